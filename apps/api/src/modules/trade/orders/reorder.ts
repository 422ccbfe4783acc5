import { formatNaira, parsePrice, wirePrice } from "@precise/cart-core/money";
import type { QuickOrderAsked } from "@precise/cart-core/quick-order-text";
import type { reorderClientOrder } from "@precise/contract/trade/orders";
import type { QuickOrderRow } from "@precise/contract/trade/quick-order";
import type { DataOf } from "@precise/contract/wire/route";
import type { Database } from "#api/platform/database/port.ts";
import { answer, type Reply } from "#api/platform/http/reply.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { addRows } from "../quick-order/add-rows.ts";
import { lookUpRows } from "../quick-order/look-up-rows.ts";
import type { SkuIndex } from "../quick-order/sku-index.ts";
import type { OwnOrderLine } from "./client-order-rows.ts";

type Reordered = DataOf<typeof reorderClientOrder>;

/** Puts an earlier order's lines into the cart, each as far as it goes, and names each price that is another now. */
export async function reorder(
  db: Database,
  client: ClientSession,
  order: { readonly number: string; readonly lines: readonly OwnOrderLine[] },
  input: { readonly index: SkuIndex; readonly key: string },
): Promise<Reply<Reordered>> {
  const orderRows = order.lines.map(
    ({ sku, quantity, sideMark }, index): QuickOrderAsked => ({
      kind: "asked",
      row: index + 1,
      text: `${sku} ${quantity}`,
      readings: [{ sku, quantity: { ok: true, value: quantity }, ...(sideMark === "" ? {} : { sideMark }) }],
    }),
  );
  const rows = await lookUpRows(input.index, orderRows);
  const added = await addRows(db, client, { rows, key: input.key, body: { reorder: order.number } });
  if ("failure" in added) return added;
  return answer({ ...added.data, price_changes: priceChanges(order.lines, added.data.rows) });
}

function priceChanges(
  lines: readonly OwnOrderLine[],
  rows: readonly QuickOrderRow[],
): Reordered["price_changes"] {
  const named = new Set<string>();
  return lines.flatMap((line, index) => {
    const unit = rows[index]?.unit;
    const now = unit ? parsePrice(unit.gross) : undefined;
    // All rows of an article have one price: it is named once.
    if (!now?.ok || now.value === line.unitGross || named.has(line.sku)) return [];
    named.add(line.sku);
    const message = `${line.name} is now ${formatNaira(now.value)}; it was ${formatNaira(line.unitGross)}.`;
    return [
      { sku: line.sku, name: line.name, was: wirePrice(line.unitGross), now: wirePrice(now.value), message },
    ];
  });
}
