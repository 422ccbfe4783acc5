import { maxQuantityPerLine, mostStockShown } from "@precise/cart-core/limits";
import { type MergeNotice, mergeCarts } from "@precise/cart-core/merge-carts";
import type { Cart, CartNotice } from "@precise/contract/shop/cart";
import { findSellable, findWithdrawnNames } from "#api/modules/catalogue/products-for-cart.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, type Reply } from "#api/platform/http/reply.ts";
import type { CartLine } from "./cart-line.ts";
import { cartNotFound, refusalOf } from "./cart-refusals.ts";
import { type CartRow, closeMergedCart, lockCart, putCoupon, readLines, saveLines } from "./cart-rows.ts";
import type { CartTerms } from "./cart-terms.ts";
import { lockCustomerCart } from "./customer-cart.ts";
import { notThatManyText, outOfStockText } from "./stock-words.ts";
import { viewOfCart } from "./view-of-cart.ts";

/**
 * Puts a guest's cart into the signed-in customer's, in one transaction; the guest's cart ends. The same merge again
 * answers with the cart as it is, and changes nothing.
 * @source spec §6, design "Cart calls"
 */
export function mergeIntoCustomerCart(
  db: Database,
  sourceCartId: string,
  caller: SessionOfCall,
  customerId: string,
  terms: CartTerms,
): Promise<Reply<{ cart: Cart }>> {
  return db.transaction(async (tx) => {
    // The customer's cart first, always: merges that come at once wait for each other and never in a circle.
    const { cartId, cart: target } = await lockCustomerCart(tx, customerId);
    const source = await lockCart(tx, sourceCartId);
    const view = async (notices: readonly CartNotice[] = [], coupon: Partial<CartRow> = {}) => {
      const cart = await viewOfCart(tx, cartId, { ...target, ...coupon }, terms);
      return answer({ cart: { ...cart, notices: [...notices, ...cart.notices] } });
    };
    if (source?.id === target.id || source?.mergedInto === customerId) return view();
    const refusal = refusalOf(source, caller);
    if (refusal || !source) return refusal ?? cartNotFound();

    const notices = await mergeLines(tx, source, target, sourceCartId, cartId);
    await closeMergedCart(tx, source, customerId);
    if (target.couponId !== null || source.couponId === null) return view(notices);
    // Consent to a dearer order was given for another cart.
    const coupon = { couponId: source.couponId, couponIsWanted: false };
    await putCoupon(tx, target, coupon);
    return view(notices, coupon);
  });
}

async function mergeLines(
  tx: Sql,
  source: CartRow,
  target: CartRow,
  sourceCartId: string,
  targetCartId: string,
): Promise<CartNotice[]> {
  const [guest, customer] = [await readLines(tx, source), await readLines(tx, target)];
  const sellable = await findSellable(tx, [...new Set([...guest, ...customer].map(({ sku }) => sku))]);
  const merged = mergeCarts({
    guest: { cartId: sourceCartId, lines: guest, mergedIds: [] },
    customer: { cartId: targetCartId, lines: customer, mergedIds: [] },
    stockBySku: new Map(
      [...sellable.values()].map(({ sku, stockQty }) => [sku, grantedOf(sku, stockQty, guest, customer)]),
    ),
    lineLimit: maxQuantityPerLine,
  });
  // What a price was when its owner last looked stays known, so that a change is still reported.
  const seen = new Map([...guest, ...customer].map(({ sku, seenPrice }) => [sku, seenPrice]));
  const set = merged.cart.lines.flatMap(({ sku, quantity }): CartLine[] => {
    const seenPrice = seen.get(sku);
    return seenPrice === undefined ? [] : [{ lineId: sku, sku, quantity, seenPrice }];
  });
  const kept = new Set(set.map(({ sku }) => sku));
  const removed = customer.map(({ sku }) => sku).filter((sku) => !kept.has(sku));
  await saveLines((text, values) => tx.query(text, values), target, { set, removed });
  const gone = merged.notices.map(({ sku }) => sku).filter((sku) => !sellable.has(sku));
  const names = await findWithdrawnNames(tx, gone);
  return merged.notices.map((notice) =>
    noticeOf(notice, sellable.get(notice.sku)?.name ?? names.get(notice.sku) ?? notice.sku),
  );
}

/** What a merged line may hold: never a number that reveals how many of a plentiful product there are. @source design D28 */
function grantedOf(sku: string, stockQty: number, ...carts: readonly (readonly CartLine[])[]): number {
  const quantities = carts.map((lines) => lines.find((line) => line.sku === sku)?.quantity ?? 0);
  const wanted = quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (wanted <= stockQty || stockQty <= mostStockShown) return stockQty;
  return Math.max(mostStockShown, ...quantities.filter((quantity) => quantity <= stockQty));
}

function noticeOf({ sku, kept, because }: MergeNotice, name: string): CartNotice {
  if (because === "not-sold") {
    return {
      kind: "removed",
      sku,
      name,
      message: `We no longer sell ${name}, so we removed it from your cart.`,
    };
  }
  if (kept === 0) {
    return {
      kind: "out_of_stock",
      sku,
      name,
      message: `${outOfStockText(name)} We removed it from your cart.`,
    };
  }
  const message =
    because === "stock"
      ? `${notThatManyText(name)} Your cart has ${kept}.`
      : `${name}: a cart holds up to ${kept} of one product. We kept ${kept}.`;
  return { kind: "quantity_capped", sku, name, message };
}
