import { type Kobo, timesKobo, wireAmount, wirePrice } from "@precise/cart-core/money";
import type { OrderQuote } from "@precise/contract/desk/orders/telephone-orders";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import { paymentOffers } from "#api/modules/checkout/payment-offer.ts";
import { tiersTo } from "#api/modules/company/shop-terms.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Refusal } from "#api/platform/http/reply.ts";
import type { DraftLine, OrderWish } from "../order-draft.ts";
import { refuseRequest, refuseShortStock } from "../order-refusals.ts";
import { goodsOf } from "../order-sums.ts";
import { pricesOfTotals } from "../order-view.ts";
import { priceAtCatalogue, type ShoppersCart, type ShopperTerms, shopperRules } from "../shopper-rules.ts";
import { refuseAgreed } from "./refuse-agreed.ts";
import {
  refuseUnknown,
  unknownVoucher,
  voucherOf,
  type WrittenOrder,
  type WrittenTerms,
} from "./written-buyer.ts";

/** An order while it is being written down. */
export type PartOfOrder = Pick<WrittenOrder, "lines" | "delivery" | "voucher"> & {
  readonly [Field in "contact" | "address" | "payment"]?: OrderWish[Field] | undefined;
};

/**
 * What an order would cost now, and all that stands against it; what is not written down yet is not checked. In a
 * transaction of the caller's: the one that places it gets the same.
 */
export async function quoteWritten(
  tx: Sql,
  part: PartOfOrder,
  terms: ShopperTerms & Pick<WrittenTerms, "agreedBy">,
): Promise<OrderQuote> {
  const { agreed, agreedBy } = terms;
  const coupon = await voucherOf(tx, part.voucher);
  const known = coupon === "unknown" ? undefined : coupon;
  const { lines, delivery, contact, address = null } = part;
  const person = contact && { ...contact, phone: normalisedPhone(contact.phone), address };
  const priced = await priceAtCatalogue(
    tx,
    lines,
    {
      method: delivery.method,
      tiers: tiersTo(terms.content, address?.state),
      vatPerThousand: terms.content.vatPerThousand,
      agreed,
    },
    { coupon: known, person },
  );
  const stock = new Map(priced.articles.map(({ product }) => [product.sku, product.stockQty]));
  const refused = [
    await refuseUnknown(tx, part.lines),
    refuseShortStock(priced.articles, stock, true),
    coupon === "unknown" ? unknownVoucher() : undefined,
    agreed && agreedBy && priced.articles.length > 0
      ? refuseAgreed(agreed, goodsOf(priced.articles), delivery.method, agreedBy)
      : undefined,
    priced.articles.length > 0 ? await refuseRest(tx, part, priced, terms) : undefined,
  ];
  const { totals, discounts, notices } = priced.sums;
  return {
    lines: priced.articles.map(quotedLine),
    prices: pricesOfTotals(totals, discounts, terms.content.vatPerThousand),
    payments: offersFor(totals.payable, terms),
    notices: [...priced.standing, ...notices],
    problems: refused.flatMap(problemsOf),
  };
}

/** What stands against buyer, place and payment, as far as they are known. */
async function refuseRest(
  tx: Sql,
  part: PartOfOrder,
  priced: ShoppersCart,
  terms: ShopperTerms,
): Promise<Refusal | undefined> {
  const { contact, payment, delivery, address } = part;
  if (contact === undefined || payment === undefined) return undefined;
  const body = { contact, payment, delivery, address, accepted_total: 0 };
  const rules = shopperRules(body, terms, "staff");
  return refuseRequest(body, terms.content) ?? rules.refuse(tx, priced, rules.plan(priced, null));
}

/** A line as it would be ordered. */
export function quotedLine({ product, unitPrice, quantity }: DraftLine): OrderQuote["lines"][number] {
  const [image] = product.media_gallery;
  return {
    sku: product.sku,
    name: product.name,
    ...(image === undefined ? {} : { image }),
    quantity,
    unit_price: wirePrice(unitPrice),
    row_total: wireAmount(timesKobo(unitPrice, quantity)),
    in_stock: product.stockQty,
  };
}

/** A refusal's reasons, for a page that shows all of them. */
export function problemsOf(refusal: Refusal | undefined): OrderQuote["problems"] {
  if (refusal === undefined) return [];
  const { error, others = [] } = refusal.failure;
  return [error, ...others].map(({ code, message, field }) => ({
    code,
    message,
    ...(field === undefined ? {} : { field }),
  }));
}

function offersFor(payable: Kobo, { content, isOnline }: ShopperTerms): OrderQuote["payments"] {
  return paymentOffers(content, isOnline).map(({ method, limit }) => ({
    method,
    is_offered: limit === undefined || payable <= limit,
    ...(limit === undefined ? {} : { limit: wireAmount(limit) }),
  }));
}
