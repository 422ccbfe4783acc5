import { useVirtualizer } from "@tanstack/react-virtual";
import { type Rows, rowPixels } from "./row-model.ts";
import { body } from "./table-row.css.ts";
import { TableRow } from "./table-row.tsx";

/** Of a long list the rows that are in sight, with room for the others. */
export function RowsInSight<Row>(props: Rows<Row>) {
  const { columns, rows, density, selection, scroller } = props;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowPixels[density],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <tbody className={body}>
      <Gap height={before} width={width} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <TableRow key={row.id} {...props} row={row} />;
      })}
      <Gap height={after} width={width} />
    </tbody>
  );
}

/** The height of the rows that are not drawn. */
function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return height > 0 ? (
    <tr>
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}
