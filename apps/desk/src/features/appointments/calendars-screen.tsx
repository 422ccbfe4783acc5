import {
  type AppointmentCalendar,
  listAppointmentCalendars,
  listDeskAppointmentSlots,
  readAppointmentWeek,
  setCalendarCapacity,
} from "@precise/contract/desk/appointments";
import { weekdayNames } from "@precise/contract/wire/weekdays";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { countEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import * as css from "./appointments.css.ts";
import { HoursDialog } from "./hours-dialog.tsx";

type Asked =
  | { readonly kind: "hours"; readonly calendar: AppointmentCalendar; readonly weekday: number }
  | { readonly kind: "places"; readonly calendar: AppointmentCalendar };

/** Each calendar's week, and how many visitors it takes at the same time. */
export function CalendarsScreen() {
  const { data: calendars, error } = useQuery(deskQuery(listAppointmentCalendars));
  // It says who decides: our own calendars, or Calendly.
  const { data: week } = useQuery(deskQuery(readAppointmentWeek, { query: {} }));
  const failure = failureOf(error);
  const [dialog, setDialog] = useState<Asked | null>(null);
  const isOurs = week?.service !== "calendly";
  return (
    <Page title="Appointments">
      <AppointmentTabs current="calendars" />
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {!isOurs && (
        <Alert title="Calendly keeps the calendar">
          Hours, places and closed days are set in Calendly. What stands here holds again once the shop keeps
          its own calendar.
        </Alert>
      )}
      {isOurs && (
        <p className={texts.muted}>
          What is booked stays when hours change. These hours are for bookings alone; those that visitors read
          are set under Shop settings, which changes both.
        </p>
      )}
      {calendars === undefined && !failure && <Waiting label="Reading the calendars" />}
      <div className={css.calendars}>
        {calendars?.map((calendar) => (
          <section key={calendar.id} className={css.part} aria-labelledby={`calendar-${calendar.id}`}>
            <h2 id={`calendar-${calendar.id}`}>{calendar.name}</h2>
            <p>
              {calendar.capacity === 1 ? "1 visitor" : `${calendar.capacity} visitors`} at the same time{" "}
              {isOurs && (
                <TextButton
                  aria-label={`Change the places of ${calendar.name}`}
                  onClick={() => setDialog({ kind: "places", calendar })}
                >
                  Change
                </TextButton>
              )}
            </p>
            <p className={css.small}>
              {calendar.types.map(({ name }) => name).join(", ") || "Gives nothing now"}
            </p>
            <DenseTable
              label={`Hours of ${calendar.name}`}
              columns={[
                { key: "day", head: "Day", isRowHead: true },
                { key: "hours", head: "Hours" },
                ...(isOurs ? [{ key: "act", head: "Change", isHeadHidden: true }] : []),
              ]}
              rows={weekdayNames.map((day, place) => ({
                key: day,
                cells: {
                  day,
                  hours: hoursWords(calendar, place + 1),
                  act: (
                    <TextButton
                      aria-label={`Change ${day} of ${calendar.name}`}
                      onClick={() => setDialog({ kind: "hours", calendar, weekday: place + 1 })}
                    >
                      Change
                    </TextButton>
                  ),
                },
              }))}
            />
          </section>
        ))}
      </div>
      {dialog?.kind === "hours" && <HoursDialog {...dialog} onClose={() => setDialog(null)} />}
      {dialog?.kind === "places" && <PlacesDialog {...dialog} onClose={() => setDialog(null)} />}
    </Page>
  );
}

function hoursWords({ hours }: AppointmentCalendar, weekday: number): string {
  const found = hours.find((each) => each.weekday === weekday);
  return found ? `${found.opens} to ${found.closes}` : "Closed";
}

const places = z.object({
  capacity: countEntry("Enter how many visitors, such as 3.", { least: 1, most: 100 }),
});

function PlacesDialog(props: { readonly calendar: AppointmentCalendar; readonly onClose: () => void }) {
  const { calendar, onClose } = props;
  const form = useDeskForm(`places ${calendar.id}`, places, { capacity: String(calendar.capacity) });
  const set = useDeskWrite(setCalendarCapacity, [
    listAppointmentCalendars,
    readAppointmentWeek,
    listDeskAppointmentSlots,
  ]);
  return (
    <FormDialog
      title={`Places of ${calendar.name}`}
      action="Save"
      form={form}
      isPending={set.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const done = await set.mutateAsync([{ params: { calendar: calendar.id }, body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <TextField
        label="Visitors at the same time"
        inputMode="numeric"
        autoComplete="off"
        {...form.field("capacity")}
      />
    </FormDialog>
  );
}
