import { appointment } from "@precise/contract/shop/appointments";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { appointmentView } from "./appointment-rows.ts";
import type { StoredAppointment, Visitor } from "./scheduling-port.ts";

/** `sequence` counts the changes, for calendars; `is_ours` while no service sends an invitation of its own. */
const aboutAppointment = {
  appointment,
  sequence: z.int(),
  is_ours: z.boolean(),
  /** The shop's own copy. */
  for_shop: z.boolean(),
};

/** What someone asked for while nothing could be booked. */
const appointmentRequest = z.object({
  reference: z.string(),
  wish: z.string(),
  when: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  time_zone: z.string(),
});

export const appointmentMailSchemas = [
  z.object({ kind: z.literal("appointment_booked"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_moved"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_cancelled"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_reminder"), ...aboutAppointment }),
] as const;
export type AppointmentMail = z.infer<(typeof appointmentMailSchemas)[number]>;

export const requestMailSchema = z.object({
  kind: z.literal("appointment_requested"),
  request: appointmentRequest,
  for_shop: z.boolean(),
});
export type AppointmentRequestMail = z.infer<typeof requestMailSchema>;

const hourMilliseconds = 60 * 60_000;
/** A reminder comes a day before; a visitor who booked less than this before needs none. */
const remindHours = 24;
const leastNoticeHours = 28;

/** What happened to an appointment. */
type AppointmentChange = "booked" | "moved" | "cancelled";

/**
 * Queues the mails about a change, to the visitor and to the shop, in the transaction of the change; the reminder of the
 * old beginning goes, the one of the new one waits until its day.
 * @param shopEmail undefined: the shop knows already
 */
export async function queueAppointmentMails(
  tx: Sql,
  held: StoredAppointment,
  change: AppointmentChange,
  shopEmail: string | undefined,
  now: Date,
): Promise<void> {
  const { reference, sequence } = held;
  const content = {
    appointment: appointmentView(held, now),
    sequence,
    is_ours: held.provider === "own",
  };
  const kind = `appointment_${change}` as const;
  const event = `appointment:${reference}:${sequence}`;
  await queueMail(tx, `${event}:${change}`, held.visitor.email, {
    kind,
    ...content,
    for_shop: false,
  } satisfies AppointmentMail);
  if (shopEmail !== undefined)
    await queueMail(tx, `${event}:${change}:shop`, shopEmail, {
      kind,
      ...content,
      for_shop: true,
    } satisfies AppointmentMail);
  const earlier = Array.from({ length: sequence + 1 }, (_, at) => `appointment:${reference}:${at}:reminder`);
  await tx.query(
    "delete from mail_outbox where event_key = any ($1::text[]) and state = 'waiting' and attempts = 0",
    [earlier],
  );
  if (change === "cancelled" || held.startsAt.getTime() - now.getTime() < leastNoticeHours * hourMilliseconds)
    return;
  const reminder: AppointmentMail = { kind: "appointment_reminder", ...content, for_shop: false };
  const dueAt = new Date(held.startsAt.getTime() - remindHours * hourMilliseconds);
  await queueMail(tx, `${event}:reminder`, held.visitor.email, reminder, dueAt);
}

/** Queues the mails about a request: a confirmation to the visitor, and its content to the shop. */
export async function queueRequestMails(
  tx: Sql,
  request: { readonly reference: string; readonly wish: string; readonly when: string },
  visitor: Visitor,
  shopEmail: string,
): Promise<void> {
  const { timeZone, ...person } = visitor;
  const content = {
    kind: "appointment_requested",
    request: { ...request, ...person, time_zone: timeZone },
  } as const;
  await queueMail(tx, `appointment-request:${request.reference}`, visitor.email, {
    ...content,
    for_shop: false,
  } satisfies AppointmentRequestMail);
  await queueMail(tx, `appointment-request:${request.reference}:shop`, shopEmail, {
    ...content,
    for_shop: true,
  } satisfies AppointmentRequestMail);
}
