import { lazy, Suspense } from "react";
import { useMedia } from "#desk/parts/use-media.ts";
import { filledList } from "#desk/styles/media.ts";
import { LoadingRows } from "./loading-rows.tsx";
import type { Rows } from "./row-model.ts";
import { body } from "./table-row.css.ts";
import { TableRow } from "./table-row.tsx";

// What reckons heights is not needed for a page of rows.
const RowsInSight = lazy(async () => ({ default: (await import("./rows-in-sight.tsx")).RowsInSight }));

/** Above this many rows only those in sight are drawn. */
const mostDrawn = 200;

/** The rows of a list. Cards are of any height and are drawn all: a phone's page scrolls as a whole. */
export function TableRows<Row>(props: Rows<Row>) {
  const { columns, rows, isLoading, selection } = props;
  const scrollsItself = useMedia(filledList);
  if (isLoading) return <LoadingRows columns={columns.length + (selection ? 1 : 0)} />;
  const isLong = scrollsItself && rows.length > mostDrawn;
  const drawn = (
    <tbody className={body}>
      {(isLong ? rows.slice(0, mostDrawn) : rows).map((row) => (
        <TableRow key={row.id} {...props} row={row} />
      ))}
    </tbody>
  );
  if (isLong)
    return (
      <Suspense fallback={drawn}>
        {/* A component that is loaded later has no type parameter. */}
        <RowsInSight {...(props as unknown as Rows<unknown>)} />
      </Suspense>
    );
  return drawn;
}
