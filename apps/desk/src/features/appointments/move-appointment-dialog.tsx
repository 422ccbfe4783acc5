import {
  type DeskAppointment,
  listDeskAppointmentSlots,
  listDeskAppointments,
  moveDeskAppointment,
  readAppointmentWeek,
  readDeskAppointment,
} from "@precise/contract/desk/appointments";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { whenWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { SlotPicker } from "./slot-picker.tsx";

/** Moves an appointment to another free time. A time that someone else takes meanwhile is said, and another is chosen. */
export function MoveAppointmentDialog(props: {
  readonly held: DeskAppointment;
  readonly onClose: () => void;
}) {
  const { held, onClose } = props;
  const { reference, type, email } = held;
  // As it was when this was opened: a change by someone else is not written over.
  const [seen] = useState(held.revision);
  const [startsAt, setStartsAt] = useState("");
  const [missing, setMissing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const move = useDeskWrite(moveDeskAppointment, [
    readDeskAppointment,
    readAppointmentWeek,
    listDeskAppointments,
    listDeskAppointmentSlots,
  ]);
  const send = async () => {
    setProblem(undefined);
    setMissing(startsAt === "" ? "Choose a free time." : undefined);
    if (startsAt === "") return;
    const input = { params: { reference }, ifMatch: String(seen), body: { starts_at: startsAt } };
    const moved = await move.mutateAsync([input]);
    if (moved.ok) {
      showDone("Moved", `It is on ${whenWords(moved.value)}. ${email} gets an e-mail.`);
      return onClose();
    }
    if (moved.failure.field === "starts_at") {
      setMissing(failureWords(moved.failure));
      setStartsAt("");
    } else setProblem(failureWords(moved.failure));
  };
  return (
    <Dialog
      title={`Move ${reference}`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button pending={move.isPending} onClick={() => void send()}>
            Move and e-mail
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>
          {held.name}, {type.name}. Now on {whenWords(held)}.
        </p>
        <SlotPicker
          id="move"
          type={type.id}
          value={startsAt}
          error={missing}
          onChange={(value) => {
            setStartsAt(value);
            if (value !== "") setMissing(undefined);
          }}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
