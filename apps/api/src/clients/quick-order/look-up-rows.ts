import { setImmediate as breathe } from "node:timers/promises";
import type { QuickOrderReading } from "@precise/cart-core/quick-order-line";
import type { QuickOrderAsked } from "@precise/cart-core/quick-order-text";
import type { NamedProduct, SkuIndex } from "./sku-index.ts";

/** So many rows are looked up before other callers get their turn: some milliseconds of work. */
const rowsAtOnce = 50;

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

/** Finds each row's product, by article numbers alone; a part at a time, so that nobody else waits. */
export async function lookUpRows(index: SkuIndex, rows: readonly QuickOrderAsked[]): Promise<LookedUpRow[]> {
  const lookedUp: LookedUpRow[] = [];
  for (const [at, row] of rows.entries()) {
    lookedUp.push(row.kind === "asked" ? lookUp(index, row) : row);
    if ((at + 1) % rowsAtOnce === 0) await breathe();
  }
  return lookedUp;
}

/** The first reading whose article is known as it is written; else the first that is known in another spelling. */
function lookUp(index: SkuIndex, asked: Asked): LookedUpRow {
  for (const reading of asked.readings) {
    const found = index.exact(reading.sku);
    if (found) return { ...asked, reading, found, isReadAs: false, nearest: undefined };
  }
  for (const reading of asked.readings) {
    const found = index.loose(reading.sku);
    if (found) return { ...asked, reading, found, isReadAs: true, nearest: undefined };
  }
  const nearest = firstNearest(index, asked);
  return { ...asked, reading: asked.readings[0], found: undefined, isReadAs: false, nearest };
}

function firstNearest(index: SkuIndex, { readings }: Asked): NamedProduct | undefined {
  // An article number with a slip is surer than a name: the readings begin with what looks like one.
  for (const { sku } of readings) {
    const nearest = index.nearest(sku);
    if (nearest) return nearest;
  }
  return undefined;
}
