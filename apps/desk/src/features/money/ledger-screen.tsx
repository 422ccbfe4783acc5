import {
  fromWireValue,
  type Kobo,
  kobo,
  type Naira,
  nairaText,
  sumOfWire,
  wireValue,
} from "@precise/cart-core/money";
import { readOrderLedger } from "@precise/contract/desk/money/payments";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { type LedgerEntry, type LedgerSum, MoneyLedger } from "@precise/ui/blocks/desk/money-ledger";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ConfirmPaymentDialog, missingOf } from "./confirm-payment-dialog.tsx";
import { HeldRefundActs } from "./held-refund.tsx";
import { refundableOf } from "./money-sums.ts";
import { statusName } from "./payment-words.ts";
import { ReceiptActs } from "./receipt-acts.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

type Ledger = ValueOf<typeof readOrderLedger>;

/** All money of an order, with what can be done about it. */
export function LedgerScreen() {
  const number = useAddressPart("number");
  return (
    <RecordScreen
      call={readOrderLedger}
      input={{ params: { number } }}
      title={`Money of ${number}`}
      reading="Reading the ledger"
      failedTitle="The list could not be read"
    >
      {(ledger) => <OrderLedger ledger={ledger} />}
    </RecordScreen>
  );
}

function OrderLedger({ ledger }: { readonly ledger: Ledger }) {
  const [act, setAct] = useState<"confirm" | "refund" | null>(null);
  const mayConfirm = useMay("payment.confirm");
  const mayRefund = useMay("payment.refund");
  const { money } = ledger;
  const left = refundableOf(money);
  const missing = missingOf(money);
  const isOwed = missing > 0 && !["returned", "refunded"].includes(money.stage);
  const held = heldOf(ledger);
  return (
    <Page
      title={`Money of ${money.number}`}
      beside={<span className={texts.muted}>{statusName(money.status)}</span>}
      actions={
        <>
          <DeskLink href={`/orders/${money.number}`}>The order</DeskLink>
          {mayRefund && left > 0 && (
            <Button tone="secondary" onClick={() => setAct("refund")}>
              Refund
            </Button>
          )}
          {mayConfirm && (
            <Button tone={isOwed ? "primary" : "secondary"} onClick={() => setAct("confirm")}>
              {isOwed ? "Confirm a payment" : "Money received"}
            </Button>
          )}
        </>
      }
    >
      {held > 0 && (
        <Alert tone="caution" title={`${nairaText(held)} waits for a yes`}>
          <p>This refund was too large to go by itself. It is not to be paid back another way.</p>
          <HeldRefundActs number={money.number} amount={held} />
        </Alert>
      )}
      <MoneyLedger
        label="Money of the order"
        entries={entriesOf(ledger)}
        sums={sumsOf(ledger)}
        emptyWords="Nothing was received yet."
      />
      <OnlineRows ledger={ledger} />
      {act === "confirm" && (
        <ConfirmPaymentDialog
          number={money.number}
          name={money.number}
          missing={isOwed ? missing : 0}
          onClose={() => setAct(null)}
        />
      )}
      {act === "refund" && (
        <RefundDialog number={money.number} left={left} stage={money.stage} onClose={() => setAct(null)} />
      )}
    </Page>
  );
}

/** Naira of refunds that wait for a yes. */
function heldOf({ refunds }: Ledger): Naira {
  return wireValue(sumOfWire(refunds.filter(({ status }) => status === "held").map(({ amount }) => amount)));
}

function entriesOf({ rows, money }: Ledger): readonly LedgerEntry[] {
  return rows.map((row, place) => {
    const amount = fromWireValue(row.amount.value);
    const isIn = row.kind === "received" || row.kind === "chargeback_won";
    const part = row.of.value === row.amount.value ? [] : [`of ${nairaText(row.of.value)}`];
    return {
      key: `${place} ${row.reference}`,
      at: shortDayAndTime(row.at),
      what: `${statusName(row.kind)}, ${statusName(row.provider)}`,
      detail: (
        <>
          {[row.reference, row.payer, ...part, `by ${row.actor}`, row.undone_at && "moved away"]
            .filter(Boolean)
            .join(" · ")}
          <ReceiptActs number={money.number} row={row} />
        </>
      ),
      amount: isIn ? amount : negative(amount),
      isOpen: row.undone_at !== null,
    };
  });
}

function negative(amount: Kobo): Kobo {
  return kobo(-amount);
}

function sumsOf({ money }: Ledger): readonly LedgerSum[] {
  const sum = (key: string, name: string, value: number, more: Partial<LedgerSum> = {}) => ({
    key,
    name,
    amount: fromWireValue(value),
    ...more,
  });
  return [
    sum("payable", "The order costs", money.payable.value),
    sum("received", "Received", money.received.value),
    ...(money.refunded.value > 0 ? [sum("refunded", "Refunded", money.refunded.value)] : []),
    ...(money.missing
      ? [sum("missing", "Missing", money.missing.value, { isMain: true, tone: "critical" })]
      : []),
    ...(money.excess
      ? [sum("excess", "To pay back", money.excess.value, { isMain: true, tone: "critical" })]
      : []),
  ];
}

const columns = [
  { key: "what", head: "What", isRowHead: true },
  { key: "reference", head: "Reference" },
  { key: "at", head: "On" },
  { key: "status", head: "Stands" },
  { key: "amount", head: "Amount", align: "end" },
] as const;

/** Attempts to pay online, refunds under way and disputes. */
function OnlineRows({ ledger: { attempts, refunds, disputes } }: { readonly ledger: Ledger }) {
  const row = (
    what: string,
    of: { reference: string; at: string; status: string; amount: { value: number } },
    below?: string | null,
  ) => ({
    key: `${what} ${of.reference} ${of.at}`,
    cells: {
      what,
      reference: of.reference,
      at: shortDayAndTime(of.at),
      status: statusName(of.status),
      amount: <span className={texts.figure}>{nairaText(of.amount.value)}</span>,
    },
    below,
  });
  const rows = [
    ...attempts.map((each) => row("Attempt to pay", each, each.review ?? each.message)),
    ...refunds.map((each) => row("Refund", each, `${each.reason} (${each.requested_by})`)),
    ...disputes.map((each) => row("Dispute", each)),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title="Online">
      <DenseTable label="Online payments" columns={columns} rows={rows} />
    </Part>
  );
}
