import {
  cancelDeskAppointment,
  type DeskAppointment,
  listDeskAppointmentSlots,
  listDeskAppointments,
  readAppointmentWeek,
  readDeskAppointment,
} from "@precise/contract/desk/appointments";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { whenWords } from "./appointment-words.ts";

/** Cancels an appointment; its reference is typed, for it cannot be undone and is mailed at once. */
export function CancelAppointmentDialog(props: {
  readonly held: DeskAppointment;
  readonly onClose: () => void;
}) {
  const { held, onClose } = props;
  const { reference, name, email } = held;
  const [seen] = useState(held.revision);
  const [problem, setProblem] = useState<string>();
  const cancel = useDeskWrite(cancelDeskAppointment, [
    readDeskAppointment,
    readAppointmentWeek,
    listDeskAppointments,
    listDeskAppointmentSlots,
  ]);
  const send = async () => {
    const done = await cancel.mutateAsync([{ params: { reference }, ifMatch: String(seen) }]);
    if (!done.ok) return setProblem(failureWords(done.failure));
    showDone("Cancelled", `${email} gets an e-mail.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Cancel ${reference}?`}
      action="Cancel it and e-mail"
      expected={reference}
      what="the reference"
      isPending={cancel.isPending}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        {name} is expected on {whenWords(held)}. The place becomes free, and {email} gets an e-mail at once.
      </p>
    </ConfirmDialog>
  );
}
