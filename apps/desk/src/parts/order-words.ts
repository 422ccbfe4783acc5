import { dictionary } from "@precise/cart-core/dictionary";
import type { DeskOrderRow } from "@precise/contract/desk/orders/order-list";
import type { BadgeTone } from "./badge.tsx";

export const stageNames: Readonly<Record<string, string>> = dictionary({
  placed: "Not confirmed",
  fee_pending: "Fee to propose",
  fee_proposed: "Fee proposed",
  awaiting_payment: "Awaiting payment",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returned: "Returned",
  refunded: "Refunded",
});

export const moneyNames: Readonly<Record<string, string>> = dictionary({
  none: "Nothing paid",
  pending: "Waiting for money",
  part_paid: "Part paid",
  paid: "Paid",
  over_paid: "Paid too much",
  refunding: "Refund due",
  part_refunded: "Part refunded",
  refunded: "Refunded",
  disputed: "Disputed",
  review: "In review",
});

export const paymentNames: Readonly<Record<string, string>> = dictionary({
  bank_transfer: "Bank transfer",
  pay_on_delivery: "On delivery",
  paystack: "Online",
  on_account: "On account",
});

/** What a button that brings an order to a stage says. */
const acts: Readonly<Record<string, string>> = dictionary({
  fee_proposed: "Propose a fee",
  confirmed: "Confirm by phone",
  packed: "Mark as packed",
  shipped: "Dispatch",
  delivered: "At the door",
  cancelled: "Cancel the order",
  returned: "Take all of it back",
  refunded: "Refund",
});

/** A stage of a later release is shown by its name. */
export function stageWords(stage: string): string {
  return stageNames[stage] ?? plain(stage);
}

export function moneyWords(status: string): string {
  return moneyNames[status] ?? plain(status);
}

/** Whether a stage waits for work of ours, is under way, or is over: the colour of its badge. */
export function stageTone(stage: string): BadgeTone {
  if (["placed", "fee_pending", "confirmed"].includes(stage)) return "work";
  if (["awaiting_payment", "fee_proposed", "packed", "shipped"].includes(stage)) return "plain";
  return stage === "delivered" ? "good" : "quiet";
}

/** The same of its money. */
export function moneyTone(status: string): BadgeTone {
  if (status === "paid") return "good";
  if (["disputed", "review", "over_paid", "refunding"].includes(status)) return "bad";
  return ["pending", "part_paid"].includes(status) ? "work" : "quiet";
}

export function paymentWords(kind: string): string {
  return paymentNames[kind] ?? plain(kind);
}

/** A cancelled order is reopened, whatever it becomes. */
export function actWords({ stage, delivery }: ActOrder, to: string): string {
  if (stage === "cancelled" && to !== "refunded") return "Reopen";
  if (to === "delivered" && delivery.method === "pickup") return "Hand over";
  return acts[to] ?? `To ${stageWords(to)}`;
}

/** What a button needs to know of its order. */
interface ActOrder {
  readonly stage: string;
  readonly delivery: { readonly method: "delivery" | "pickup" };
}

/** What became of goods that are not in the house any more. */
const gone: Readonly<Record<string, string>> = dictionary({
  shipped: "On the way",
  delivered: "Handed over",
  returned: "Came back",
  refunded: "Came back",
});

/** @param stage of the order: what has left the house is not held */
export function goodsWords(
  { state, is_proved: isProved }: Pick<DeskOrderRow["goods"], "state" | "is_proved">,
  stage: string,
): string {
  const left = gone[stage];
  if (left !== undefined) return state === "free" ? "On sale" : left;
  const held = { held: "Held", free: "On sale", waiting: "Not held" }[state];
  return isProved ? held : `${held}, not confirmed`;
}

export const deliveryOptions = [
  { value: "delivery", name: "Delivery" },
  { value: "pickup", name: "Collected" },
];
export const heldOptions = [
  { value: "no", name: "Can go out" },
  { value: "yes", name: "Held" },
];
export const buyerOptions = [
  { value: "shopper", name: "Shopper" },
  { value: "company", name: "Trade company" },
];

function plain(name: string): string {
  return name.replaceAll("_", " ");
}
