import type { QuickOrderReading } from "@precise/cart-core/quick-order-line";
import type { QuickOrderAsked } from "@precise/cart-core/quick-order-text";
import type { NamedProduct } from "./named-product.ts";
import { createPace } from "./pace.ts";
import type { SkuIndex } from "./sku-index.ts";

type Asked = Extract<QuickOrderAsked, { kind: "asked" }>;

/** A row with the product that it means. */
export type LookedUpRow =
  | Exclude<QuickOrderAsked, Asked>
  | (Asked & {
      readonly reading: QuickOrderReading | undefined;
      readonly found: NamedProduct | undefined;
      readonly isReadAs: boolean;
      /** What may have been meant, where nothing was found. */
      readonly nearest: NamedProduct | undefined;
    });

/** Finds each row's product, by article numbers alone; a part at a time, so that no one else waits. */
export async function lookUpRows(index: SkuIndex, rows: readonly QuickOrderAsked[]): Promise<LookedUpRow[]> {
  const lookedUp: LookedUpRow[] = [];
  const pace = createPace();
  for (const row of rows) {
    lookedUp.push(row.kind === "asked" ? (lookUp(index, row) ?? (await guess(index, row))) : row);
    if (pace.isDue()) await pace.rest();
  }
  return lookedUp;
}

/** The first reading whose article is known as it is written; else the first that is known in another spelling. */
function lookUp(index: SkuIndex, row: Asked): LookedUpRow | undefined {
  for (const reading of row.readings) {
    const found = index.exact(reading.sku);
    if (found) return { ...row, reading, found, isReadAs: false, nearest: undefined };
  }
  for (const reading of row.readings) {
    const found = index.loose(reading.sku);
    if (found) return { ...row, reading, found, isReadAs: true, nearest: undefined };
  }
  return undefined;
}

async function guess(index: SkuIndex, row: Asked): Promise<LookedUpRow> {
  const nearest = await index.nearest();
  const guessed = nearest(row.readings);
  const reading = guessed?.reading ?? row.readings[0];
  return { ...row, reading, found: undefined, isReadAs: false, nearest: guessed?.product };
}
