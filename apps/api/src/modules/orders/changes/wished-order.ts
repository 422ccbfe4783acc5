import type { Address } from "@precise/contract/shop/orders/order";
import type { StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import type { AnyOrder } from "../any-order.ts";
import type { AgreedAmounts, OrderWish } from "../order-draft.ts";
import type { WrittenOrder } from "../written/written-buyer.ts";

/** What staff want an order to become; what is left out stays as it is. */
export interface ChangeWish {
  readonly lines?: readonly StockLine[] | undefined;
  readonly delivery?: OrderWish["delivery"] | undefined;
  readonly address?: Address | undefined;
  readonly payment?: OrderWish["payment"] | undefined;
  /** Null takes the voucher off. */
  readonly voucher?: string | null | undefined;
  readonly note?: string | undefined;
}

/** A whole order as it is to be, apart from who it is for: as a change keeps it. */
export type WishedOrder = Pick<
  WrittenOrder,
  "lines" | "delivery" | "payment" | "voucher" | "address" | "note"
> & {
  /** What was agreed by hand, as far as it still holds. */
  readonly agreed?: AgreedAmounts;
};

/**
 * The order with the change in it. An agreed fee holds for the place that it was agreed for.
 * @throws Error for a company's order
 */
export function wishedOrder(order: AnyOrder, request: ChangeWish, agreed: AgreedAmounts | null): WishedOrder {
  const isMoved = request.delivery !== undefined || request.address !== undefined;
  const voucher =
    request.voucher === undefined
      ? order.prices.discounts?.find(({ code }) => code !== "")?.code
      : request.voucher;
  // An order's own address was checked when it was placed.
  const address = request.address ?? (order.address as Address | null) ?? undefined;
  const note = request.note ?? order.note;
  return {
    lines: request.lines ?? order.items.map(({ sku, quantity }) => ({ sku, quantity })),
    delivery: request.delivery ?? deliveryOf(order),
    payment: request.payment ?? { method: shoppersMethod(order) },
    ...(voucher ? { voucher } : {}),
    ...(address === undefined ? {} : { address }),
    ...(note ? { note } : {}),
    ...(agreed && { agreed: isMoved ? { ...agreed, deliveryFee: null } : agreed }),
  };
}

function deliveryOf({ delivery: { method, showroom } }: AnyOrder): OrderWish["delivery"] {
  return method === "pickup" ? { method, showroom: showroom?.id ?? "" } : { method };
}

function shoppersMethod({ payment: { method } }: AnyOrder): OrderWish["payment"]["method"] {
  if (method === "on_account") throw new Error("a company's order is not changed like a shopper's");
  return method;
}
