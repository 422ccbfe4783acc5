import { fromWireValue, type Kobo } from "@precise/cart-core/money";
import type { AnyOrder } from "../any-order.ts";

/** A delivery fee that waits for the shopper's yes, and what distinguishes it from another proposal for the same order. */
interface Proposal {
  readonly fee: Kobo;
  readonly payable: Kobo;
  readonly answerBy: string | undefined;
  readonly name: string;
}

/** @throws Error for an order that carries no proposal: only such an order has one to mail */
export function proposalOf(order: AnyOrder): Proposal {
  const { fee_proposal: proposal } = order;
  if (!proposal) throw new Error("the order carries no proposal of a delivery fee");
  const fee = fromWireValue(proposal.delivery_fee.value);
  return {
    fee,
    payable: fromWireValue(proposal.payable.value),
    answerBy: proposal.answer_by,
    name: `${fee}:${proposal.answer_by ?? ""}`,
  };
}
