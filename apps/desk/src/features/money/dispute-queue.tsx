import { nairaText } from "@precise/cart-core/money";
import { type MoneyRow, noteDispute } from "@precise/contract/desk/money/payments";
import { dayAndTime, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { useMoneyQueue } from "./money-queue-table.tsx";
import { staleAfterMoney } from "./money-writes.ts";
import { statusName, timeLeft } from "./payment-words.ts";
import * as css from "./payments.css.ts";
import { ReadQueue } from "./read-queue.tsx";

/** Where disputes are answered: Paystack takes evidence there alone. */
const dashboard = "https://dashboard.paystack.com/#/disputes";

const columns = [
  { key: "number", head: "Order", isRowHead: true, isCode: true },
  { key: "reference", head: "Payment" },
  { key: "status", head: "Status" },
  { key: "left", head: "Answer by" },
  { key: "amount", head: "Amount", align: "end" },
  { key: "act", head: "Note", isHeadHidden: true, align: "end" },
] as const;

/** Payments that a customer's bank disputes, with what was answered. */
export function DisputeQueue() {
  const list = useMoneyQueue("disputes");
  const mayNote = useMay("payment.confirm");
  const [noted, setNoted] = useState<MoneyRow | null>(null);
  const now = new Date();
  return (
    <>
      <p className={texts.muted}>
        Answer in{" "}
        <a href={dashboard} target="_blank" rel="noreferrer">
          Paystack's dashboard
        </a>
        , then note here what you sent. Without an answer in time the money is lost.
      </p>
      <ReadQueue list={list} emptyWords="No payment is disputed.">
        {(rows) => (
          <DenseTable
            label="Disputes"
            columns={columns}
            rows={rows.map((row) => {
              const left = row.status === "open" ? timeLeft(row.due_at, now) : { words: "", isUrgent: false };
              return {
                key: row.id,
                tone: left.isUrgent ? ("critical" as const) : undefined,
                cells: {
                  number: row.number && <DeskLink href={`/payments/${row.number}`}>{row.number}</DeskLink>,
                  reference: row.reference,
                  status: statusName(row.status),
                  left: row.due_at && (
                    <span
                      className={left.isUrgent ? texts.critical : undefined}
                      title={dayAndTime(row.due_at)}
                    >
                      {left.words || shortDayAndTime(row.due_at)}
                    </span>
                  ),
                  amount: <span className={texts.figure}>{nairaText(row.amount.value)}</span>,
                  act: mayNote && (
                    <Button tone="secondary" onClick={() => setNoted(row)}>
                      Note an answer
                    </Button>
                  ),
                },
                below: row.notes && row.notes.length > 0 && <Notes notes={row.notes} />,
              };
            })}
          />
        )}
      </ReadQueue>
      {noted && <NoteDialog dispute={noted.text ?? ""} onClose={() => setNoted(null)} />}
    </>
  );
}

function Notes({ notes }: { readonly notes: NonNullable<MoneyRow["notes"]> }) {
  return (
    <ul className={css.reasons}>
      {notes.map(({ text, url, at, actor }) => (
        <li key={`${at} ${text}`}>
          {text} {url && <a href={url}>Evidence</a>}{" "}
          <span className={texts.muted}>
            {actor}, {shortDayAndTime(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const schema = z.object({ text: textEntry("Say what was answered.", 1000), url: optionalEntry(300) });

function NoteDialog({ dispute, onClose }: { readonly dispute: string; readonly onClose: () => void }) {
  const write = useDeskWrite(noteDispute, staleAfterMoney);
  const form = useDeskForm(`dispute ${dispute}`, schema, { text: "", url: "" });
  return (
    <FormDialog
      title={`What was answered to dispute ${dispute}`}
      action="Note"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ text, url }) => {
        const body = { text, ...(url !== "" && { url }) };
        const result = await write.mutateAsync([{ params: { dispute }, body }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onClose();
      }}
    >
      <TextField label="Answered" autoComplete="off" {...form.field("text")} />
      <TextField
        label="Its address in the dashboard"
        hint="Begins with https://"
        optional
        autoComplete="off"
        {...form.field("url")}
      />
    </FormDialog>
  );
}
