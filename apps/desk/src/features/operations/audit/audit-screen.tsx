import { type AuditRow, listAudit } from "@precise/contract/desk/operations/audit";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import type { Column } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { auditQuery, changeText } from "./audit-words.ts";
import { ChainCheck } from "./chain-check.tsx";

const columns: readonly Column<AuditRow>[] = [
  { key: "at", head: "When", cell: ({ at }) => shortDayAndTime(at) },
  { key: "actor", head: "Who", cell: ({ actor }) => actor },
  { key: "act", head: "What", cell: ({ act }) => act },
  { key: "subject", head: "Of", cell: ({ subject }) => subject },
  { key: "change", head: "Change", cell: changeText, isGrowing: true, onCard: "line" },
  { key: "reason", head: "Why", cell: ({ reason }) => reason, onCard: "line" },
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
];
const shape = { columns, filters };

/** What the shop's people changed, the newest first, and whether the record of it is whole. */
export function AuditScreen() {
  const control = useTableState(shape);
  const { search, filters: chosen } = control.state;
  const query = { ...auditQuery(search), act: chosen.act?.join(",") || undefined };
  const list = useList(
    deskListQuery<AuditRow>(deskKey(listAudit, { query }), async (cursor) => {
      const page = await deskCall(listAudit, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { rows, next } = page.value;
      return { ok: true, value: { rows, total: null, nextCursor: next } };
    }),
  );
  return (
    <Page title="Audit" actions={<ChainCheck />} isFilled>
      <DataTable
        label="Audit"
        columns={columns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ id }) => String(id)}
        searchHint="Order, item no. or e-mail"
        emptyWords="Nothing was changed yet."
      />
    </Page>
  );
}
