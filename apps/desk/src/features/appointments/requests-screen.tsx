import {
  type AppointmentRequest,
  answerAppointmentRequest,
  listAppointmentRequests,
  readAppointmentWeek,
} from "@precise/contract/desk/appointments";
import { readToday } from "@precise/contract/desk/today";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useRouter } from "@tanstack/react-router";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import type { Column, Filter } from "#desk/table/column.ts";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import { callWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { beginBooking } from "./booking-form.ts";

const columns: readonly Column<AppointmentRequest>[] = [
  { key: "reference", head: "Reference", cell: ({ reference }) => reference },
  { key: "left", head: "Left", cell: ({ created_at }) => shortDayAndTime(created_at), onCard: "none" },
  { key: "name", head: "Name", cell: ({ name }) => name, onCard: "short" },
  {
    key: "wish",
    head: "What",
    cell: ({ wish, time_wish: time }) => (
      <>
        {wish}
        {time !== "" && <span className={css.onCard}> · {time}</span>}
      </>
    ),
    onCard: "short",
  },
  {
    key: "time",
    head: "When they can",
    cell: ({ time_wish: time }) => time,
    isGrowing: true,
    onCard: "none",
  },
  {
    key: "phone",
    head: "Phone",
    cell: ({ phone }) => <a href={`tel:${phone}`}>{callWords(phone)}</a>,
  },
  {
    key: "email",
    head: "E-mail",
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    onCard: "none",
  },
  { key: "note", head: "Note", cell: ({ note }) => note, isSpare: true },
  { key: "act", head: "Answered", cell: (row) => <Acts request={row} /> },
];
const filters: readonly Filter[] = [
  {
    key: "state",
    name: "State",
    options: [
      { value: "open", name: "To answer" },
      { value: "answered", name: "Answered" },
    ],
  },
];

/** What was asked for while nothing could be booked: someone calls or writes, then books or marks it. */
export function RequestsScreen() {
  return (
    <ListScreen
      title="Appointments"
      call={listAppointmentRequests}
      rows={(page) => page.requests}
      above={<AppointmentTabs current="requests" />}
      label="Requests"
      columns={columns}
      filters={filters}
      rowId={({ reference }) => reference}
      searchHint="Reference, name, e-mail"
      emptyWords="Nobody has left a request. They come only while nothing can be booked."
    />
  );
}

/** Calling someone back ends in a booking, or in a mark. */
function Acts({ request }: { readonly request: AppointmentRequest }) {
  const { reference, done_at } = request;
  const router = useRouter();
  const mark = useDeskWrite(answerAppointmentRequest, [
    listAppointmentRequests,
    readAppointmentWeek,
    readToday,
  ]);
  if (done_at !== null) return shortDayAndTime(done_at);
  const send = async () => {
    const done = await mark.mutateAsync([{ params: { reference } }]);
    if (done.ok) showDone(`${reference} is marked as answered`);
    else showTrouble("Nothing was changed", failureWords(done.failure));
  };
  return (
    <span className={css.rowActs}>
      <TextButton aria-label={`Mark ${reference} as answered`} onClick={() => void send()}>
        Mark
      </TextButton>
      <TextButton
        aria-label={`Book a time for ${reference}`}
        onClick={() => {
          beginBooking(request);
          router.history.push("/appointments/book");
        }}
      >
        Book
      </TextButton>
    </span>
  );
}
