import {
  type AppointmentWeek,
  changeAppointmentDay,
  listDeskAppointmentSlots,
  readAppointmentWeek,
} from "@precise/contract/desk/appointments";
import { clockText, lagosDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { callWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";

const entries = z.object({
  act: z.enum(["close", "open"]),
  calendar: z.string(),
  reason: textEntry("Say why: it is shown in the week.", 120),
});

/** Closes a day for one calendar or for all, or opens it. What is booked is listed first, and stays. */
export function DayDialog(props: {
  readonly week: AppointmentWeek;
  readonly day: string;
  readonly calendar: string | undefined;
  readonly onClose: () => void;
}) {
  const { week, day, calendar = "", onClose } = props;
  const shown = week.days.find((each) => each.day === day);
  const isClosed = shown?.calendars.every(({ is_closed, hours }) => is_closed || hours === null) ?? false;
  const change = useDeskWrite(changeAppointmentDay, [readAppointmentWeek, listDeskAppointmentSlots]);
  const form = useDeskForm(`day ${day}`, entries, {
    act: isClosed ? "open" : "close",
    calendar,
    reason: isClosed ? "Open" : "",
  });
  const act = form.form.watch("act");
  const whose = form.form.watch("calendar");
  const booked = week.appointments.filter(
    (each) => lagosDay(new Date(each.starts_at)) === day && (whose === "" || each.calendar?.id === whose),
  );
  const date = weekdayText(day);
  const whoseName = week.calendars.find(({ id }) => id === whose)?.name;
  return (
    <FormDialog
      title={date}
      action={act === "close" ? "Close the day" : "Open the day"}
      tone={act === "close" ? "critical" : "primary"}
      form={form}
      isPending={change.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const body = { day, closed: act === "close", reason, ...(whose !== "" && { calendar: whose }) };
        const done = await change.mutateAsync([{ body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        const left = done.value.closed ? done.value.booked.length : 0;
        showDone(
          `${date} is ${done.value.closed ? "closed" : "open"}${whoseName ? ` in ${whoseName}` : ""}`,
          left > 0 ? `${left} still booked: move or cancel each.` : undefined,
        );
        onClose();
      }}
    >
      <SelectField label="What to do" {...form.field("act")}>
        <option value="close">Close it: nobody can book it</option>
        <option value="open">Open it by its usual hours, even on a holiday</option>
      </SelectField>
      <SelectField label="Calendar" {...form.field("calendar")}>
        <option value="">All calendars</option>
        {week.calendars.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Reason"
        hint="Only the staff reads it."
        autoComplete="off"
        {...form.field("reason")}
      />
      {act === "close" && calendar !== "" && whose === "" && (
        <Alert>The week shows one calendar. Others may have appointments on this day too.</Alert>
      )}
      {act === "close" &&
        (booked.length === 0 ? (
          <p>
            Nothing is booked on this day
            <span>{week.calendars.length > 1 && whose !== "" ? " in this calendar" : ""}</span>.
          </p>
        ) : (
          <Alert tone="caution" title={`${booked.length} booked on this day stay: move or cancel each`}>
            <ul className={css.plainList}>
              {booked.map(({ reference, starts_at, name, phone }) => (
                <li key={reference}>
                  {clockText(starts_at)} {name}, {callWords(phone)}:{" "}
                  <DeskLink href={`/appointments/${reference}`}>move {reference}</DeskLink>
                </li>
              ))}
            </ul>
          </Alert>
        ))}
    </FormDialog>
  );
}
