import { nairaText } from "@precise/cart-core/money";
import { listDeskPayments, type MoneyQueue, type MoneyRow } from "@precise/contract/desk/money/payments";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { useDeskList } from "#desk/table/use-list.ts";
import { AccountButtons } from "./account-buttons.tsx";
import { AllocateDialog } from "./allocate-dialog.tsx";
import { HeldRefundActs } from "./held-refund.tsx";
import { caseName } from "./payment-words.ts";
import { ReadQueue } from "./read-queue.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReviewedButton } from "./reviewed-button.tsx";

const columns = [
  { key: "what", head: "What", isRowHead: true },
  { key: "number", head: "Order" },
  { key: "reference", head: "Reference" },
  { key: "since", head: "Since" },
  { key: "amount", head: "Amount", align: "end" },
  { key: "act", head: "Act", isHeadHidden: true, align: "end" },
] as const;

/** Empty queues say what would stand in them. */
const emptyWords: Readonly<Record<MoneyQueue, string>> = {
  reviews: "Nothing is to be reviewed: no part payments, no money that does not match.",
  unmatched: "All money that came belongs to an order.",
  refunds: "No refund waits for a person.",
  disputes: "No payment is disputed.",
};

/** A queue of money as the API lists it. */
export function useMoneyQueue(queue: MoneyQueue) {
  return useDeskList({
    call: listDeskPayments,
    query: { queue },
    rows: (page) => page.rows,
    total: ({ counts }) => counts[queue],
  });
}

/** Money to review, without an order, or to pay back. */
export function MoneyQueueTable({ queue }: { readonly queue: MoneyQueue }) {
  const list = useMoneyQueue(queue);
  const mayMove = useMay("payment.move");
  const mayRefund = useMay("payment.refund");
  const [allocated, setAllocated] = useState<MoneyRow | null>(null);
  const [refunded, setRefunded] = useState<MoneyRow | null>(null);
  return (
    <>
      <ReadQueue list={list} emptyWords={emptyWords[queue]}>
        {(rows) => (
          <DenseTable
            label="Money that waits"
            columns={columns}
            rows={rows
              .filter(({ kind }) => kind !== "credit")
              .map((row) => ({
                key: row.id,
                cells: {
                  what: caseName(row),
                  number: row.number && <DeskLink href={`/payments/${row.number}`}>{row.number}</DeskLink>,
                  reference: row.reference,
                  since: row.at && (row.at.length > 10 ? shortDayAndTime(row.at) : row.at),
                  amount: (
                    <span className={texts.figure}>
                      <span>{`${nairaText(row.amount.value)}${row.status === "part_paid" ? " missing" : ""}`}</span>
                      {row.payable && row.net && (
                        <span className={texts.muted}>
                          {" "}
                          ({nairaText(row.net.value)} of {nairaText(row.payable.value)})
                        </span>
                      )}
                    </span>
                  ),
                  act: actOf(row),
                },
                below: row.text,
              }))}
          />
        )}
      </ReadQueue>
      {allocated && <AllocateDialog row={allocated} onClose={() => setAllocated(null)} />}
      {refunded?.number && (
        <RefundDialog
          number={refunded.number}
          left={refunded.amount.value}
          onClose={() => setRefunded(null)}
        />
      )}
    </>
  );

  function actOf(row: MoneyRow) {
    if (row.kind === "free" && mayMove)
      return (
        <Button tone="secondary" onClick={() => setAllocated(row)}>
          Give to an order
        </Button>
      );
    if (row.kind === "account" && row.number !== null)
      return <AccountButtons row={row} number={row.number} />;
    if (row.kind === "refund" && row.status === "held" && row.number !== null)
      return <HeldRefundActs number={row.number} amount={row.amount.value} />;
    if (queue === "refunds" && row.kind === "order" && mayRefund)
      return (
        <Button tone="secondary" onClick={() => setRefunded(row)}>
          Refund
        </Button>
      );
    if (row.kind === "order" && row.reference !== null) return <ReviewedButton reference={row.reference} />;
    return row.number && <DeskLink href={`/payments/${row.number}`}>Open</DeskLink>;
  }
}
