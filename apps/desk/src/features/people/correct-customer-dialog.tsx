import {
  correctCustomer,
  type DeskCustomer,
  listCustomers,
  readCustomer,
} from "@precise/contract/desk/people";
import { TextField } from "@precise/ui/components/inputs/text-field";
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

/** Name, phone and a guest's e-mail, of the person and of all orders that are still under way. */
export function CorrectCustomerDialog(props: {
  readonly customer: DeskCustomer;
  readonly onClose: () => void;
}) {
  const { customer, onClose } = props;
  const start = { firstname: "", lastname: "", phone: "", email: "", reason: "" };
  const form = useDeskForm(`correct ${customer.id}`, schema, start);
  const correct = useDeskWrite(correctCustomer, [readCustomer, listCustomers]);
  return (
    <FormDialog
      title="Correct name, phone or e-mail"
      action="Correct"
      form={form}
      isPending={correct.isPending}
      onClose={onClose}
      onSend={async ({ reason, ...typed }) => {
        const contact = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
        const done = await correct.mutateAsync([
          { params: { id: customer.id }, body: { ...contact, reason } },
        ]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone("Corrected", "Orders that are under way have it, too.");
        onClose();
      }}
    >
      <p>Only what you fill in is changed, also on orders that are under way.</p>
      <TextField label="First name" optional autoComplete="off" {...form.field("firstname")} />
      <TextField label="Last name" optional autoComplete="off" {...form.field("lastname")} />
      <TextField label="Phone" type="tel" optional autoComplete="off" {...form.field("phone")} />
      {customer.kind === "guest" && (
        <TextField
          label="E-mail"
          hint="The old address gets a note, the new one the orders."
          type="email"
          optional
          autoComplete="off"
          {...form.field("email")}
        />
      )}
      <TextField label="Why" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}
