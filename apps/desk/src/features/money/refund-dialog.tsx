import { nairaText } from "@precise/cart-core/money";
import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { cutText } from "@precise/contract/wire/cut-text";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { nairaEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { useMay } from "#desk/session/session.ts";
import { AskedDialog } from "./asked-dialog.tsx";
import { staleAfterMoney } from "./money-writes.ts";

/** How money goes back; `same`: as it came, which Paystack does by itself. */
const ways = ["same", "bank", "cash", "pos"] as const;
const wayNames = {
  same: "As it was paid; Paystack sends online payments back",
  bank: "By a bank transfer that you have made",
  cash: "In cash from the till",
  pos: "By the POS terminal",
} as const;

/** Nothing of the order is out of the house: it can be cancelled in the same act. */
const unsent = ["placed", "fee_pending", "fee_proposed", "awaiting_payment", "confirmed", "packed"];

const mostReason = 200;

interface Wish {
  readonly amount: number;
  readonly reason: string;
  readonly by: (typeof ways)[number];
  readonly cancels: boolean;
}

/** What its fields hold at first. */
export interface RefundStart {
  /** Naira. */
  readonly amount: number;
  readonly reason: string;
}

interface Props {
  readonly number: string;
  /** Naira that we still have of the order. */
  readonly left: number;
  /** The order's; left out where it is not to be cancelled from here. */
  readonly stage?: string | undefined;
  readonly start?: RefundStart;
  readonly onClose: () => void;
}

/** Pays money of an order back: amount and reason, then the amount once more. Who may not alone asks a second person. */
export function RefundDialog({ number, left, stage = "", start, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const mayCancel = useMay("order.cancel") && unsent.includes(stage);
  const amountEntry = nairaEntry({ most: left });
  const schema = z.object({
    amount: amountEntry,
    reason: textEntry("Say why; the customer reads it.", mostReason),
    by: z.enum(ways),
    cancels: z.boolean(),
  });
  const form = useDeskForm(`refund ${number}`, schema, {
    amount: start === undefined ? "" : String(start.amount),
    reason: cutText(start?.reason ?? "", mostReason),
    by: "same",
    cancels: true,
  });
  const isWhole = amountEntry.safeParse(form.form.watch("amount")).data === left;
  const [plan, setPlan] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string>();
  const [approvalReason, setApprovalReason] = useState<string>();
  const write = useDeskWrite(refundDeskPayment, staleAfterMoney);
  const send = async () => {
    if (plan === null) return;
    const { amount, reason, by, cancels } = plan;
    const body = {
      number,
      amount,
      reason,
      ...(by !== "same" && { provider: by }),
      ...(cancels && { cancels }),
    };
    const result = await write.mutateAsync([{ body, idempotencyKey: key }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    form.forget();
    if (result.value.approval) return setApprovalReason(result.value.approval.reason);
    showDone(`${nairaText(amount)} of ${number} goes back${cancels ? ", and the order is cancelled" : ""}`);
    onClose();
  };
  if (approvalReason !== undefined) return <AskedDialog reason={approvalReason} onClose={onClose} />;
  if (plan !== null)
    return (
      <ConfirmDialog
        title={`Refund ${nairaText(plan.amount)}?`}
        action={`Refund ${nairaText(plan.amount)}`}
        expected={nairaText(plan.amount)}
        what="the amount"
        isPending={write.isPending}
        problem={problem}
        onConfirm={() => void send()}
        onClose={() => {
          setProblem(undefined);
          setPlan(null);
        }}
      >
        <p>
          {`${number}: ${plan.reason} ${wayNames[plan.by]}.${plan.cancels ? " The order is cancelled." : ""} This cannot be undone.`}
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
      onSend={async (entries) => setPlan({ ...entries, cancels: entries.cancels && mayCancel && isWhole })}
    >
      <p>We still have {nairaText(left)} of this order.</p>
      <MoneyField label="Pay back" {...form.field("amount")} />
      <SelectField label="How" {...form.field("by")}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {wayNames[way]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Why"
        hint="The customer and the credit note show it"
        autoComplete="off"
        {...form.field("reason")}
      />
      {mayCancel && isWhole && (
        <Checkbox
          label="Cancel the order too: its goods go back on sale"
          {...form.form.register("cancels")}
        />
      )}
    </FormDialog>
  );
}
