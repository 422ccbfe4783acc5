import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import type { Filter } from "./column.ts";
import { count, day } from "./filter-menu.css.ts";
import { withFilter, withValues } from "./table-state.ts";
import { choice } from "./table-tools.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** The choices of one filter; several at once where it lists them, else a day. */
export function FilterMenu({ filter, control }: { readonly filter: Filter; readonly control: TableControl }) {
  const { key, name, options } = filter;
  const { state, change } = control;
  const chosen = state.filters[key] ?? [];
  const face = (
    <>
      {name} {chosen.length > 0 && <span className={count}>{chosen.length}</span>}
      <DeskIcon name="chevron-down" />
    </>
  );
  return (
    <PopMenu look="tool" side="start" face={face} staysOpen>
      {options === undefined ? (
        <input
          className={day}
          type="date"
          aria-label={name}
          value={chosen[0] ?? ""}
          onChange={({ target: { value } }) => change(withValues(state, key, value === "" ? [] : [value]))}
        />
      ) : (
        options.map(({ value, name: words }) => (
          <label key={value} className={choice}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => change(withFilter(state, key, value, event.target.checked))}
            />
            {words}
          </label>
        ))
      )}
    </PopMenu>
  );
}
