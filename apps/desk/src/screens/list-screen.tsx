import type { Route } from "@precise/contract/wire/route";
import type { ReactNode } from "react";
import { Page } from "#desk/parts/page.tsx";
import {
  type BesideList,
  besideList,
  type DeskListProps,
  ListTable,
  type StatedQuery,
  useShownList,
} from "./desk-list.tsx";

interface ListScreenProps<R extends Route, Row> extends Omit<DeskListProps<R, Row>, "label"> {
  readonly title: string;
  /** Names the table; without, the title does. */
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly actions?: BesideList<Row>;
  /** Between the heading and the list, such as tabs. */
  readonly above?: BesideList<Row>;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/**
 * A screen that is one list of the API: its state is the address, its rows come page by page.
 */
export function ListScreen<R extends Route, Row>(props: ListScreenProps<R, Row> & StatedQuery<R>) {
  const { title, label = title, beside, actions, above, children, ...list }: ListScreenProps<R, Row> = props;
  const read = useShownList({ ...list, label });
  return (
    <Page title={title} beside={beside} actions={besideList(actions, read.shown)} isFilled>
      {besideList(above, read.shown)}
      <ListTable {...list} label={label} {...read} />
      {children}
    </Page>
  );
}
