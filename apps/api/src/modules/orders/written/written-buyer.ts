import type { Finding } from "@precise/contract/shop/light/lighting";
import { findSellable, type StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import { findCouponByCode } from "#api/modules/coupons/coupon-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import type { AnyOrder } from "../any-order.ts";
import type { ProofOfOrder } from "../goods/order-hold.ts";
import type { OrderWish } from "../order-draft.ts";
import { putOwner } from "../order-rows.ts";
import { goodsOf } from "../order-sums.ts";
import type { Buyer } from "../place.ts";
import { type ShopperRules, type ShoppersCart, type ShopperTerms, shopperRules } from "../shopper-rules.ts";
import { type AgreedBy, refuseAgreed } from "./refuse-agreed.ts";

/** An order that staff wrote down, or that takes another's place: its lines come with it, not from a cart. */
export interface WrittenOrder extends OrderWish {
  readonly lines: readonly StockLine[];
  readonly voucher?: string | undefined;
}

/** Who calls, as an order names its buyer: without an e-mail where they have none. */
export function callersContact<Contact extends { readonly email?: string | undefined }>(contact: Contact) {
  return { ...contact, email: contact.email ?? "" };
}

/** What is known of a written order besides itself. */
export interface WrittenTerms extends ShopperTerms {
  readonly proof: ProofOfOrder;
  /** Whether the reader of a refusal may know how many are left: staff may, buyers from five down (design D28). */
  readonly tellsStock: boolean;
  /** Whose Idempotency-Keys count; calls of one scope wait for each other. */
  readonly keyScope: string;
  /** A customer in whose account the order is found. */
  readonly customerId?: string | null;
  /** Left out where it was agreed before. */
  readonly agreedBy?: AgreedBy;
  /** A code that is not usable any more is left out with a notice, not refused: the buyer had it before. */
  readonly keepsVoucher?: boolean;
  /** What its buyer ticked before, of goods that are still in it. */
  readonly acknowledgedFindings?: readonly Finding[];
  readonly placedDetail?: (order: AnyOrder) => string;
  /** What else is done in the transaction that places it. */
  readonly placed?: (tx: Sql, order: AnyOrder) => Promise<void>;
}

interface WrittenCart {
  readonly coupon: CartCoupon | undefined;
}

/**
 * The person who orders what staff wrote down, at the catalogue's prices of this moment, by the rules of everyone who orders in the
 * shop.
 * @source decision 050
 */
export function writtenBuyer(
  request: WrittenOrder,
  terms: WrittenTerms,
): Buyer<WrittenCart, ShoppersCart> & Pick<ShopperRules, "lockPerson"> {
  const { proof, keyScope, customerId = null, placedDetail } = terms;
  const { priceLines, plan, ...rules } = shopperRules(request, terms, proof);
  return {
    ...rules,
    keyScope,
    tellsStock: terms.tellsStock,
    cartField: "lines",
    ...(placedDetail && { placedDetail }),

    async lockCart(tx) {
      await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [keyScope]);
      const refused = await refuseUnknown(tx, request.lines);
      if (refused) return refused;
      const coupon = await voucherOf(tx, request.voucher);
      if (coupon === "unknown" && terms.keepsVoucher !== true) return unknownVoucher();
      return { cart: { coupon: coupon === "unknown" ? undefined : coupon } };
    },

    async refuse(tx, priced, orderPlan) {
      const { agreed, agreedBy } = terms;
      const against =
        agreed &&
        agreedBy &&
        refuseAgreed(agreed, goodsOf(priced.articles), request.delivery.method, agreedBy);
      return against ?? rules.refuse(tx, priced, orderPlan);
    },

    refuseCart: () => undefined,
    price: (tx, { coupon }) => priceLines(tx, request.lines, coupon),
    draft: (_cart, priced) => ({
      ...plan(priced, null),
      ...(terms.acknowledgedFindings && { acknowledgedFindings: terms.acknowledgedFindings }),
    }),

    async emptyCart(tx, _cart, order) {
      if (customerId !== null) await putOwner(tx, order.number, customerId);
      await terms.placed?.(tx, order);
    },
  };
}

/** Articles that are not on sale; staff learn of each, where a shopper's cart would have lost them. */
export async function refuseUnknown(sql: Sql, lines: readonly StockLine[]): Promise<Refusal | undefined> {
  const sellable = await findSellable(
    sql,
    lines.map(({ sku }) => sku),
  );
  const unknown = lines.map(({ sku }) => sku).filter((sku) => !sellable.has(sku));
  if (unknown.length === 0) return undefined;
  return failure(422, "unknown_sku", `Not on sale: ${unknown.join(", ")}.`, { field: "lines" });
}

/** The voucher of a code as it was typed; `unknown` where there is none or it has ended. */
export async function voucherOf(
  sql: Sql,
  code: string | undefined,
): Promise<CartCoupon | "unknown" | undefined> {
  if (code === undefined || code === "") return undefined;
  const coupon = await findCouponByCode(sql, code);
  return coupon?.isUsable ? { coupon, isWanted: false } : "unknown";
}

export function unknownVoucher(): Refusal {
  return failure(422, "coupon_unknown", "There is no such code, or it is no longer valid.", {
    field: "voucher",
  });
}
