import { type QuickOrderAsked, readQuickOrderText } from "@precise/cart-core/quick-order-text";
import { maxQuickOrderRows } from "@precise/cart-core/trade-limits";
import type { quickOrderCalls } from "@precise/contract/trade/quick-order";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { readClientLines } from "../cart/client-cart-rows.ts";
import { withClientSession } from "../with-client-session.ts";
import { addRows } from "./add-rows.ts";
import { lookUpRows } from "./look-up-rows.ts";
import { settleRows } from "./settle-rows.ts";
import type { SkuIndex } from "./sku-index.ts";
import { suggestProducts } from "./suggest-products.ts";

/** The calls of quick order. @source design "Trade principles" */
export function quickOrderHandlers(
  db: Database,
  skuIndex: () => Promise<SkuIndex>,
): Answers<typeof quickOrderCalls> {
  return {
    checkQuickOrder: {
      limit: "cartWrites",
      handle: withClientSession(async ({ body }, { personId, priceList }) => {
        const lines = readQuickOrderText(body.text);
        if (lines.length > maxQuickOrderRows + 1) return tooManyRows("text");
        const rows = await lookUpRows(await skuIndex(), lines);
        const cart = await readClientLines(db, personId);
        const { change: _, ...check } = await settleRows(db, { priceListCode: priceList.code, rows, cart });
        return answer(check);
      }),
    },
    lookUpQuickOrder: withClientSession(async ({ body }, { priceList }) =>
      answer({ suggestions: await suggestProducts(db, await skuIndex(), priceList.code, body.text) }),
    ),
    addQuickOrder: {
      limit: "cartWrites",
      handle: withClientSession(async ({ body, headers }, client) => {
        const lines = body.items.map(
          ({ sku, quantity, side_mark }, index): QuickOrderAsked => ({
            kind: "asked",
            row: index + 1,
            text: `${sku} ${quantity}`,
            readings: [
              { sku, quantity: { ok: true, value: quantity }, ...(side_mark ? { sideMark: side_mark } : {}) },
            ],
          }),
        );
        const rows = await lookUpRows(await skuIndex(), lines);
        return addRows(db, client, { rows, key: headers["idempotency-key"] ?? "", body });
      }),
    },
  };
}

export function tooManyRows(field?: string) {
  const most = maxQuickOrderRows.toLocaleString("en");
  const message = `You can send up to ${most} rows at a time. We added nothing: send it in parts.`;
  return failure(422, "too_many_rows", message, field === undefined ? {} : { field });
}
