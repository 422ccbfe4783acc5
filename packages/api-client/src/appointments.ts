import {
  type Appointment,
  type AppointmentType,
  bookAppointment,
  cancelAppointment,
  listAppointmentSlots,
  listAppointmentTypes,
  moveAppointment,
  readAppointment,
  requestAppointment,
} from "@precise/contract/appointments";
import type { BodyOf, DataOf } from "@precise/contract/route";
import type { ApiFailure, ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

export type OfferedSlots = DataOf<typeof listAppointmentSlots>;
export type BookingRequest = BodyOf<typeof bookAppointment>;
export type AppointmentWish = BodyOf<typeof requestAppointment>;

/** What can be booked. */
export async function fetchAppointmentTypes(client: ApiClient): Promise<ApiResult<AppointmentType[]>> {
  const result = await call(client, listAppointmentTypes, {});
  return result.ok ? { ok: true, value: result.value.types } : result;
}

/** The free beginnings of a type on some days; null for a type that is not offered. */
export async function fetchAppointmentSlots(
  client: ApiClient,
  asked: BodyOf<typeof listAppointmentSlots>,
): Promise<ApiResult<OfferedSlots | null>> {
  return orNull(await call(client, listAppointmentSlots, { body: asked }));
}

/** Books. The same key and request give the same answer, so a repeat after a lost answer is harmless. */
export async function submitBooking(
  client: ApiClient,
  request: BookingRequest,
  idempotencyKey: string,
): Promise<ApiResult<DataOf<typeof bookAppointment>>> {
  return call(client, bookAppointment, { body: request, headers: { "idempotency-key": idempotencyKey } });
}

/** Leaves a request. @returns its reference */
export async function submitAppointmentWish(
  client: ApiClient,
  wish: AppointmentWish,
  idempotencyKey: string,
): Promise<ApiResult<string>> {
  const headers = { "idempotency-key": idempotencyKey };
  const result = await call(client, requestAppointment, { body: wish, headers });
  return result.ok ? { ok: true, value: result.value.request.reference } : result;
}

/** The appointment that a mail's link opens; null for a token that is not (or no longer) ours. */
export async function fetchAppointment(
  client: ApiClient,
  token: string,
): Promise<ApiResult<Appointment | null>> {
  return appointmentOf(orNull(await call(client, readAppointment, { body: { token } })));
}

export async function cancelOwnAppointment(
  client: ApiClient,
  token: string,
): Promise<ApiResult<Appointment | null>> {
  return appointmentOf(orNull(await call(client, cancelAppointment, { body: { token } })));
}

/** @param startsAt UTC, as it was offered */
export async function moveOwnAppointment(
  client: ApiClient,
  token: string,
  startsAt: string,
): Promise<ApiResult<Appointment | null>> {
  return appointmentOf(orNull(await call(client, moveAppointment, { body: { token, starts_at: startsAt } })));
}

/** The scheduling service is down while the shop is up: a request is what is left. */
export function isSchedulingDown({ code }: ApiFailure): boolean {
  return code === "scheduling_unavailable";
}

function orNull<Value>(result: ApiResult<Value>): ApiResult<Value | null> {
  if (result.ok) return result;
  return result.failure.status === 404 ? { ok: true, value: null } : result;
}

function appointmentOf(
  result: ApiResult<{ appointment: Appointment } | null>,
): ApiResult<Appointment | null> {
  return result.ok ? { ok: true, value: result.value?.appointment ?? null } : result;
}
