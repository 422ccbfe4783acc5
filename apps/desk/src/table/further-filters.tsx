import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import type { Filter } from "./column.ts";
import { FilterChoices } from "./filter-choices.tsx";
import * as css from "./filter-menu.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** Many filters behind one button, each folded until it is wanted or used. */
export function FurtherFilters(props: {
  readonly filters: readonly Filter[];
  readonly control: TableControl;
}) {
  const { filters, control } = props;
  const chosenOf = ({ key }: Filter) => control.state.filters[key]?.length ?? 0;
  const all = filters.reduce((sum, filter) => sum + chosenOf(filter), 0);
  const face = (
    <>
      More filters {all > 0 && <span className={css.count}>{all}</span>}
      <DeskIcon name="chevron-down" />
    </>
  );
  return (
    <PopMenu look="tool" side="start" face={face} staysOpen>
      {filters.map((filter) => (
        <details key={filter.key} className={css.further} open={chosenOf(filter) > 0}>
          <summary className={css.furtherName}>
            {filter.name} {chosenOf(filter) > 0 && <span className={css.count}>{chosenOf(filter)}</span>}
          </summary>
          <FilterChoices filter={filter} control={control} />
        </details>
      ))}
    </PopMenu>
  );
}
