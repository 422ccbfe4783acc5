import { maxTradeLinesPerCart, maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { unitNetFor } from "@precise/cart-core/trade-prices";
import type { ClientCart } from "@precise/contract/clients/cart";
import { changeLines, type Wish } from "../../cart/change-lines.ts";
import { skuKeyOf } from "../../catalogue/import/catalogue-product.ts";
import type { Database } from "../../database/port.ts";
import { answer, failure, type Reply } from "../../http/reply.ts";
import { findClientSellable } from "../catalogue/client-products.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { type ClientCartLine, lockClientCart, readClientLines, saveClientLines } from "./client-cart-rows.ts";
import { clientCartView, priceClientLines } from "./client-cart-view.ts";

/** What a call asks for one product, and what is to be written on it; a mark that is left out stays. */
export interface ClientWish extends Wish {
  readonly sideMark: string | undefined;
}

export const clientCartLimits = { mostPerLine: maxTradeQuantityPerLine, mostLines: maxTradeLinesPerCart };

/** Carries out a call's wishes in one transaction under the cart's lock: all of them or none. */
export async function changeClientCart(
  db: Database,
  { personId, priceList }: ClientSession,
  asked: readonly ClientWish[],
): Promise<Reply<{ cart: ClientCart }>> {
  return db.transaction(async (tx) => {
    await lockClientCart(tx, personId);
    const before = await readClientLines(tx, personId);
    const found = await findClientSellable(
      tx,
      priceList.code,
      [...before, ...asked].map(({ sku }) => sku),
    );
    const spelled = (sku: string) => found.get(skuKeyOf(sku))?.sku ?? sku;
    const wishes = asked.map((wish) => ({ ...wish, sku: spelled(wish.sku) }));
    const sellable = new Map([...found.values()].map((product) => [product.sku, product]));
    const kept = new Map(before.map((line) => [line.sku, line]));
    const seen = before.map(({ sku, quantity, seenNet }) => ({ sku, quantity, seenPrice: seenNet }));
    const changed = changeLines(seen, wishes, sellable, clientCartLimits);
    if (!changed.ok) {
      const [first, ...others] = changed.errors;
      if (!first) throw new Error("a refused change names no reason");
      const { code, message, field } = first;
      return failure(422, code, message, { ...(field === undefined ? {} : { field }), others });
    }
    const marks = new Map(wishes.map(({ sku, sideMark }) => [sku, sideMark]));
    // A product that was added twice in one call is written once, as it is in the end.
    const last = new Map(changed.set.map((line) => [line.sku, line]));
    const set = [...last.values()].map(({ sku, quantity }): ClientCartLine => {
      const seenNet = unitNetFor(sellable.get(sku)?.tiers ?? [], quantity);
      if (seenNet === undefined) throw new Error("a line without a price was granted");
      return { sku, quantity, sideMark: marks.get(sku) ?? kept.get(sku)?.sideMark ?? "", seenNet };
    });
    await saveClientLines(tx, personId, { set, removed: changed.removed });
    const cart = await priceClientLines(tx, priceList.code, await readClientLines(tx, personId));
    return answer({ cart: clientCartView({ ...cart, notices: [...changed.notices, ...cart.notices] }) });
  });
}
