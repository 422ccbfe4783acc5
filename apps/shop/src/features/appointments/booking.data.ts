import { call } from "@precise/api-client/client";
import "server-only";
import { type AppointmentType, listAppointmentTypes } from "@precise/contract/shop/appointments";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { type BookingAddress, bookingHref } from "./booking-address.ts";
import { type BookingDraft, draftCookieName, readDraft } from "./booking-draft.ts";
import { monthOfSlots } from "./month-of-slots.data.ts";
import { type OfferedMonth, type OfferedTime, offeredMonth } from "./offered-days.ts";

/** What a booking's page shows. */
export type BookingState =
  | { readonly kind: "types"; readonly types: readonly AppointmentType[]; readonly isUnknown: boolean }
  | {
      readonly kind: "times";
      readonly type: AppointmentType;
      readonly month: OfferedMonth;
      readonly day: string | null;
      /** Chosen, and taken meanwhile. */
      readonly taken: string | null;
    }
  | {
      readonly kind: "details";
      readonly type: AppointmentType;
      readonly day: string;
      readonly chosen: OfferedTime;
      readonly draft: BookingDraft;
    }
  /** Nothing can be booked: a request can be left. `type` where it is known. */
  | { readonly kind: "request"; readonly type: AppointmentType | null; readonly draft: BookingDraft }
  /** The shop itself does not answer, or has had too many calls. */
  | { readonly kind: "unreachable" };

/** Reads what the address asks for. @param showroom where a showroom's own page leads here */
export async function loadBooking(
  address: BookingAddress,
  showroom: string | undefined,
): Promise<BookingState> {
  const api = apiForVisitor(await headers());
  const draft = readDraft((await cookies()).get(draftCookieName)?.value);
  const types = await call(api, listAppointmentTypes);
  if (!types.ok) {
    return types.failure.code === "scheduling_unavailable"
      ? { kind: "request", type: null, draft }
      : { kind: "unreachable" };
  }
  const type = types.value.find((each) =>
    address.type === undefined
      ? showroom !== undefined && each.showroom?.id === showroom
      : each.id === address.type,
  );
  // An owner who offers nothing, or a visitor who was led here by an outage, has the form.
  if (types.value.length === 0 || address.request) return { kind: "request", type: type ?? null, draft };
  if (!type) return { kind: "types", types: types.value, isUnknown: address.type !== undefined };
  const month = await monthOfSlots(api, type.id, address.day?.slice(0, 7) ?? address.month);
  if (!month.ok)
    return month.failure.code === "scheduling_unavailable"
      ? { kind: "request", type, draft }
      : { kind: "unreachable" };
  if (month.value === null) return { kind: "types", types: types.value, isUnknown: true };
  const day = address.day ?? null;
  const shown = offeredMonth(month.value.offered, month.value.month, day, (to) =>
    bookingHref({ type: type.id, ...to }),
  );
  const chosen = shown.times?.find(({ time }) => time === address.time);
  if (day !== null && chosen) return { kind: "details", type, day, chosen, draft };
  return { kind: "times", type, month: shown, day, taken: address.taken ?? address.time ?? null };
}
