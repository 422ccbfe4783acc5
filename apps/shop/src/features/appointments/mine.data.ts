import { callOrNull } from "@precise/api-client/client";
import "server-only";
import { type Appointment, readAppointment } from "@precise/contract/shop/appointments";
import { headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { type BookingAddress, bookingHref } from "./booking-address.ts";
import { minePath } from "./mine-path.ts";
import { monthOfSlots } from "./month-of-slots.data.ts";
import { type OfferedMonth, offeredMonth } from "./offered-days.ts";

/** What a mail's link opens. */
export type MineState =
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
  | {
      readonly kind: "found";
      readonly appointment: Appointment;
      /** Where it may be moved to, when that was asked for and the calendar answers. */
      readonly month: OfferedMonth | null;
    };

/** Reads the appointment of a link; a bad token and an old one are the same. Reading changes nothing. */
export async function loadMine(
  token: string,
  address: BookingAddress,
  isMoving: boolean,
): Promise<MineState> {
  const api = apiForVisitor(await headers());
  const result = await callOrNull(api, readAppointment, { body: { token } });
  if (!result.ok) return { kind: result.failure.status === 400 ? "gone" : "unreachable" };
  const appointment = result.value;
  if (appointment === null) return { kind: "gone" };
  if (!isMoving || !appointment.may_change) return { kind: "found", appointment, month: null };
  const month = await monthOfSlots(api, appointment.type.id, address.day?.slice(0, 7) ?? address.month);
  if (!month.ok || month.value === null) return { kind: "unreachable" };
  const shown = offeredMonth(month.value.offered, month.value.month, address.day ?? null, (to) =>
    bookingHref({ move: "1", ...to }, minePath(token)),
  );
  return { kind: "found", appointment, month: shown };
}
