import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import type { Column } from "./column.ts";
import { SelectBox } from "./select-box.tsx";
import { shownState } from "./selection.ts";
import * as css from "./table-head.css.ts";
import { nextSort } from "./table-state.ts";
import type { SelectionControl } from "./use-selection.ts";
import type { TableControl } from "./use-table-state.ts";

/** Heads of the columns; those that can be sorted are buttons. */
export function TableHead<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly control: TableControl;
  readonly selection: SelectionControl | undefined;
  readonly shown: readonly string[];
}) {
  const { columns, control, selection, shown } = props;
  const { state, change } = control;
  const corner = selection ? css.firstAfterBox : css.first;
  return (
    <thead className={css.head}>
      <tr>
        {selection && (
          <th className={css.boxCell} scope="col">
            <SelectBox
              label="Select all rows shown"
              state={shownState(selection.ids, shown)}
              onChange={(isOn) => selection.setAll(shown, isOn)}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const { key, head, align = "start", sort } = column;
          const isSorted = state.sort?.key === key;
          const isDown = isSorted && state.sort?.isDown === true;
          const order = isDown ? "descending" : "ascending";
          return (
            <th
              key={key}
              scope="col"
              className={`${css.cell[align]} ${index === 0 ? corner : ""}`}
              aria-sort={isSorted ? order : undefined}
            >
              {sort === undefined ? (
                head
              ) : (
                <button
                  type="button"
                  className={css.sort[align]}
                  onClick={() => change({ ...state, sort: nextSort(state.sort, column) })}
                >
                  {head}
                  <span className={isSorted ? css.arrow : css.noArrow}>
                    <DeskIcon name={isDown || (!isSorted && sort === "down") ? "arrow-down" : "arrow-up"} />
                  </span>
                  {!isSorted && <VisuallyHidden>, sort by it</VisuallyHidden>}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
