import {
  fromWireValue,
  kobo,
  type Naira,
  subtractKobo,
  sumOfWire,
  wireValue,
} from "@precise/cart-core/money";
import type { OrderLedger } from "@precise/contract/desk/orders/orders";

/** Naira of an order that can go back: what we have of it, less what is promised back already. */
export function refundableOf({
  received,
  refunded,
  refunding,
}: Pick<OrderLedger, "received" | "refunded" | "refunding">): Naira {
  const gone = sumOfWire(refunding ? [refunded, refunding] : [refunded]);
  const left = subtractKobo(fromWireValue(received.value), gone);
  return wireValue(left > 0 ? left : kobo(0));
}
