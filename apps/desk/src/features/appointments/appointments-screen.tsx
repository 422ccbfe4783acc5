import {
  type DeskAppointment,
  deskAppointmentStates,
  listAppointmentCalendars,
  listDeskAppointments,
} from "@precise/contract/desk/appointments";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { deskQuery } from "#desk/api/desk-query.ts";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import { callWords, statusWords } from "./appointment-words.ts";

const columns: readonly Column<DeskAppointment>[] = [
  { key: "reference", head: "Reference", cell: ({ reference }) => reference },
  { key: "when", head: "When", cell: ({ starts_at }) => shortDayAndTime(starts_at) },
  { key: "state", head: "State", cell: (row) => statusWords(row, new Date()) },
  { key: "name", head: "Name", cell: ({ name }) => name },
  { key: "phone", head: "Phone", cell: ({ phone }) => callWords(phone), onCard: "none" },
  { key: "type", head: "What", cell: ({ type }) => type.name, isGrowing: true, onCard: "line" },
  { key: "calendar", head: "Calendar", cell: ({ calendar }) => calendar?.name ?? "Calendly", onCard: "none" },
  { key: "email", head: "E-mail", cell: ({ email }) => email, isSpare: true },
  { key: "note", head: "Note", cell: ({ note }) => note, isSpare: true },
];
const stateNames = { coming: "To come", past: "Was held", cancelled: "Cancelled" };
const stateFilter: Filter = {
  key: "state",
  name: "State",
  options: optionsOf(stateNames, deskAppointmentStates),
};

/** Every appointment, to find one by its reference, name, e-mail or phone. */
export function AppointmentsScreen() {
  const { data: calendars } = useQuery(deskQuery(listAppointmentCalendars));
  const shownFilters = useMemo<readonly Filter[]>(() => {
    const options = (calendars ?? []).map(({ id, name }) => ({ value: id, name }));
    return [stateFilter, { key: "calendar", name: "Calendar", options }];
  }, [calendars]);
  return (
    <ListScreen
      title="Appointments"
      call={listDeskAppointments}
      rows={(page) => page.appointments}
      above={<AppointmentTabs current="list" />}
      label="All appointments"
      columns={columns}
      filters={shownFilters}
      rowId={({ reference }) => reference}
      rowHref={({ reference }) => `/appointments/${reference}`}
      searchHint="Reference, name or phone"
      emptyWords="Nobody has booked an appointment yet."
    />
  );
}
