import type { Route, SentQueryOf } from "@precise/contract/wire/route";
import { type ReactNode, useMemo } from "react";
import type { Column, Filter } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import type { TableShape, TableState } from "#desk/table/table-state.ts";
import { type List, type ListSource, useDeskList } from "#desk/table/use-list.ts";
import type { SelectionControl } from "#desk/table/use-selection.ts";
import { useTableState } from "#desk/table/use-table-state.ts";

/** A list as it is shown now: what its address says, and the rows. */
export interface ShownList<Row> {
  readonly state: TableState;
  readonly list: List<Row>;
}

/** Something beside the list; a function where it depends on what is shown. */
export type BesideList<Row> = ReactNode | ((shown: ShownList<Row>) => ReactNode);

/** What a list is, said once: where its rows come from, how they look, and its words. */
export interface DeskListProps<R extends Route, Row> extends Omit<ListSource<R, Row>, "query"> {
  /** Names the table: "Orders". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter[];
  /** What its address may say, where that is not just the columns and filters that are shown. */
  readonly shape?: TableShape;
  /** What the call is asked, from what the address says. Without: the search, and each filter with its values parted by commas. */
  readonly query?: (state: TableState) => SentQueryOf<R>;
  readonly rowId: (row: Row) => string;
  /** Where a row leads; its first cell is the link. */
  readonly rowHref?: (row: Row) => string;
  /** What the search understands: "Number, phone, name". Without it there is no search. */
  readonly searchHint?: string;
  /** What to say where there is nothing at all, not only nothing found. */
  readonly emptyWords?: string;
  /** With it rows can be selected, for the bulk acts. */
  readonly selection?: SelectionControl | undefined;
  /** Buttons for the selected rows, by their ids. */
  readonly bulkActions?: (ids: readonly string[], shown: ShownList<Row>) => ReactNode;
  readonly takesWholeView?: boolean;
  /** Saved views, above the tools. */
  readonly views?: ReactNode;
  /** Beside the tools, such as an export. */
  readonly tools?: BesideList<Row>;
}

/** A call that takes only one value of a filter, or a number, says what it is asked. */
export type StatedQuery<R> =
  { readonly [Key in keyof SentQueryOf<R>]?: string | undefined } extends SentQueryOf<R>
    ? unknown
    : { readonly query: (state: TableState) => SentQueryOf<R> };

const noFilters: readonly Filter[] = [];

function textsOf({ search, filters }: TableState): Readonly<Record<string, string | undefined>> {
  const texts = Object.entries(filters).map(([key, values]) => [key, values.join()]);
  return { search: search || undefined, ...Object.fromEntries(texts) };
}

/** The state and the rows of a list. @param props its columns, filters and shape are constants, or memos */
export function useShownList<R extends Route, Row>(props: DeskListProps<R, Row>) {
  const { columns, filters = noFilters, shape } = props;
  const control = useTableState(useMemo(() => shape ?? { columns, filters }, [shape, columns, filters]));
  // Without a query of its own, the call takes texts: `StatedQuery` sees to it.
  const query = (props.query ?? textsOf)(control.state) as SentQueryOf<R>;
  const list = useDeskList({ ...props, query });
  return { control, shown: { state: control.state, list } };
}

/** What stands beside a list, for what it shows. */
export function besideList<Row>(part: BesideList<Row>, shown: ShownList<Row>): ReactNode {
  return typeof part === "function" ? part(shown) : part;
}

/** The table of a list that `useShownList` reads. */
export function ListTable<R extends Route, Row>(
  props: DeskListProps<R, Row> & ReturnType<typeof useShownList<R, Row>>,
) {
  const { control, shown, bulkActions, selection, shape: _, call: _call, query: _query, ...table } = props;
  return (
    <DataTable
      {...table}
      control={control}
      list={shown.list}
      tools={besideList(props.tools, shown)}
      {...(selection && { selection })}
      {...(bulkActions && { bulkActions: (ids) => bulkActions(ids, shown) })}
    />
  );
}

/** A list in a part of a screen: `ListScreen` without the page. */
export function DeskList<R extends Route, Row>(props: DeskListProps<R, Row> & StatedQuery<R>) {
  return <ListTable {...props} {...useShownList(props)} />;
}
