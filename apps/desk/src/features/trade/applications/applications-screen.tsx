import {
  listTradeApplications,
  type TradeApplication,
} from "@precise/contract/desk/trade/trade-applications";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import type { Column } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { applicationHref, statusNames, tradeName } from "./application-words.ts";

const columns: readonly Column<TradeApplication>[] = [
  { key: "company", head: "Company", cell: ({ company }) => company, isGrowing: true },
  { key: "status", head: "State", cell: ({ status }) => statusNames[status] },
  {
    key: "created_at",
    head: "Received",
    cell: ({ created_at: at }) => <time dateTime={at}>{shortDayAndTime(at)}</time>,
  },
  { key: "trade", head: "Trade", cell: ({ trade }) => tradeName(trade) },
  { key: "person", head: "Person", cell: ({ firstname, lastname }) => `${firstname} ${lastname}` },
  { key: "email", head: "E-mail", cell: ({ email }) => email, onCard: "line", isSpare: true },
  { key: "phone", head: "Phone", cell: ({ phone }) => phoneText(phone) },
  { key: "state", head: "State of Nigeria", cell: ({ state }) => state, isSpare: true },
  { key: "rc_number", head: "Registration", cell: ({ rc_number }) => rc_number, isSpare: true },
  { key: "tin", head: "Tax number", cell: ({ tin }) => tin, isSpare: true },
];
const filters = [
  {
    key: "status",
    name: "State",
    options: Object.entries(statusNames).map(([value, name]) => ({ value, name })),
  },
];
const shape = { columns, filters };

/** Who asks for a trade account: those that wait first. */
export function ApplicationsScreen() {
  const control = useTableState(shape);
  const { search, filters: chosen } = control.state;
  // Several states are all of them but one; then those that wait come first anyway.
  const [status, ...others] = (["open", "approved", "declined"] as const).filter((each) =>
    chosen.status?.includes(each),
  );
  const query = { search: search || undefined, status: others.length > 0 ? undefined : status };
  const list = useList(
    deskListQuery<TradeApplication>(deskKey(listTradeApplications, { query }), async (cursor) => {
      const page = await deskCall(listTradeApplications, {
        query: { ...query, cursor: cursor ?? undefined },
      });
      if (!page.ok) return page;
      const { applications: rows, total, next: nextCursor } = page.value;
      return { ok: true, value: { rows, total, nextCursor } };
    }),
  );
  return (
    <Page
      title="Trade applications"
      actions={<DeskLink href="/companies">Trade companies</DeskLink>}
      isFilled
    >
      <DataTable
        label="Trade applications"
        columns={columns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => applicationHref(id)}
        searchHint="Company, person or number"
        emptyWords="Nobody has asked for a trade account yet."
      />
    </Page>
  );
}
