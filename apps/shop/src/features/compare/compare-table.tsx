import type { ReactNode } from "react";
import * as css from "./compare-table.css.ts";

/**
 * A column for each product. The roles are said in full, because a browser forgets a table's own when its rows become grids.
 * @param heads of the columns, which the first row shows
 */
export function CompareTable(props: {
  readonly label: string;
  readonly heads: readonly { readonly key: string; readonly head: ReactNode }[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: string;
    readonly cells: readonly ReactNode[];
  }[];
}) {
  const { label, heads, rows } = props;
  return (
    <table className={css.table} aria-label={label} role="table">
      <thead className={css.rows} role="rowgroup">
        <tr className={css.row} role="row">
          <td role="cell" className={css.head} />
          {heads.map(({ key, head }) => (
            <th key={key} scope="col" role="columnheader" className={css.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.rows} role="rowgroup">
        {rows.map(({ key, head, cells }) => (
          <tr key={key} className={css.row} role="row">
            <th scope="row" role="rowheader" className={css.head}>
              {head}
            </th>
            {cells.map((cell, place) => (
              <td key={heads[place]?.key} role="cell" className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
