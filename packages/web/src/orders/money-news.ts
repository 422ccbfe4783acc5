import { nairaText } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import type { Order } from "@precise/contract/shop/orders/order";

/** What there is to say of an order's money, and whether it is news that someone must read. */
export interface MoneyNews {
  readonly lines: readonly string[];
  readonly isUrgent: boolean;
}

/** What an order says of its money, as the API counted it: parts, too much, and what went back. */
type MoneyOfOrder = Pick<Order, "stage" | "status"> & {
  readonly payment: Pick<
    Order["payment"],
    "status" | "received" | "refunded" | "missing" | "excess" | "attempts" | "refunds"
  >;
};

/**
 * Sentences about the money of an order; none where all of it came, or none yet.
 * @source decision 039
 */
export function moneyNews(order: MoneyOfOrder): MoneyNews {
  const { received, refunded, missing, excess: left, status } = order.payment;
  const excess = isToldOnline(order) ? undefined : left;
  const lines: string[] = [];
  const hasEnded = ["cancelled", "returned", "refunded"].includes(stageOf(order));
  if (missing) lines.push(`We have received ${amount(received)}. ${amount(missing)} is still due.`);
  else if (status === "part_paid") lines.push(`We have received ${amount(received)}.`);
  if (excess && status === "review")
    lines.push(`We have received ${amount(received)} after this order ended. We will e-mail you about it.`);
  else if (excess && hasEnded)
    lines.push(`We hold ${amount(excess)} for this order and will refund it the way you paid.`);
  else if (excess)
    lines.push(`We have received ${amount(excess)} more than the order costs and will refund it.`);
  if (refunded && refunded.value > 0) lines.push(`We have refunded ${amount(refunded)}.`);
  return { lines, isUrgent: missing !== undefined };
}

/** The screen of the online payment says what becomes of such money: two answers would contradict each other. */
function isToldOnline({ payment: { attempts = [], refunds = [], status } }: MoneyOfOrder): boolean {
  const goesBack = refunds.some((refund) => refund.status !== "processed");
  return goesBack || (attempts.length > 0 && (status === "review" || status === "disputed"));
}

function amount(money: { readonly value: number } | undefined): string {
  return nairaText(money?.value ?? 0);
}
