import { nairaText } from "@precise/cart-core/money";
import {
  confirmDeskPayment,
  type DeskOrderMoney,
  readOrderLedger,
} from "@precise/contract/desk/desk-payments";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { nairaEntry, optionalEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Waiting } from "#desk/parts/waiting.tsx";
import { staleAfterMoney } from "./money-writes.ts";

const schema = z.object({ amount: nairaEntry(), reference: optionalEntry(120), payer: optionalEntry(120) });

/** Asks for the transfer of an order whose money is read first: a part of it may have come. */
export function ConfirmOrderPayment(props: {
  readonly number: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { number, name, onClose } = props;
  const { data, error } = useQuery(deskQuery(readOrderLedger, { params: { number } }));
  const failure = failureOf(error);
  if (data !== undefined)
    return (
      <ConfirmPaymentDialog number={number} name={name} missing={missingOf(data.money)} onClose={onClose} />
    );
  return (
    <Dialog title={`Confirm the payment of ${number}`} onClose={onClose}>
      {failure ? (
        <Alert tone="critical">{failureWords(failure)}</Alert>
      ) : (
        <Waiting label="Reading the ledger" />
      )}
    </Dialog>
  );
}

/** Naira that are missing of an order; nothing is of one that was paid and partly refunded. */
export function missingOf({ payable, received, missing }: DeskOrderMoney): number {
  return received.value === 0 ? payable.value : (missing?.value ?? 0);
}

/** Records the transfer of an order; the amount that is missing is filled in. @param missing naira */
export function ConfirmPaymentDialog(props: {
  readonly number: string;
  readonly name: string;
  readonly missing: number;
  readonly onClose: () => void;
}) {
  const { number, name, missing, onClose } = props;
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(confirmDeskPayment, staleAfterMoney);
  const form = useDeskForm(`confirm ${number}`, schema, {
    amount: String(missing),
    reference: "",
    payer: "",
  });
  return (
    <FormDialog
      title={`Confirm the payment of ${number}`}
      action="Confirm"
      form={form}
      isPending={write.isPending}
      onClose={onClose}
      onSend={async ({ amount, reference, payer }) => {
        const body = {
          number,
          amount,
          ...(reference !== "" && { reference }),
          ...(payer !== "" && { payer }),
        };
        const result = await write.mutateAsync([{ body, idempotencyKey: key }]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onClose();
      }}
    >
      <p>
        {name} owes {nairaText(missing)}. Check it in the bank's own app or statement: a picture of a transfer
        is no proof.
      </p>
      <MoneyField label="Came" {...form.field("amount")} />
      <TextField
        label="The bank's reference"
        hint="Counts once, so that no transfer is booked twice"
        optional
        autoComplete="off"
        {...form.field("reference")}
      />
      <TextField label="The payer's name at the bank" optional autoComplete="off" {...form.field("payer")} />
    </FormDialog>
  );
}
