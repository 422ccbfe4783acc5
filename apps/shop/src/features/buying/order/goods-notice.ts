import { stageOf } from "@precise/cart-core/order-way";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { Order } from "@precise/contract/shop/orders/order";
import { confirmCopy as copy } from "./confirm-copy.ts";

const openStages: readonly string[] = ["placed", "fee_pending", "fee_proposed", "awaiting_payment"];

/**
 * What there is to say about an order whose buyer has not confirmed it, or whose goods are not set aside.
 * @returns null where nothing is to be done: the goods are held for the full time, or the order stands no longer open
 * @source design D28
 */
export function goodsNotice(
  order: Pick<Order, "stage" | "status" | "hold" | "contact">,
): { readonly title: string; readonly lines: readonly string[] } | null {
  const { hold, contact } = order;
  if (!hold || !openStages.includes(stageOf(order))) return null;
  const { is_proved, goods, until, gone = [] } = hold;
  if (is_proved && goods === "held") return null;
  const sent = copy.sent(contact.email);
  if (goods === "held")
    return { title: copy.title, lines: [until ? copy.sentUntil(contact.email, dayAndTime(until)) : sent] };
  const missing = gone.length > 0 ? [copy.gone(gone.join(", "))] : [];
  if (goods === "waiting" && !is_proved)
    return { title: copy.title, lines: [sent, copy.waiting, ...missing] };
  return {
    title: copy.freeTitle,
    lines: [copy.free, ...missing, ...(is_proved ? [] : [sent])],
  };
}
