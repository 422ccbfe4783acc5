import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { proposalOf } from "./fee-proposal.ts";
import type { OrderMail } from "./order-mail-kinds.ts";
import { queueOrderNews } from "./phone-news.ts";

/**
 * Queues a mail to an order's shopper, in the transaction of what happened. The same event queues one mail, however
 * often it is reported; a fee that is proposed again is another event.
 * @returns whether it was queued now
 */
export async function queueOrderMail(tx: Sql, mail: OrderMail): Promise<boolean> {
  const event = orderMailEvent(mail);
  await queueOrderNews(tx, mail, event);
  return queueMail(tx, event, mail.order.contact.email, mail);
}

/** What names the event that a mail is about. */
export function orderMailEvent(mail: OrderMail): string {
  return `order:${mail.order.number}:${eventOf(mail)}`;
}

/** Holds end, and money comes and goes, more than once: each time the history has grown. */
const repeated: readonly OrderMail["kind"][] = [
  "hold_ended",
  "hold_renewed",
  "payment_part",
  "payment_over",
  "payment_late",
  "refunded",
  "payment_rejected",
  "rest_cancelled",
];

/** A reopened order may come to a stage for a second time, which is mailed too. */
function eventOf(mail: OrderMail): string {
  const { kind, order } = mail;
  // A payment may go back in two parts before either is in the history.
  if (mail.kind === "refund_started" || mail.kind === "refund_needs_account")
    return [
      kind,
      order.timeline.length,
      mail.reference ?? "",
      mail.naira ?? "",
      ...(mail.kind === "refund_needs_account" ? [mail.account?.turn ?? 1] : []),
    ].join(":");
  if (mail.kind === "refund_account_named") return `${kind}:${mail.account.refund}:${mail.account.turn}`;
  if (mail.kind === "change_proposed") return `${kind}:${mail.change.id}`;
  if (mail.kind === "shipped" && mail.part !== undefined) return `shipped:part:${mail.part}`;
  if (kind === "fee_proposed") return `${kind}:${proposalOf(order).name}`;
  if (repeated.includes(kind)) return `${kind}:${order.timeline.length}`;
  const times = order.timeline.filter(({ stage }) => stage !== undefined && stage === order.stage).length;
  return times > 1 ? `${kind}:${times}` : kind;
}
