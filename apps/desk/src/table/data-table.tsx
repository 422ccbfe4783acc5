import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useMedia } from "#desk/parts/use-media.ts";
import { filledList } from "#desk/styles/media.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { Column, Filter } from "./column.ts";
import * as css from "./data-table.css.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ListEnd } from "./list-end.tsx";
import { LoadingRows } from "./loading-rows.tsx";
import { NoRows } from "./no-rows.tsx";
import { type Rows, rowModel } from "./row-model.ts";
import { TableHead } from "./table-head.tsx";
import { body } from "./table-row.css.ts";
import { TableRow } from "./table-row.tsx";
import { TableTools } from "./table-tools.tsx";
import type { List } from "./use-list.ts";
import { useRowKeys } from "./use-row-keys.ts";
import type { SelectionControl } from "./use-selection.ts";
import type { TableControl } from "./use-table-state.ts";

/**
 * The one table of all lists: search, filters with chips, sort, columns and density in the address; 50 rows and more on
 * request; selection; keys. A real table; below 600 px each row is a card.
 */
export function DataTable<Row>(props: {
  /** Names the list: "Orders". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter[];
  readonly control: TableControl;
  readonly list: List<Row>;
  readonly rowId: (row: Row) => string;
  /** Where a row leads; its first cell is the link. */
  readonly rowHref?: (row: Row) => string;
  /** What the search understands: "Number, phone, name, ₦125,000". Without it there is no search. */
  readonly searchHint?: string;
  readonly selection?: SelectionControl;
  /** Buttons for the selected rows. @param ids of all of them, shown or not; see also `selection.wholeView` */
  readonly bulkActions?: (ids: readonly string[]) => ReactNode;
  /** The bulk acts can take everything that the list's state finds, by its count. */
  readonly takesWholeView?: boolean;
  /** Of an empty list: how many rows there are without each filter, by its key; `q` is the search. */
  readonly without?: Readonly<Record<string, number>>;
  /** Saved views, above the tools. */
  readonly views?: ReactNode;
  /** Beside the tools, such as an export. */
  readonly tools?: ReactNode;
  /** What to say where there is nothing at all, not only nothing found. */
  readonly emptyWords?: string;
}) {
  const { label, columns, filters = [], control, list, rowId, rowHref, searchHint, selection } = props;
  const { state } = control;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const model = useMemo(
    () => rowModel(columns, list.rows, rowId, state.columns),
    [columns, list.rows, rowId, state.columns],
  );
  const shown = useMemo(() => list.rows.map(rowId), [list.rows, rowId]);
  useRowKeys(scroller, shown, selection);
  const isEmpty = !list.isLoading && list.rows.length === 0;
  return (
    <section className={css.place} aria-label={label}>
      {props.views}
      <TableTools
        columns={columns}
        filters={filters}
        control={control}
        searchHint={searchHint}
        tools={props.tools}
      />
      <FilterChips filters={filters} control={control} />
      <div className={css.frame}>
        {/* Keys scroll it, to columns without anything to focus. */}
        <section
          ref={setScroller}
          className={css.scroller}
          data-old={list.isOld || undefined}
          aria-label={`Rows of ${label}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
          tabIndex={0}
        >
          <table
            className={css.table}
            data-density={state.density}
            aria-label={label}
            aria-busy={list.isLoading || list.isOld}
          >
            <TableHead columns={model.columns} control={control} selection={selection} shown={shown} />
            <TableRows
              columns={model.columns}
              rows={model.rows}
              isLoading={list.isLoading}
              density={state.density}
              rowHref={rowHref}
              selection={selection}
              shown={shown}
              scroller={scroller}
            />
          </table>
          {isEmpty && (
            <NoRows
              list={list}
              filters={filters}
              control={control}
              without={props.without ?? {}}
              words={props.emptyWords ?? "There is nothing yet."}
            />
          )}
        </section>
      </div>
      <ListEnd list={list} />
      {selection && props.bulkActions && (
        <BulkBar
          selection={selection}
          shown={shown}
          total={props.takesWholeView ? list.total : null}
          narrowing={JSON.stringify([state.search, state.filters])}
        >
          {props.bulkActions([...selection.ids])}
        </BulkBar>
      )}
    </section>
  );
}

// What reckons heights is not needed for a page of rows.
const RowsInSight = lazy(async () => ({ default: (await import("./rows-in-sight.tsx")).RowsInSight }));

/** Above this many rows only those in sight are drawn. */
const mostDrawn = 200;

/** The rows of a list. Cards are of any height and are drawn all: a phone's page scrolls as a whole. */
function TableRows<Row>(props: Rows<Row>) {
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
