import { nairaText } from "@precise/cart-core/money";
import {
  moveDeskPayment,
  type readOrderLedger,
  undoDeskPayment,
} from "@precise/contract/desk/money/payments";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { nairaEntry, optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { AskedAgain, useAskedAgain } from "./asked-again.tsx";
import { isUndoable, providerOf } from "./booked-money.ts";
import { staleAfterMoney } from "./money-writes.ts";

type Row = ValueOf<typeof readOrderLedger>["rows"][number];

/** What can be done about money that was booked to an order: it is moved, or taken back while that is possible. */
export function ReceiptActs({ number, row }: { readonly number: string; readonly row: Row }) {
  const [act, setAct] = useState<"move" | "undo" | null>(null);
  const mayMove = useMay("payment.move");
  const provider = providerOf(row);
  if (!mayMove || provider === undefined) return null;
  const close = () => setAct(null);
  return (
    <span className={layouts.bar}>
      <Button tone="quiet" onClick={() => setAct("move")}>
        Move
      </Button>
      {isUndoable(row, new Date()) && (
        <Button tone="quiet" onClick={() => setAct("undo")}>
          Take back
        </Button>
      )}
      {act === "move" && <MoveMoneyDialog number={number} row={row} provider={provider} onClose={close} />}
      {act === "undo" && <UndoDialog number={number} row={row} provider={provider} onClose={close} />}
    </span>
  );
}

interface ActProps {
  readonly number: string;
  readonly row: Row;
  readonly provider: "bank" | "cash" | "pos";
  readonly onClose: () => void;
}

function MoveMoneyDialog({ number, row, provider, onClose }: ActProps) {
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(moveDeskPayment, staleAfterMoney);
  const most = row.amount.value;
  const schema = z.object({ to: optionalEntry(40), amount: nairaEntry({ most }) });
  const form = useDeskForm(`move ${row.reference}`, schema, { to: "", amount: String(most) });
  const { doubt, acceptedOf, ask } = useAskedAgain();
  return (
    <FormDialog
      title={`Move ${row.reference}`}
      action={doubt ? "Yes, move it" : "Move"}
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const { to, amount } = entries;
        const body = {
          reference: row.reference,
          from: number,
          amount,
          provider,
          ...(to !== "" && { to }),
          ...acceptedOf(entries),
        };
        const result = await write.mutateAsync([{ body, idempotencyKey: key }]);
        if (!result.ok) return ask(result.failure, entries) ? undefined : form.showFailure(result.failure);
        form.forget();
        const { done } = result.value;
        showDone(
          `${nairaText(done.amount.value)} was moved`,
          done.to === null ? "It is among the money without an order." : `To ${done.to}.`,
        );
        onClose();
      }}
    >
      <p>
        {nairaText(most)} of {number}. Both customers get an e-mail.
      </p>
      <TextField
        label="To the order"
        hint="Left empty, it belongs to no order until someone gives it one"
        optional
        autoComplete="off"
        {...form.field("to")}
      />
      <MoneyField label="Amount" {...form.field("amount")} />
      <AskedAgain doubt={doubt} />
    </FormDialog>
  );
}

const undoSchema = z.object({ reason: textEntry("Say what was wrong.", 200) });

function UndoDialog({ number, row, provider, onClose }: ActProps) {
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(undoDeskPayment, staleAfterMoney);
  const form = useDeskForm(`undo ${row.reference}`, undoSchema, { reason: "" });
  return (
    <FormDialog
      title={`Take back ${nairaText(row.amount.value)}`}
      action="Take back"
      tone="critical"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const body = { number, reference: row.reference, provider, reason };
        const result = await write.mutateAsync([{ body, idempotencyKey: key }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(`${nairaText(row.amount.value)} of ${number} is taken back`);
        onClose();
      }}
    >
      <p>
        For money that never came: {row.reference} goes out of the ledger, and {number} waits for its money
        again. No money moves.
      </p>
      <TextField
        label="What was wrong"
        hint="Only the staff reads it"
        autoComplete="off"
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
