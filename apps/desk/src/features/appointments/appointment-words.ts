import type { DeskAppointment } from "@precise/contract/desk/appointments";
import { clockText, dayText, lagosDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";

/** Where an appointment stands. */
export function statusWords({ status, ends_at }: DeskAppointment, now: Date): string {
  if (status === "cancelled") return "Cancelled";
  return new Date(ends_at) < now ? "Was held" : "Booked";
}

/** "Monday 23 November 2026, 10:00 to 11:00" */
export function whenWords({ starts_at, ends_at }: DeskAppointment): string {
  const day = lagosDay(new Date(starts_at));
  return `${weekdayText(day)} ${day.slice(0, 4)}, ${clockText(starts_at)} to ${clockText(ends_at)}`;
}

/** Of a Nigerian number in its usual form; of another as it is. */
export function callWords(phone: string): string {
  return phone.startsWith("+234") ? phoneText(phone) : phone;
}

/** "23 to 29 November 2026" and its like, from two days. */
export function weekWords(from: string, to: string): string {
  const [first, last] = [dayText(from).split(" "), dayText(to)];
  const [, month, year] = first;
  if (last.endsWith(`${month} ${year}`)) return `${first[0]} to ${last}`;
  return last.endsWith(String(year)) ? `${first[0]} ${month} to ${last}` : `${dayText(from)} to ${last}`;
}
