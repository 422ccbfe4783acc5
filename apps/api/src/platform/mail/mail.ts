import { appointment } from "@precise/contract/appointments";
import * as z from "zod/mini";
import { anyOrder } from "#api/modules/orders/any-order.ts";
import { shopMails } from "#api/modules/orders/mail/shop-mail.ts";

/** A moment as it is kept in JSON. */
const moment = z.iso.datetime();

/** A voucher as a mail tells it; amounts in naira. */
const voucher = z.object({
  code: z.string(),
  benefit: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("amount"), naira: z.number() }),
    z.object({ kind: z.literal("percent"), percent: z.int() }),
    z.object({ kind: z.literal("free_delivery") }),
  ]),
  /** What the goods must cost: that much, or more than that. */
  minimum: z.optional(z.object({ naira: z.number(), isExclusive: z.boolean() })),
  /** Whether only orders of the mail's address may use it. */
  is_bound: z.boolean(),
  first_order_only: z.boolean(),
  single_use: z.boolean(),
  expires_at: z.optional(moment),
});
export type MailedVoucher = z.infer<typeof voucher>;

/** What a message to the shop is. */
const aboutMessage = z.enum(["contact", "affiliate", "design"]);

/**
 * `detail` is one sentence for the shopper: the courier and its tracking number, or why an order was cancelled. `naira`:
 * what came or went back now.
 */
const aboutOrder = { order: anyOrder, detail: z.optional(z.string()), naira: z.optional(z.number()) };

const toPerson = { email: z.string(), firstname: z.string() };

/** `sequence` counts the changes, for calendars; `is_ours` while no service sends an invitation of its own. */
const aboutAppointment = {
  appointment,
  sequence: z.int(),
  is_ours: z.boolean(),
  /** The shop's own copy. */
  for_shop: z.boolean(),
};

/** What somebody asked for while nothing could be booked. */
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

/** Everything that the shop mails, as it is kept until it is sent: what was true when it happened. */
export const mail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("order_placed"), ...aboutOrder }),
  /** The order carries its `fee_proposal`. */
  z.object({ kind: z.literal("fee_proposed"), ...aboutOrder }),
  /** Your delivery fee is agreed; a transfer's shopper is told where to pay. */
  z.object({ kind: z.literal("fee_accepted"), ...aboutOrder }),
  z.object({ kind: z.literal("payment_confirmed"), ...aboutOrder }),
  /** What the shopper confirmed: the order, or what is paid on delivery for good. */
  z.object({ kind: z.literal("order_confirmed"), ...aboutOrder }),
  /** Its goods are on sale again, because nobody confirmed it in time, or because we told no fee. */
  z.object({ kind: z.literal("hold_ended"), ...aboutOrder }),
  /** Its goods are set aside again, for a while. */
  z.object({ kind: z.literal("hold_renewed"), ...aboutOrder }),
  /** Money came that does not pay for the order yet. */
  z.object({ kind: z.literal("payment_part"), ...aboutOrder }),
  /** More came than the order costs. */
  z.object({ kind: z.literal("payment_over"), ...aboutOrder }),
  /** Money came after the order had ended, or after its goods were gone. */
  z.object({ kind: z.literal("payment_late"), ...aboutOrder }),
  /** A cancelled order stands again, or waits for its money again. */
  z.object({ kind: z.literal("order_reopened"), ...aboutOrder }),
  z.object({ kind: z.literal("returned"), ...aboutOrder }),
  z.object({ kind: z.literal("refunded"), ...aboutOrder }),
  z.object({ kind: z.literal("shipped"), ...aboutOrder }),
  z.object({ kind: z.literal("delivered"), ...aboutOrder }),
  z.object({ kind: z.literal("cancelled"), ...aboutOrder }),
  z.object({ kind: z.literal("voucher"), email: z.string(), voucher }),
  z.object({
    kind: z.literal("newsletter_welcome"),
    email: z.string(),
    /** Public id of the subscription, for the unsubscribe link. */
    subscription: z.string(),
    voucher: z.optional(voucher),
  }),
  /** Somebody asked for a trade account. Nothing of what a stranger typed but a name goes into that inbox. */
  z.object({ kind: z.literal("trade_application"), ...toPerson }),
  /** An operator opened a trade account. */
  z.object({ kind: z.literal("trade_account"), ...toPerson, company: z.string() }),
  /** An operator gave somebody of a trade client another password. */
  z.object({ kind: z.literal("trade_password"), ...toPerson }),
  /** A trade client asked for a new password; the link is signed when the mail is made. */
  z.object({
    kind: z.literal("trade_password_link"),
    ...toPerson,
    person: z.string(),
    /** Of the password that the link replaces. */
    mark: z.string(),
  }),
  /** A trade client chose a new password by that link. */
  z.object({ kind: z.literal("trade_password_changed"), ...toPerson }),
  ...shopMails,
  z.object({ kind: z.literal("appointment_booked"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_moved"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_cancelled"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_reminder"), ...aboutAppointment }),
  z.object({ kind: z.literal("appointment_requested"), request: appointmentRequest, for_shop: z.boolean() }),
  /** To who wrote to the shop: that it has arrived. Nothing that was typed stands in it, for the address may be another's. */
  z.object({ kind: z.literal("message_received"), about: aboutMessage, reference: z.string() }),
  /** To the shop's people; an answer goes to who wrote. */
  z.object({
    kind: z.literal("message_arrived"),
    about: aboutMessage,
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    facts: z.array(z.tuple([z.string(), z.string()])),
    text: z.string(),
    pictures: z.int(),
  }),
]);
export type Mail = z.infer<typeof mail>;
export type AppointmentMail = Extract<Mail, { appointment: unknown }>;
export type AppointmentRequestMail = Extract<Mail, { request: unknown }>;
export type OrderMail = Extract<Mail, { order: unknown }>;
/** What is told of money, and of goods that came back. */
export type PaymentMail = Extract<
  OrderMail,
  {
    kind: "payment_part" | "payment_over" | "payment_late" | "order_reopened" | "returned" | "refunded";
  }
>;
export type TradeMail = Extract<Mail, { kind: `trade_${string}` }>;
