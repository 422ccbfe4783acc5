import { formatNaira, fromWireValue, type Kobo, kobo } from "@precise/cart-core/money";
import { largestHandDiscount } from "@precise/cart-core/price-limit";
import type { quoteTelephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import type { AgreedAmounts } from "../order-draft.ts";

/** Who agreed on it: their roles, and whether these may set a delivery fee. */
export interface AgreedBy {
  readonly roles: readonly string[];
  readonly setsFees: boolean;
}

/** What was agreed, as the call says it in naira. */
export function agreedOf(
  agreed: ParsedBodyOf<typeof quoteTelephoneOrder>["agreed"],
): AgreedAmounts | undefined {
  if (agreed === undefined) return undefined;
  const { discount, delivery_fee } = agreed;
  return {
    discount: discount === undefined ? kobo(0) : fromWireValue(discount),
    ofGoods: null,
    deliveryFee: delivery_fee === undefined ? null : fromWireValue(delivery_fee),
  };
}

/**
 * Why someone with these roles may not agree on it: each role up to its share of the goods, and a fee where they may set one.
 * @param goods what they cost before anything is taken off
 */
export function refuseAgreed(
  { discount, deliveryFee }: AgreedAmounts,
  goods: Kobo,
  method: "delivery" | "pickup",
  { roles, setsFees }: AgreedBy,
): Refusal | undefined {
  const most = largestHandDiscount(roles, goods);
  if (discount > most) {
    const message =
      most === 0 && goods > 0
        ? "Your role agrees on no discount. Ask sales or a manager."
        : discount > goods
          ? `These goods cost ${formatNaira(goods)}: no more comes off.`
          : `Your role takes at most ${formatNaira(most)} off these goods. Ask a manager or the owner.`;
    return failure(
      discount > goods ? 422 : 403,
      discount > goods ? "invalid_input" : "not_allowed",
      message,
      {
        field: "agreed.discount",
      },
    );
  }
  if (deliveryFee === null) return undefined;
  const field = "agreed.delivery_fee";
  if (method === "pickup")
    return failure(422, "invalid_input", "Collected goods have no delivery fee. Leave it out.", { field });
  if (!setsFees)
    return failure(403, "not_allowed", "Your role sets no delivery fee. Ask sales or a manager.", { field });
  return undefined;
}
