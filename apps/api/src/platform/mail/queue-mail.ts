import { proposalOf } from "#api/modules/orders/mail/fee-proposal.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Mail, MailedVoucher, OrderMail, TradeMail } from "./mail.ts";

/**
 * Queues what an order's shopper is told, in the transaction of what happened. The same event queues one mail, however
 * often it is told; a fee that is proposed anew is another event.
 * @returns whether it was queued now
 */
export async function queueOrderMail(tx: Sql, mail: OrderMail): Promise<boolean> {
  const { order } = mail;
  const event = eventOf(mail);
  return queueMail(tx, `order:${order.number}:${event}`, order.contact.email, mail);
}

/** Holds end, and money comes and goes, more than once: each time the history has grown. */
const repeated: readonly OrderMail["kind"][] = [
  "hold_ended",
  "hold_renewed",
  "payment_part",
  "payment_over",
  "payment_late",
  "refunded",
];

/** An order that stood again may come to a stage for a second time, which is told too. */
function eventOf({ kind, order }: OrderMail): string {
  if (kind === "fee_proposed") return `${kind}:${proposalOf(order).name}`;
  if (repeated.includes(kind)) return `${kind}:${order.timeline.length}`;
  const times = order.timeline.filter(({ stage }) => stage !== undefined && stage === order.stage).length;
  return times > 1 ? `${kind}:${times}` : kind;
}

/** Queues a voucher for the person that it is bound to; one mail for each code. */
export async function queueVoucherMail(tx: Sql, email: string, voucher: MailedVoucher): Promise<boolean> {
  return queueMail(tx, `voucher:${voucher.code}`, email, { kind: "voucher", email, voucher });
}

/** Queues the welcome of a subscription, once for its lifetime: who comes back is not welcomed again. */
export async function queueWelcomeMail(
  tx: Sql,
  email: string,
  subscription: string,
  voucher?: MailedVoucher,
): Promise<boolean> {
  const mail: Mail = { kind: "newsletter_welcome", email, subscription, ...(voucher ? { voucher } : {}) };
  return queueMail(tx, `newsletter:${subscription}:welcome`, email, mail);
}

/** Tells the shop's people that a message has arrived, and its sender that it is with them; once for each message. */
export async function queueMessageMails(
  tx: Sql,
  shop: string,
  message: Omit<Extract<Mail, { kind: "message_arrived" }>, "kind">,
): Promise<void> {
  const { about, reference, email } = message;
  await queueMail(tx, `message:${reference}:arrived`, shop, { kind: "message_arrived", ...message });
  await queueMail(tx, `message:${reference}:received`, email, { kind: "message_received", about, reference });
}

/** Queues what somebody of a trade client is told; one mail for each event. @returns the event's key */
export async function queueTradeMail(tx: Sql, event: string, mail: TradeMail): Promise<string> {
  const eventKey = `trade:${event}`;
  await queueMail(tx, eventKey, mail.email, mail);
  return eventKey;
}

/** Takes a mail back in the transaction that queued it, unless it is meant. */
export async function dropMailUnless(tx: Sql, eventKey: string, isMeant: boolean): Promise<void> {
  await tx.query("delete from mail_outbox where event_key = $1 and not $2::boolean", [eventKey, isMeant]);
}

/**
 * Queues any mail, once for its event.
 * @param dueAt when it is to be sent; it then bears that time
 */
export async function queueMail(
  tx: Sql,
  eventKey: string,
  recipient: string,
  mail: Mail,
  dueAt: Date | null = null,
): Promise<boolean> {
  // No NOTIFY: PostgreSQL lets transactions that send one commit one at a time, and every order queues a mail.
  const rows = await tx.query(
    `insert into mail_outbox (event_key, kind, recipient, content, created_at, due_at)
     values ($1, $2, $3, $4::jsonb, coalesce($5::timestamptz, now()), coalesce($5::timestamptz, now()))
     on conflict (event_key) do nothing returning id`,
    [eventKey, mail.kind, recipient, mail, dueAt],
  );
  return rows.length > 0;
}
