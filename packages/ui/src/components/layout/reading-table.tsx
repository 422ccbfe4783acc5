import type { ReactNode } from "react";
import * as css from "./reading-table.css.ts";

/** A row: what names it, and its other cells in the columns' order. */
export interface ReadingRow {
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/**
 * A table within a text. On phones each row is a block of its own, with a line for each cell and its column's head, so that no
 * column is out of sight. The roles are said in full, because a browser forgets a table's own when its rows become grids.
 * @param heads of all columns; the first is that of the rows' heads
 * @param label names the table for screen readers where no caption does
 */
export function ReadingTable(props: {
  readonly heads: readonly string[];
  readonly rows: readonly ReadingRow[];
  readonly label?: string;
  readonly caption?: string;
}) {
  const { heads, rows, label, caption } = props;
  return (
    <table className={css.table} aria-label={label} role="table">
      {caption && <caption className={css.caption}>{caption}</caption>}
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader" className={css.headCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map(({ head, cells }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
          <tr key={at} className={css.row} role="row">
            <th scope="row" role="rowheader" className={css.rowHead} data-head={heads[0]}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} role="cell" className={css.cell} data-head={heads[index + 1]}>
                {/* One part beside the head, however many texts and links it is made of. */}
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
