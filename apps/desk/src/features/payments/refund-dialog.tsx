import { nairaText } from "@precise/cart-core/money";
import { refundDeskPayment } from "@precise/contract/desk/desk-payments";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { nairaEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { staleAfterMoney } from "./money-writes.ts";

interface Props {
  readonly number: string;
  /** Naira that we still have of the order. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Pays money of an order back: amount and reason, then the amount once more. Who may not alone asks a second person. */
export function RefundDialog({ number, left, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const schema = z.object({
    amount: nairaEntry({ most: left }),
    reason: textEntry("Say why; the customer reads it.", 200),
  });
  const form = useDeskForm(`refund ${number}`, schema, { amount: "", reason: "" });
  const [wish, setWish] = useState<{ readonly amount: number; readonly reason: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const write = useDeskWrite(refundDeskPayment, staleAfterMoney);
  const send = async () => {
    if (wish === null) return;
    const result = await write.mutateAsync([{ body: { number, ...wish }, idempotencyKey: key }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    form.forget();
    if (result.value.approval) setAsked(result.value.approval.reason);
    else onClose();
  };
  if (asked !== undefined)
    return (
      <Dialog
        title="A second person was asked"
        onClose={onClose}
        foot={<Button onClick={onClose}>Close</Button>}
      >
        <Alert tone="positive">{asked} Nothing is paid back before.</Alert>
        <p>
          <DeskLink href="/approvals">Approvals</DeskLink> shows what became of it.
        </p>
      </Dialog>
    );
  if (wish !== null)
    return (
      <ConfirmDialog
        title={`Refund ${nairaText(wish.amount)}?`}
        action={`Refund ${nairaText(wish.amount)}`}
        expected={nairaText(wish.amount)}
        what="the amount"
        isPending={write.isPending}
        problem={problem}
        onConfirm={() => void send()}
        onClose={() => {
          setProblem(undefined);
          setWish(null);
        }}
      >
        <p>
          {number}: {wish.reason} What was paid online goes back by Paystack; anything else is recorded as
          paid back by you. This cannot be undone.
        </p>
      </ConfirmDialog>
    );
  return (
    <FormDialog
      title={`Refund of ${number}`}
      action="Go on"
      form={form}
      isPending={false}
      onClose={onClose}
      onSend={async (entries) => setWish(entries)}
    >
      <p>We still have {nairaText(left)} of this order.</p>
      <MoneyField label="Pay back" {...form.field("amount")} />
      <TextField
        label="Why"
        hint="The customer and the credit note show it"
        autoComplete="off"
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
