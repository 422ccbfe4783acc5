import { type ExportKind, exportKinds, exportPath } from "@precise/contract/desk/money/exports";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useState } from "react";
import { downloadFile } from "#desk/parts/download-file.ts";
import { Page } from "#desk/parts/page.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./cash-up.css.ts";

const names: Readonly<Record<ExportKind, string>> = {
  orders: "Orders",
  receipts: "Money received and refunded",
  vat: "VAT: invoices and credit notes",
  "credit-notes": "Credit notes",
};

const columns = [
  { key: "name", head: "File", isRowHead: true },
  { key: "act", head: "Download", isHeadHidden: true, align: "end" },
] as const;

/** Files for the accountant, by the days that they cover. */
export function ExportsScreen() {
  const today = todayInLagos();
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const [pending, setPending] = useState<ExportKind | null>(null);
  const [problem, setProblem] = useState<string>();
  const isRange = from !== "" && to !== "" && from <= to;
  const download = async (kind: ExportKind) => {
    if (!isRange) return setProblem("The first day must not be after the last.");
    setPending(kind);
    setProblem(await downloadFile(exportPath(kind, from, to), `${kind}-${from}-${to}.csv`));
    setPending(null);
  };
  return (
    <Page title="Accountant's files">
      <div className={css.form}>
        <p className={texts.muted}>
          CSV for a spreadsheet. Each download is noted in the audit, and asks for a one-time code of the last
          ten minutes.
        </p>
        <TextField
          id="from"
          type="date"
          label="From"
          value={from}
          max={today}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          id="to"
          type="date"
          label="To"
          value={to}
          max={today}
          onChange={(event) => setTo(event.target.value)}
        />
        <DenseTable
          label="Files"
          columns={columns}
          rows={exportKinds.map((kind) => ({
            key: kind,
            cells: {
              name: names[kind],
              act: (
                <Button tone="secondary" pending={pending === kind} onClick={() => void download(kind)}>
                  Download<VisuallyHidden> {names[kind]}</VisuallyHidden>
                </Button>
              ),
            },
          }))}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    </Page>
  );
}
