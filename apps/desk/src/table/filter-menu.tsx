import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import type { Filter } from "./column.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { count } from "./filter-menu.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** The choices of one filter; several at once where it lists them, else a day. */
export function FilterMenu({ filter, control }: { readonly filter: Filter; readonly control: TableControl }) {
  const chosen = control.state.filters[filter.key] ?? [];
  const face = (
    <>
      {filter.name} {chosen.length > 0 && <span className={count}>{chosen.length}</span>}
      <DeskIcon name="chevron-down" />
    </>
  );
  return (
    <PopMenu look="tool" side="start" face={face} staysOpen>
      <FilterChoices filter={filter} control={control} />
    </PopMenu>
  );
}
