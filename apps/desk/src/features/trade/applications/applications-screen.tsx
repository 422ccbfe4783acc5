import {
  listTradeApplications,
  type TradeApplication,
} from "@precise/contract/desk/trade/trade-applications";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { type Column, optionsOf } from "#desk/table/column.ts";
import { onlyChosen } from "#desk/table/table-state.ts";
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
    options: optionsOf(statusNames),
  },
];

/** Who asks for a trade account: those that wait first. */
export function ApplicationsScreen() {
  return (
    <ListScreen
      title="Trade applications"
      actions={<DeskLink href="/companies">Trade companies</DeskLink>}
      call={listTradeApplications}
      rows={(page) => page.applications}
      query={({ search, filters: chosen }) => ({
        search: search || undefined,
        // Several states are all of them but one; then those that wait come first anyway.
        status: onlyChosen(["open", "approved", "declined"], chosen.status),
      })}
      columns={columns}
      filters={filters}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => applicationHref(id)}
      searchHint="Company, person or number"
      emptyWords="Nobody has asked for a trade account yet."
    />
  );
}
