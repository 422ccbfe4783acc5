import { nairaText } from "@precise/cart-core/money";
import {
  type BankCreditRow,
  ignoreBankCredit,
  matchBankCredit,
} from "@precise/contract/desk/money/bank-statements";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { staleAfterMoney } from "./money-writes.ts";

interface Props {
  readonly credit: BankCreditRow;
  readonly onClose: () => void;
}

const orderSchema = z.object({ number: textEntry("Enter the order's number.", 40), isNoteOnly: z.boolean() });

/** Books a credit for an order that is typed. */
export function OtherOrderDialog({ credit, onClose }: Props) {
  const write = useDeskWrite(matchBankCredit, staleAfterMoney);
  const form = useDeskForm(`match ${credit.id}`, orderSchema, { number: "", isNoteOnly: false });
  return (
    <FormDialog
      title="Book for an order"
      action={`Book ${nairaText(credit.amount.value)}`}
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ number, isNoteOnly }) => {
        const body = { number, note_only: isNoteOnly };
        const result = await write.mutateAsync([{ params: { id: credit.id }, body }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onClose();
      }}
    >
      <p>
        {credit.day}: {credit.narration}
      </p>
      <TextField label="Order" autoComplete="off" {...form.field("number")} />
      <Checkbox
        label="Note it even where nothing is missing; a cancelled order stays cancelled"
        {...form.form.register("isNoteOnly")}
      />
    </FormDialog>
  );
}

const reasonSchema = z.object({ reason: textEntry("Say what it is.", 200) });

/** Takes a credit that is for no order out of the queue. */
export function IgnoreCreditDialog({ credit, onClose }: Props) {
  const write = useDeskWrite(ignoreBankCredit, staleAfterMoney);
  const form = useDeskForm(`ignore ${credit.id}`, reasonSchema, { reason: "" });
  return (
    <FormDialog
      title="Take it out of the queue"
      action="Take out"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const result = await write.mutateAsync([{ params: { id: credit.id }, body: { reason } }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onClose();
      }}
    >
      <p>
        {nairaText(credit.amount.value)} on {credit.day}: {credit.narration}
      </p>
      <TextField
        label="What it is"
        hint="A pay-out of Paystack, the owner's own money"
        autoComplete="off"
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
