import { type CustomerRow, listCustomers, newsletterExportPath } from "@precise/contract/desk/people";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useMemo, useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { downloadFile } from "#desk/parts/download-file.ts";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { customerColumns, customerFilters, customerShape } from "./customer-columns.tsx";

const kinds = ["account", "guest"] as const;
const rowId = ({ id }: CustomerRow) => id;
const rowHref = ({ id }: CustomerRow) => `/customers/${id}`;

/** Accounts and guests, and where to find one. */
export function CustomersScreen() {
  const control = useTableState(customerShape);
  const { search, filters } = control.state;
  // Both are all.
  const [only, ...others] = filters.kind ?? [];
  const query = {
    search: search || undefined,
    kind: others.length === 0 ? kinds.find((kind) => kind === only) : undefined,
  };
  const list = useList(
    deskListQuery<CustomerRow>(deskKey(listCustomers, { query }), async (cursor) => {
      const page = await deskCall(listCustomers, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { customers, total, next } = page.value;
      return { ok: true, value: { rows: customers, total, nextCursor: next } };
    }),
  );
  const seesMoney = useMay("payment.read");
  const columns = useMemo(() => customerColumns(seesMoney), [seesMoney]);
  return (
    <Page title="Customers" actions={<NewsletterFile />} isFilled>
      <DataTable
        label="Customers"
        columns={columns}
        filters={customerFilters}
        control={control}
        list={list}
        rowId={rowId}
        rowHref={rowHref}
        searchHint="Name, e-mail, phone, order"
        views={<SavedViews screen="customers" path="/customers" />}
        emptyWords="Nobody has ordered or signed in yet."
      />
    </Page>
  );
}

/** The newsletter's subscribers as a file; each download is noted. */
function NewsletterFile() {
  const may = useMay("customer.export");
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!may) return null;
  const download = async () => {
    setPending(true);
    setProblem(await downloadFile(newsletterExportPath, `newsletter-${todayInLagos()}.csv`));
    setPending(false);
  };
  return (
    <>
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Button tone="secondary" pending={isPending} onClick={() => void download()}>
        Newsletter list
      </Button>
    </>
  );
}
