import { useVirtualizer } from "@tanstack/react-virtual";
import { useMedia } from "#desk/parts/use-media.ts";
import { filledList } from "#desk/styles/media.ts";
import type { Column } from "./column.ts";
import { LoadingRows } from "./loading-rows.tsx";
import { body } from "./table-row.css.ts";
import { TableRow } from "./table-row.tsx";
import type { Density } from "./table-state.ts";
import type { DrawnRow } from "./use-row-model.ts";
import type { SelectionControl } from "./use-selection.ts";

interface Rows<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly DrawnRow<Row>[];
  readonly isLoading: boolean;
  readonly density: Density;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly selection: SelectionControl | undefined;
  readonly shown: readonly string[];
  readonly scroller: HTMLDivElement | null;
}

/** Above this many rows only those in sight are drawn. */
const mostDrawn = 200;
/** Heights of a row, with its line. */
export const rowPixels: Readonly<Record<Density, number>> = { dense: 36, roomy: 48 };

/** The rows of a list. Cards are of any height and are drawn all: a phone's page scrolls as a whole. */
export function TableRows<Row>(props: Rows<Row>) {
  const { columns, rows, isLoading, selection } = props;
  const scrollsItself = useMedia(filledList);
  if (isLoading) return <LoadingRows columns={columns.length + (selection ? 1 : 0)} />;
  if (scrollsItself && rows.length > mostDrawn) return <RowsInSight {...props} />;
  return (
    <tbody className={body}>
      {rows.map((row) => (
        <TableRow key={row.id} {...props} row={row} />
      ))}
    </tbody>
  );
}

function RowsInSight<Row>(props: Rows<Row>) {
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
