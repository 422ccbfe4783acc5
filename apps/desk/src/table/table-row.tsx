import { memo } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import type { Column } from "./column.ts";
import type { DrawnRow } from "./row-model.ts";
import { SelectBox } from "./select-box.tsx";
import * as css from "./table-row.css.ts";
import type { SelectionControl } from "./use-selection.ts";

/** One row; its first cell names it and leads to it. */
export function TableRow<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly row: DrawnRow<Row>;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly selection: SelectionControl | undefined;
  readonly shown: readonly string[];
}) {
  const { columns, row, rowHref, selection, shown } = props;
  const isSelected = selection?.ids.has(row.id) ?? false;
  return (
    <tr className={css.row} data-row={row.id} data-selected={isSelected || undefined}>
      {selection && (
        <td className={css.boxCell}>
          <SelectBox
            label={`Select ${row.id}`}
            state={isSelected ? "all" : "none"}
            onChange={(isOn, hasShift) => selection.set(row.id, isOn, shown, hasShift)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <RowCell
          key={column.key}
          column={column as Column<unknown>}
          row={row.row}
          isFirst={index === 0}
          isAfterBox={selection !== undefined}
          href={index === 0 ? rowHref?.(row.row) : undefined}
        />
      ))}
    </tr>
  );
}

/** Drawn again only when its row is another: selecting one of 500 rows draws two cells. */
const RowCell = memo(function RowCell(props: {
  readonly column: Column<unknown>;
  readonly row: unknown;
  readonly isFirst: boolean;
  readonly isAfterBox: boolean;
  readonly href: string | undefined;
}) {
  const { column, row, isFirst, isAfterBox, href } = props;
  const { head, align = "start", isGrowing, onCard } = column;
  const look = `${css.cell[align]} ${isGrowing ? css.growing : ""} ${onCard ? css.onCard[onCard] : ""}`;
  const content = column.cell(row);
  return isFirst ? (
    <th scope="row" className={`${look} ${css.first} ${isAfterBox ? css.afterBox : ""}`}>
      {href === undefined ? (
        content
      ) : (
        <DeskLink href={href} className={css.link}>
          {content}
        </DeskLink>
      )}
    </th>
  ) : (
    <td className={look} data-head={head}>
      {content}
    </td>
  );
});
