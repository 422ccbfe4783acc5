import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import * as css from "./dense-table.css.ts";

export interface DenseColumn {
  readonly key: string;
  readonly head: string;
  /** The head is for screen readers only: a column of buttons needs no title. */
  readonly isHeadHidden?: boolean;
  /** Numbers and amounts are aligned to the end, so that their digits line up. */
  readonly align?: "start" | "end";
  /** Least width of the column as a CSS length; the others share what is left. */
  readonly width?: string;
  /** Its cell names the row. */
  readonly isRowHead?: boolean;
  /** Its cells are numbers such as `PR-CH-ADN60-BB`, which a line never breaks at a hyphen. */
  readonly isCode?: boolean;
  /** Its cells are fields, which on phones need their head even where they name the row. */
  readonly isField?: boolean;
  /** On phones its cell takes a line of its own. */
  readonly isWide?: boolean;
  /** Room to spare: phones leave it out, where rows are lines. */
  readonly isSpare?: boolean;
  /** On phones its cells stand without their head: they say what they are. */
  readonly isPlainOnPhones?: boolean;
}

export interface DenseRow {
  readonly key: string;
  /** By the columns' keys. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** What else there is to say of the row, under its cells. */
  readonly below?: ReactNode;
  readonly tone?: "critical" | "caution" | undefined;
  /** Room to spare: phones leave it out, except where no script can make room later. */
  readonly isSpare?: boolean;
}

/**
 * Many rows close together. On phones each row is two or three lines of one height: what names it with what can be done, what is
 * longer cut off. Where its cells are fields, or must be read in full, it is a small card whose cells carry their columns' heads
 * above them. The roles are said in full, because a browser forgets a table's own when its rows become grids.
 * @param label names the table for screen readers
 * @param look of a row on a phone; a table of fields has cards
 */
export function DenseTable(props: {
  readonly label: string;
  readonly columns: readonly DenseColumn[];
  readonly rows: readonly DenseRow[];
  readonly look?: "lines" | "cards";
}) {
  const { label, columns, rows } = props;
  const look = columns.some(({ isField }) => isField) ? "cards" : (props.look ?? "lines");
  return (
    <table className={css.table} aria-label={label} role="table" data-look={look}>
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, head, isHeadHidden, align = "start", width }) => (
            <th key={key} scope="col" role="columnheader" className={css.headCell[align]} style={{ width }}>
              {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row) => (
          <DenseRows key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function DenseRows({ row, columns }: { readonly row: DenseRow; readonly columns: readonly DenseColumn[] }) {
  const { cells, below, tone = "plain", isSpare = false } = row;
  return (
    <>
      <tr className={`${css.row[tone]} ${below ? css.rowBefore : ""} ${isSpare ? css.spare : ""}`} role="row">
        {columns.map(
          ({
            key,
            head,
            isHeadHidden,
            align = "start",
            isRowHead,
            isCode,
            isField,
            isWide,
            isPlainOnPhones,
            isSpare: isLeftOut,
          }) => {
            const cell = {
              className: [
                css.cell[align],
                isWide && css.wideCell,
                isRowHead && css.nameCell,
                isCode && css.codeCell,
                isHeadHidden && css.actCell,
                isLeftOut && css.spareCell,
              ]
                .filter(Boolean)
                .join(" "),
              ...(!isHeadHidden && !isPlainOnPhones && (!isRowHead || isField) && { "data-head": head }),
              children: cells[key],
            };
            return isRowHead ? (
              <th key={key} scope="row" role="rowheader" {...cell} />
            ) : (
              <td key={key} role="cell" {...cell} />
            );
          },
        )}
      </tr>
      {below && (
        <tr className={css.row[tone]} role="row">
          <td className={css.below} colSpan={columns.length} role="cell">
            {below}
          </td>
        </tr>
      )}
    </>
  );
}
