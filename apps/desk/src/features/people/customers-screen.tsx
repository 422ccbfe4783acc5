import { type CustomerRow, listCustomers, newsletterExportPath } from "@precise/contract/desk/people";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { downloadFile } from "#desk/parts/download-file.ts";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { onlyChosen } from "#desk/table/table-state.ts";
import { SavedViews } from "#desk/views/saved-views.tsx";
import { customerColumns, customerShape } from "./customer-columns.tsx";

const kinds = ["account", "guest"] as const;
const rowId = ({ id }: CustomerRow) => id;
const rowHref = ({ id }: CustomerRow) => `/customers/${id}`;

/** Accounts and guests, and where to find one. */
export function CustomersScreen() {
  const seesMoney = useMay("payment.read");
  const columns = useMemo(() => customerColumns(seesMoney), [seesMoney]);
  const { data } = useQuery({ ...deskQuery(listCustomers, { query: {} }), staleTime: 60_000 });
  const tags = data?.tags;
  const shape = useMemo(() => customerShape(tags ?? []), [tags]);
  return (
    <ListScreen
      title="Customers"
      actions={<NewsletterFile />}
      call={listCustomers}
      rows={(page) => page.customers}
      query={({ search, filters }) => ({
        search: search || undefined,
        kind: onlyChosen(kinds, filters.kind),
        tag: filters.tag?.join(",") || undefined,
      })}
      columns={columns}
      shape={shape}
      filters={shape.filters}
      rowId={rowId}
      rowHref={rowHref}
      searchHint="Name, e-mail, phone, order"
      views={<SavedViews screen="customers" path="/customers" />}
      emptyWords="Nobody has ordered or signed in yet."
    />
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
