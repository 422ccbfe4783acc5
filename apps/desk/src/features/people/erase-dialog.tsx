import { type DeskCustomer, eraseCustomer, readCustomer } from "@precise/contract/desk/people";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as css from "./customers.css.ts";

/** Asks for a person to be erased: what goes and what stays, the e-mail typed, and then a second person. */
export function EraseDialog(props: { readonly customer: DeskCustomer; readonly onClose: () => void }) {
  const { customer, onClose } = props;
  const [problem, setProblem] = useState<string>();
  const [approvalReason, setApprovalReason] = useState<string>();
  const erase = useDeskWrite(eraseCustomer, [readCustomer]);
  const known = customer.email || customer.phone;
  const send = async () => {
    setProblem(undefined);
    const body = { email: known };
    const result = await erase.mutateAsync([{ params: { id: customer.id }, body }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setApprovalReason(result.value.approval?.reason ?? "Erased.");
  };
  const close = (
    <Button tone="secondary" onClick={onClose}>
      Close
    </Button>
  );
  if (customer.keeps.length > 0)
    return (
      <Dialog title="This person cannot be erased yet" onClose={onClose} foot={close}>
        <ul className={css.keeps}>
          {customer.keeps.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>Finish or cancel these first. The person has a right to an answer within 30 days.</p>
      </Dialog>
    );
  if (approvalReason !== undefined)
    return (
      <Dialog title="A second person was asked" onClose={onClose} foot={close}>
        <Alert tone="positive">{approvalReason} Nothing is erased before.</Alert>
        <p>
          <DeskLink href="/approvals">Approvals</DeskLink> shows what became of it.
        </p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={`Erase ${customer.name || known}?`}
      action="Ask to erase"
      expected={known}
      what={customer.email === "" ? "the phone number" : "the e-mail"}
      isPending={erase.isPending}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        {customer.kind === "account" ? "The account, notes" : "Notes"}, messages, e-mails, appointments,
        consents, pictures, and name, phone, e-mail and address of{" "}
        {customer.orders_total === 1 ? "the order" : `all ${customer.orders_total} orders`} go for good. Hand
        out the copy of the records first if it was asked for.
      </p>
      <p>
        Invoices keep name and address for six years, as the tax law asks. Amounts, goods and days stay. A
        number that wants no messages stays on the stop list.
      </p>
    </ConfirmDialog>
  );
}
