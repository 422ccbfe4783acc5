import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { type DeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const schema = z.object({
  firstname: optionalEntry(60),
  lastname: optionalEntry(60),
  phone: optionalEntry(30),
  email: optionalEntry(254),
  reason: textEntry("Say why."),
});

/** What was written down wrongly is put right at once: nobody has to agree to it. */
export function CorrectForm({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Correct name, phone or e-mail
      </Button>
      {isOpen && <CorrectDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CorrectDialog({ order, onClose }: { readonly order: DeskOrder; readonly onClose: () => void }) {
  const { number, revision } = order;
  const start = { firstname: "", lastname: "", phone: "", email: "", reason: "" };
  const form = useDeskForm(`correct ${number}`, schema, start);
  const correct = useDeskWrite(correctDeskOrder, [readDeskOrder]);
  return (
    <FormDialog
      title={`Correct ${number}`}
      action="Correct"
      form={form}
      isPending={correct.isPending}
      onClose={onClose}
      onSend={async ({ reason, ...typed }) => {
        const contact = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
        const done = await correct.mutateAsync([
          { params: { number }, body: { contact, reason }, ifMatch: String(revision) },
        ]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone(`${number} is corrected`, done.value.changed.join(", "));
        onClose();
      }}
    >
      <p>Only what you fill in is changed.</p>
      <TextField label="First name" optional autoComplete="off" {...form.field("firstname")} />
      <TextField label="Last name" optional autoComplete="off" {...form.field("lastname")} />
      <TextField label="Phone" type="tel" optional autoComplete="off" {...form.field("phone")} />
      <TextField
        label="E-mail"
        hint="The order is mailed to a new address again"
        type="email"
        optional
        autoComplete="off"
        {...form.field("email")}
      />
      <TextField label="Why" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}
