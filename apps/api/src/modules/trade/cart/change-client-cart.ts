import { maxTradeLinesPerCart, maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { unitNetFor } from "@precise/cart-core/trade-prices";
import type { ClientCart } from "@precise/contract/trade/cart";
import { changeLines } from "#api/modules/cart/change-lines.ts";
import { refuseRepeats } from "#api/modules/cart/refuse-repeats.ts";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Database } from "#api/platform/database/port.ts";
import { answer, failures, type Reply } from "#api/platform/http/reply.ts";
import { type ClientSellable, findClientSellable } from "../catalogue/client-products.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { lockClientCart, readClientLines, saveClientLines } from "./client-cart-rows.ts";
import { clientCartView, priceClientLines } from "./client-cart-view.ts";
import { type JoinedRows, joinRows } from "./join-rows.ts";
import { type ClientWish, targetRows } from "./target-rows.ts";

export const clientCartLimits = {
  mostPerLine: maxTradeQuantityPerLine,
  mostLines: maxTradeLinesPerCart,
  tellsStock: true,
} as const;

/** Carries out a call's wishes in one transaction under the cart's lock: all of them or none. @source design D34 */
export async function changeClientCart(
  db: Database,
  { personId, priceList }: ClientSession,
  changes: readonly ClientWish[],
): Promise<Reply<{ cart: ClientCart }>> {
  return db.transaction(async (tx) => {
    await lockClientCart(tx, personId);
    const before = await readClientLines(tx, personId);
    const named = [...before, ...changes].flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
    const found = await findClientSellable(tx, priceList.code, named);
    const read = targetRows(before, changes, (sku) => found.get(skuKeyOf(sku))?.sku ?? sku);
    if (!read.ok) return { failure: read.failure };
    const { meant } = read;
    const repeats = refuseRepeats(
      meant.filter(({ kind }) => kind === "set"),
      changes,
    );
    if (repeats) return repeats;
    const sellable = new Map([...found.values()].map((product) => [product.sku, product]));
    const seen = before.map(({ seenNet, ...line }) => ({ ...line, seenPrice: seenNet }));
    const changed = changeLines(seen, meant, sellable, clientCartLimits);
    if (!changed.ok) return failures(422, changed.errors);
    const marks = new Map([...before, ...meant].map(({ lineId, sideMark }) => [lineId, sideMark]));
    const touched = new Set(meant.map(({ sku }) => sku));
    const { change, joined } = joinRows(
      before,
      changed.lines.map(({ lineId, sku, quantity }) => ({
        lineId,
        sku,
        quantity,
        sideMark: marks.get(lineId) ?? "",
      })),
      // A change of a row shows the price that all rows of its article have then.
      (sku, pieces) => (touched.has(sku) ? unitNetFor(sellable.get(sku)?.tiers ?? [], pieces) : undefined),
    );
    await saveClientLines(tx, personId, change);
    const cart = await priceClientLines(tx, priceList.code, await readClientLines(tx, personId));
    const view = clientCartView({ ...cart, notices: [...changed.notices, ...cart.notices] });
    if (joined.length === 0) return answer({ cart: view });
    return answer({ cart: { ...view, joined_rows: joined.map((rows) => joinedView(rows, sellable)) } });
  });
}

function joinedView(
  { lineId: line_id, sku, sideMark, quantity }: JoinedRows,
  sellable: ReadonlyMap<string, ClientSellable>,
) {
  const name = sellable.get(sku)?.name ?? sku;
  const mark = sideMark === "" ? "no side mark" : `the side mark “${sideMark}”`;
  const message = `Two rows of ${name} now have ${mark}. They are one row of ${quantity.toLocaleString("en")} pieces.`;
  return { line_id, message };
}
