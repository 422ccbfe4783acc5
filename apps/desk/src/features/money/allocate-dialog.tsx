import { nairaText } from "@precise/cart-core/money";
import { allocateDeskPayment, type MoneyRow } from "@precise/contract/desk/money/payments";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { nairaEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { AskedAgain, useAskedAgain } from "./asked-again.tsx";
import { staleAfterMoney } from "./money-writes.ts";

/** Gives an order money that belongs to none, all of it or a part. */
export function AllocateDialog({ row, onClose }: { readonly row: MoneyRow; readonly onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(allocateDeskPayment, staleAfterMoney);
  const most = row.amount.value;
  const schema = z.object({ to: textEntry("Enter the order's number.", 40), amount: nairaEntry({ most }) });
  const form = useDeskForm(`allocate ${row.id}`, schema, { to: "", amount: String(most) });
  const { doubt, acceptedOf, ask } = useAskedAgain();
  const provider = row.status === "cash" || row.status === "pos" ? row.status : "bank";
  return (
    <FormDialog
      title="Give this money to an order"
      action={doubt ? "Yes, give it" : "Give"}
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const { to, amount } = entries;
        const body = {
          reference: row.reference ?? "",
          to,
          amount,
          provider,
          ...acceptedOf(entries),
        } as const;
        const result = await write.mutateAsync([{ body, idempotencyKey: key }]);
        if (!result.ok) return ask(result.failure, entries) ? undefined : form.showFailure(result.failure);
        form.forget();
        showDone(`${nairaText(result.value.done.amount.value)} is ${to}'s now`);
        onClose();
      }}
    >
      <p>
        {nairaText(most)}, {row.reference}
        <span>{row.text && `, ${row.text}`}</span>
      </p>
      <TextField label="Order" autoComplete="off" {...form.field("to")} />
      <MoneyField label="Amount" {...form.field("amount")} />
      <AskedAgain doubt={doubt} />
    </FormDialog>
  );
}
