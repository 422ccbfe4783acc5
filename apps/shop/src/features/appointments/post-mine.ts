import type { ApiFailure } from "@precise/api-client/api-failure";
import { callOrNull } from "@precise/api-client/client";
import { lagosMomentOf } from "@precise/contract/nigeria/lagos-days";
import { cancelAppointment, moveAppointment } from "@precise/contract/shop/appointments";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import type { BookingTrouble } from "./appointment-copy.ts";
import { bookingHref, bookingPath, readBookingAddress } from "./booking-address.ts";
import { minePath } from "./mine-path.ts";

/** Cancels the appointment of a link. */
export async function postCancelAppointment({ form, api }: FormPost): Promise<FormAnswer> {
  const token = tokenOf(form);
  if (token === "") return { to: bookingPath };
  const result = await callOrNull(api, cancelAppointment, { body: { token } });
  return {
    to: result.ok ? minePath(token) : bookingHref({ trouble: troubleOf(result.failure) }, minePath(token)),
  };
}

/** Moves the appointment of a link to the time that was pressed. */
export async function postMoveAppointment({ form, api }: FormPost): Promise<FormAnswer> {
  const token = tokenOf(form);
  if (token === "") return { to: bookingPath };
  const { day, time } = readBookingAddress((name) => form.get(name) ?? undefined);
  const startsAt = day && time ? lagosMomentOf(day, time) : null;
  if (startsAt === null) return { to: bookingHref({ move: "1" }, minePath(token)) };
  const result = await callOrNull(api, moveAppointment, { body: { token, starts_at: startsAt } });
  if (result.ok) return { to: bookingHref({}, minePath(token)) };
  if (result.failure.code === "slot_taken")
    return { to: bookingHref({ move: "1", day, taken: time }, minePath(token)) };
  return { to: bookingHref({ trouble: troubleOf(result.failure) }, minePath(token)) };
}

function tokenOf(form: FormPost["form"]): string {
  return (form.get("token") ?? "").slice(0, 512);
}

function troubleOf(failure: ApiFailure): BookingTrouble {
  if (failure.code === "appointment_over") return "over";
  if (failure.code === "too_many_moves") return "moved_often";
  if (failure.code === "rate_limited") return "too_many";
  return (failure.status ?? 500) >= 500 ? "unreachable" : "not_done";
}
