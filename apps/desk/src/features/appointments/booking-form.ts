import type { AppointmentRequest } from "@precise/contract/desk/appointments";
import { cutText } from "@precise/contract/wire/cut-text";
import { keepEntries } from "#desk/forms/kept-entries.ts";

/** Under which name what is typed into a booking is kept. */
export const bookingForm = "book an appointment";

/** Begins a booking with what a request says. */
export function beginBooking({ name, email, phone, wish, time_wish, note }: AppointmentRequest): void {
  const said = [wish, time_wish, note].filter((text) => text !== "").join(". ");
  keepEntries(bookingForm, { name, email, phone, note: cutText(said, 1000) });
}
