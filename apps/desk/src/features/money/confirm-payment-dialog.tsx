import { nairaText } from "@precise/cart-core/money";
import {
  confirmDeskPayment,
  type DeskOrderMoney,
  noteDeskPayment,
  readOrderLedger,
  undoDeskPayment,
} from "@precise/contract/desk/money/payments";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone, showTrouble, showUndo } from "#desk/dialogs/undo-toast.ts";
import { nairaEntry, optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Unread } from "#desk/parts/unread.tsx";
import { useMay } from "#desk/session/session.ts";
import { AskedAgain, useAskedAgain } from "./asked-again.tsx";
import { bookedJustNow, outcomeWords, type Provider, providerNames, providers } from "./booked-money.ts";
import { staleAfterMoney } from "./money-writes.ts";

/** So long the toast stays; the order's money page takes a booking back for half an hour. */
const undoMs = 3 * 60_000;

const schema = z.object({
  provider: z.enum(providers),
  amount: nairaEntry(),
  reference: optionalEntry(120),
  payer: optionalEntry(120),
  day: textEntry("Say on which day it came."),
});
const noteSchema = z.extend(schema, { reference: textEntry("Enter its reference: it counts once.", 120) });

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
      <Unread failure={failure} reading="Reading the ledger" />
    </Dialog>
  );
}

/** Naira that are missing of an order; nothing is of one that was paid and partly refunded. */
export function missingOf({ payable, received, missing }: DeskOrderMoney): number {
  return received.value === 0 ? payable.value : (missing?.value ?? 0);
}

/**
 * Records money that came for an order: how, how much, of whom and on which day. What may be a slip is asked about once more.
 * @param missing naira that are filled in; 0 where nothing is owed: then any money is noted
 */
export function ConfirmPaymentDialog(props: {
  readonly number: string;
  readonly name: string;
  readonly missing: number;
  readonly onClose: () => void;
}) {
  const { number, name, missing, onClose } = props;
  const isOwed = missing > 0;
  const [key] = useState(() => crypto.randomUUID());
  const confirm = useDeskWrite(confirmDeskPayment, staleAfterMoney);
  const note = useDeskWrite(noteDeskPayment, staleAfterMoney);
  const form = useDeskForm(`confirm ${number}`, isOwed ? schema : noteSchema, {
    provider: "bank",
    amount: isOwed ? String(missing) : "",
    reference: "",
    payer: "",
    day: todayInLagos(),
  });
  const { doubt, acceptedOf, ask } = useAskedAgain();
  const showBooked = useBookedToast();
  const provider = form.form.watch("provider");
  const title = isOwed ? `Confirm the payment of ${number}` : `Money received for ${number}`;
  return (
    <FormDialog
      title={title}
      action={doubt ? "Yes, book it" : isOwed ? "Confirm" : "Book it"}
      form={form}
      isPending={confirm.isPending || note.isPending}
      onClose={onClose}
      onSend={async (entries) => {
        const { amount, reference, payer, day } = entries;
        const body = {
          number,
          amount,
          provider: entries.provider,
          ...(payer !== "" && { payer }),
          // Noon: the day is known, the hour is not.
          ...(day !== todayInLagos() && { at: `${day}T12:00:00+01:00` }),
          ...acceptedOf(entries),
        };
        const result = isOwed
          ? await confirm.mutateAsync([
              { body: { ...body, ...(reference !== "" && { reference }) }, idempotencyKey: key },
            ])
          : await note.mutateAsync([{ body: { ...body, reference }, idempotencyKey: key }]);
        if (!result.ok) return ask(result.failure, entries) ? undefined : form.showFailure(result.failure);
        form.forget();
        const { done } = result.value;
        showBooked(done, { provider: entries.provider, amount });
        onClose();
      }}
    >
      <p>
        {isOwed ? `${name} owes ${nairaText(missing)}.` : `Nothing is owed for ${number}.`}
        <span>
          {provider === "bank" &&
            " Check it in the bank's own app or statement: a picture of a transfer is no proof."}
        </span>
      </p>
      <SelectField label="How it came" {...form.field("provider")}>
        {providers.map((provider) => (
          <option key={provider} value={provider}>
            {providerNames[provider]}
          </option>
        ))}
      </SelectField>
      <MoneyField label="Came" {...form.field("amount")} />
      <TextField label="On the day" type="date" max={todayInLagos()} {...form.field("day")} />
      <TextField
        label={provider === "pos" ? "The terminal's reference" : "The bank's reference"}
        hint="Counts once, so that no payment is booked twice"
        optional={isOwed}
        autoComplete="off"
        {...form.field("reference")}
      />
      {provider !== "cash" && (
        <TextField
          label="The payer's name at the bank"
          optional
          autoComplete="off"
          {...form.field("payer")}
        />
      )}
      <AskedAgain doubt={doubt} />
    </FormDialog>
  );
}

/** Says what was booked and what came of it, with a way back for who may take money back. */
function useBookedToast() {
  const mayUndo = useMay("payment.move");
  const write = useDeskWrite(undoDeskPayment, staleAfterMoney);
  const undo = async (number: string, booked: { readonly provider: Provider; readonly amount: number }) => {
    const read = await deskCall(readOrderLedger, { params: { number } });
    const row = read.ok ? bookedJustNow(read.value.rows, booked, new Date()) : undefined;
    if (!read.ok) return showTrouble("It was not taken back", failureWords(read.failure));
    if (!row) return showTrouble("It was not taken back", "It was moved or taken back before.");
    const body = { number, reference: row.reference, provider: booked.provider, reason: "Undone at once" };
    const result = await write.mutateAsync([{ body, idempotencyKey: crypto.randomUUID() }]);
    if (!result.ok) return showTrouble("It was not taken back", failureWords(result.failure));
    showDone(`${nairaText(booked.amount)} of ${number} is taken back`);
  };
  return (done: DeskOrderMoney, booked: { readonly provider: Provider; readonly amount: number }) => {
    const title = `${nairaText(booked.amount)} is booked for ${done.number}`;
    if (!mayUndo) return showDone(title, outcomeWords(done));
    showUndo(title, () => void undo(done.number, booked), {
      message: outcomeWords(done),
      durationMs: undoMs,
    });
  };
}
