import { nairaText } from "@precise/cart-core/money";
import { declineDeskRefunds, releaseDeskRefunds } from "@precise/contract/desk/money/payments";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { AskedDialog } from "./asked-dialog.tsx";
import { staleAfterMoney } from "./money-writes.ts";

interface Held {
  readonly number: string;
  /** Naira of the order's refunds that wait for a yes. */
  readonly amount: number;
}

/** Refunds of an order that were too large to go by themselves: a person lets them go, or does not. */
export function HeldRefundActs(held: Held) {
  const [act, setAct] = useState<"release" | "decline" | null>(null);
  const mayRefund = useMay("payment.refund");
  if (!mayRefund) return null;
  const close = () => setAct(null);
  return (
    <span className={layouts.bar}>
      <Button onClick={() => setAct("release")}>Release</Button>
      <Button tone="secondary" onClick={() => setAct("decline")}>
        Decline
      </Button>
      {act === "release" && <ReleaseDialog {...held} onClose={close} />}
      {act === "decline" && <DeclineDialog {...held} onClose={close} />}
    </span>
  );
}

function ReleaseDialog({ number, amount, onClose }: Held & { readonly onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [approvalReason, setApprovalReason] = useState<string>();
  const write = useDeskWrite(releaseDeskRefunds, staleAfterMoney);
  const release = async () => {
    const result = await write.mutateAsync([{ body: { number }, idempotencyKey: key }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    if (result.value.approval) return setApprovalReason(result.value.approval.reason);
    showDone(`${nairaText(amount)} of ${number} goes back`, "The payment service is asked for it now.");
    onClose();
  };
  if (approvalReason !== undefined) return <AskedDialog reason={approvalReason} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Release ${nairaText(amount)}?`}
      action={`Release ${nairaText(amount)}`}
      expected={nairaText(amount)}
      what="the amount"
      isPending={write.isPending}
      problem={problem}
      onConfirm={() => void release()}
      onClose={onClose}
    >
      <p>{number}: it goes back by the payment service, the way it came. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

const schema = z.object({ reason: textEntry("Say why it does not go back.", 200) });

function DeclineDialog({ number, amount, onClose }: Held & { readonly onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(declineDeskRefunds, staleAfterMoney);
  const form = useDeskForm(`decline ${number}`, schema, { reason: "" });
  return (
    <FormDialog
      title={`Decline the refund of ${number}?`}
      action="Decline"
      tone="critical"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const result = await write.mutateAsync([{ body: { number, reason }, idempotencyKey: key }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(`The refund of ${number} is declined`, `${nairaText(amount)} stays with the order.`);
        onClose();
      }}
    >
      <p>
        {nairaText(amount)} stays with the order. Where the customer is owed it, it can be paid back another
        way.
      </p>
      <TextField label="Why" hint="Only the staff reads it" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}
