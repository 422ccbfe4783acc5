import { correctMail, type DeskMail, listMails, readMail } from "@precise/contract/desk/mail/mail";
import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import { emailAddress } from "@precise/contract/wire/text";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { useMay } from "#desk/session/session.ts";

const entries = z.object({
  email: textEntry("Enter the right address.", 254).check(
    z.refine((typed) => typed === "" || emailAddress.safeParse(typed).success, "Enter an e-mail address."),
  ),
});

/** Another address for this e-mail and, where its order has the wrong one too, for the order. */
export function CorrectDialog({ mail, onClose }: { readonly mail: DeskMail; readonly onClose: () => void }) {
  const { id, recipient, of_order: order } = mail;
  const form = useDeskForm(`correct mail ${id}`, entries, { email: recipient });
  const mayWriteOrders = useMay("order.write");
  const canCorrectOrder =
    mayWriteOrders && order !== undefined && order.email.toLowerCase() === recipient.toLowerCase();
  const [withOrder, setWithOrder] = useState(canCorrectOrder);
  const correct = useDeskWrite(correctMail, [readMail, listMails, readToday]);
  const correctOrder = useDeskWrite(correctDeskOrder, [readDeskOrder, readMail]);
  async function send({ email }: z.output<typeof entries>) {
    const sent = await correct.mutateAsync([{ params: { id }, body: { email } }]);
    if (!sent.ok) return form.showFailure(sent.failure);
    form.forget();
    onClose();
    if (!withOrder || order === undefined) return showDone(`It goes to ${email}`);
    const { number, revision } = order;
    const body = { contact: { email }, reason: "The e-mail address was wrong." };
    const changed = await correctOrder.mutateAsync([{ params: { number }, body, ifMatch: String(revision) }]);
    if (changed.ok) showDone(`It goes to ${email}`, `${number} has the new address, too`);
    else
      showTrouble(`It goes to ${email}, but ${number} keeps the old address`, failureWords(changed.failure));
  }
  return (
    <FormDialog
      title="Correct the address"
      action="Send it there"
      form={form}
      isPending={correct.isPending || correctOrder.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field("email")} />
      {canCorrectOrder && (
        <Checkbox
          id="with-order"
          label={`Correct ${order.number}, too: it is mailed there once more, and its next e-mails go there`}
          checked={withOrder}
          onChange={(event) => setWithOrder(event.target.checked)}
        />
      )}
      {mail.state === "sent" && (
        <Alert>The person at the old address was sent it already, with its links.</Alert>
      )}
    </FormDialog>
  );
}
