import { moneyOf } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { AnyOrder } from "../any-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queueOrderNews } from "../mail/phone-news.ts";

/** So long no refund goes to an account of an order whose buyer was corrected. */
export const frozenHours = 24;

/** Whether a correction says who an order is for, or how they are reached: what goes to its buyer could go to another. */
export function namesOtherPerson({
  contact = {},
  address,
}: {
  readonly contact?: object | undefined;
  readonly address?: object | undefined;
}): boolean {
  return [...Object.values(contact), address].some((value) => value !== undefined);
}

/** Whether money of the buyer's is in a locked order, or came and went back. */
export async function hasMoney(tx: Sql, order: Pick<LockedOrder, "id">): Promise<boolean> {
  return (await moneyOf(tx, order.id)).received > 0;
}

/**
 * The buyer of an order with money in it was corrected: the person who had it reads so at the old address, or at the phone where
 * there was none, and has a day to object.
 * @param before the order as it was
 */
export async function noteOtherPerson(
  tx: Sql,
  order: LockedOrder,
  before: AnyOrder,
  changed: readonly string[],
): Promise<void> {
  await tx.query(
    "update shop_order set no_account_before = now() + make_interval(hours => $2) where id = $1",
    [order.id, frozenHours],
  );
  const event = `order:${order.number}:buyer_corrected:${before.timeline.length}`;
  const mail = { kind: "buyer_corrected" as const, order: before, changed: [...changed] };
  await queueOrderNews(tx, mail, event);
  await queueMail(tx, event, before.contact.email, mail);
}
