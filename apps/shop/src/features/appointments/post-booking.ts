import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { lagosMomentOf } from "@precise/contract/nigeria/lagos-days";
import { bookAppointment, requestAppointment } from "@precise/contract/shop/appointments";
import { cutText } from "@precise/contract/wire/cut-text";
import { idempotencyKey, isAttempt, newAttempt } from "@precise/web/forms/attempt";
import { isDoubtUnseen } from "@precise/web/forms/email-doubt";
import { entriesIn } from "@precise/web/forms/entries-in";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import type { BookingTrouble } from "./appointment-copy.ts";
import { type BookingAddress, bookingHref, bookingPath, readBookingAddress } from "./booking-address.ts";
import { type BookingDraft, draftCookie } from "./booking-draft.ts";
import { longestKept } from "./contact-entries.ts";
import { checkBooking, checkRequest } from "./contact-problems.ts";

/** Books what was chosen. Pressing twice, or again after a lost answer, books once. @source design D20, design "Scheduling service" */
export async function postBooking({ form, api }: FormPost): Promise<FormAnswer> {
  const { type, day, time } = readBookingAddress((name) => form.get(name) ?? undefined);
  const startsAt = day && time ? lagosMomentOf(day, time) : null;
  if (type === undefined || startsAt === null) return { to: bookingHref({ type }) };
  const draft = draftOf(form);
  const here = { type, day, time };
  if (Object.keys(checkBooking(draft.entries)).length > 0 || isDoubtUnseen(form))
    return back({ ...here, check: "1" }, draft);
  const request = { type, starts_at: startsAt, ...contactOf(form, draft) };
  const result = await call(api, bookAppointment, {
    body: request,
    idempotencyKey: idempotencyKey(draft.attempt, request),
  });
  if (result.ok)
    return { to: `${bookingPath}/mine/${result.value.token}?done=1`, cookies: [draftCookie(null)] };
  const { failure } = result;
  if (failure.code === "slot_taken") return back({ type, day, taken: time }, draft);
  if (failure.code === "unknown_appointment_type") return back({ type }, draft);
  if (failure.code === "scheduling_unavailable") return back({ type, request: "1" }, draft);
  return back({ ...here, ...checkOr(failure) }, draft);
}

/** Leaves a request while nothing can be booked. */
export async function postRequest({ form, api }: FormPost): Promise<FormAnswer> {
  const { type } = readBookingAddress((name) => form.get(name) ?? undefined);
  const draft = draftOf(form);
  const here: BookingAddress = { type, request: "1" };
  if (Object.keys(checkRequest(draft.entries)).length > 0 || isDoubtUnseen(form))
    return back({ ...here, check: "1" }, draft);
  const subject = cutText(form.get("wish") ?? "", 120) || "Appointment";
  const request = { wish: subject, when: draft.entries.when ?? "", ...contactOf(form, draft) };
  const result = await call(api, requestAppointment, {
    body: request,
    idempotencyKey: idempotencyKey(draft.attempt, request),
  });
  if (result.ok)
    return { to: `${bookingPath}/requested/${result.value.reference}`, cookies: [draftCookie(null)] };
  return back({ ...here, ...checkOr(result.failure) }, draft);
}

function draftOf(form: FormPost["form"]): BookingDraft {
  const attempt = form.get("attempt");
  return { entries: entriesIn(form, longestKept), attempt: isAttempt(attempt) ? attempt : newAttempt() };
}

function contactOf(form: FormPost["form"], { entries }: BookingDraft) {
  const { name = "", email = "", phone = "", note = "" } = entries;
  const time_zone = form.get("time_zone") || "Africa/Lagos";
  return { name, email, phone, time_zone, ...(note.trim() && { note }) };
}

function back(address: BookingAddress, draft: BookingDraft): FormAnswer {
  return { to: bookingHref(address), cookies: [draftCookie(draft)] };
}

/** What the API found wrong with an entry is shown at its field; anything else is said above the form. */
function checkOr(failure: ApiFailure): Pick<BookingAddress, "check" | "trouble"> {
  if (failure.status === 400) return { check: "1" };
  const trouble: BookingTrouble =
    failure.code === "rate_limited"
      ? "too_many"
      : failure.code === "idempotency_in_progress"
        ? "in_progress"
        : (failure.status ?? 500) >= 500
          ? "unreachable"
          : "not_done";
  return { trouble };
}
