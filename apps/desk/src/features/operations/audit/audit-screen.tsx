import { type AuditRow, listAudit } from "@precise/contract/desk/operations/audit";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import type { Column } from "#desk/table/column.ts";
import { actText } from "./act-words.ts";
import { auditQuery, changeText } from "./audit-words.ts";
import { ChainCheck } from "./chain-check.tsx";

const columns: readonly Column<AuditRow>[] = [
  { key: "at", head: "When", cell: ({ at }) => <ShortMoment at={at} /> },
  {
    key: "actor",
    head: "Who",
    cell: ({ actor }) => (
      <DeskLink href={`/audit?q=${encodeURIComponent(`by:${actor.split(" ", 1)[0]}`)}`}>{actor}</DeskLink>
    ),
  },
  { key: "act", head: "What", cell: ({ act }) => actText(act) },
  { key: "subject", head: "Of", cell: ({ subject }) => subject, onCard: "short" },
  { key: "change", head: "Change", cell: changeText, isGrowing: true, onCard: "line" },
  { key: "reason", head: "Why", cell: ({ reason }) => reason, onCard: "none" },
  { key: "request", head: "Request", cell: ({ request_id }) => request_id, isSpare: true, onCard: "none" },
];
const filters = [
  {
    key: "act",
    name: "What",
    options: [
      { value: "orders", name: "Orders" },
      { value: "payments", name: "Payments" },
      { value: "deliveries,riders", name: "Deliveries" },
      { value: "returns", name: "Returns" },
      { value: "stock", name: "Stock" },
      { value: "catalogue", name: "Catalogue" },
      { value: "coupons", name: "Coupons" },
      { value: "trade,price-lists", name: "Trade" },
      { value: "staff,approvals,desk", name: "Staff and sign-ins" },
    ],
  },
  { key: "from", name: "From" },
  { key: "to", name: "Until" },
];

/** What the shop's people changed, the newest first, and whether the record of it is whole. */
export function AuditScreen() {
  return (
    <ListScreen
      title="Audit"
      actions={<ChainCheck />}
      call={listAudit}
      rows={(page) => page.rows}
      query={({ search, filters: chosen }) => ({
        ...auditQuery(search),
        act: chosen.act?.join(",") || undefined,
        from: chosen.from?.[0],
        to: chosen.to?.[0],
      })}
      columns={columns}
      filters={filters}
      rowId={({ id }) => String(id)}
      searchHint="Order, item no., e-mail; by:Ada"
      emptyWords="Nothing was changed yet."
    />
  );
}
