import {
  type AppointmentCalendar,
  listAppointmentCalendars,
  listDeskAppointmentSlots,
  readAppointmentWeek,
  setCalendarHours,
} from "@precise/contract/desk/appointments";
import { weekdayNames } from "@precise/contract/wire/weekdays";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const clock = z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, "Enter a time such as 09:30."));
const entries = z.object({ is: z.enum(["open", "closed"]), opens: clock, closes: clock }).check(
  z.refine(({ is, opens }) => is === "closed" || opens !== "", {
    error: "Enter when it opens, such as 09:30.",
    path: ["opens"],
  }),
  z.refine(({ is, opens, closes }) => is === "closed" || closes > opens, {
    error: "It must close after it opens.",
    path: ["closes"],
  }),
);

/** A calendar's hours on a day of the week. */
export function HoursDialog(props: {
  readonly calendar: AppointmentCalendar;
  readonly weekday: number;
  readonly onClose: () => void;
}) {
  const { calendar, weekday, onClose } = props;
  const now = calendar.hours.find((each) => each.weekday === weekday);
  const form = useDeskForm(`hours ${calendar.id} ${weekday}`, entries, {
    is: now ? "open" : "closed",
    opens: now?.opens ?? "",
    closes: now?.closes ?? "",
  });
  const isOpen = form.form.watch("is") === "open";
  const set = useDeskWrite(setCalendarHours, [
    listAppointmentCalendars,
    readAppointmentWeek,
    listDeskAppointmentSlots,
  ]);
  return (
    <FormDialog
      title={`${calendar.name} on ${weekdayNames[weekday - 1]}`}
      action="Save"
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async ({ is, opens, closes }) => {
        const hours = is === "open" ? { opens, closes } : null;
        const done = await set.mutateAsync([{ params: { calendar: calendar.id }, body: { weekday, hours } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <SelectField label="On this day it is" {...form.field("is")}>
        <option value="open">Open</option>
        <option value="closed">Closed</option>
      </SelectField>
      {isOpen && (
        <>
          <TextField label="Opens, Lagos time" type="time" {...form.field("opens")} />
          <TextField label="Closes, Lagos time" type="time" {...form.field("closes")} />
        </>
      )}
    </FormDialog>
  );
}
