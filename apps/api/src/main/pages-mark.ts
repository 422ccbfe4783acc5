import { createHash } from "node:crypto";
import { contentMarkOf } from "#api/modules/checkout/checkout.calls.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { ShopLighting } from "#api/modules/lighting/shop-lighting.ts";
import type { ShownRecord } from "#api/modules/our-record/nightly-record.ts";
import { promisesAt } from "#api/modules/promises/promise.calls.ts";

/**
 * Changes with everything that pages show besides the catalogue: the company, figures about light and power, our record, and the days on which
 * an order of this moment arrives. So those change pages at midnight and at each cut-off, too (decision 069).
 */
export function pagesMark(
  content: ShopContent,
  lighting: ShopLighting,
  record: ShownRecord,
  isOnline: boolean,
): string {
  return createHash("sha256")
    .update(contentMarkOf(content, isOnline))
    .update(JSON.stringify(lighting.figures()))
    .update(JSON.stringify(promisesAt(content, new Date())))
    .update(record.madeOn() ?? "")
    .digest("hex")
    .slice(0, 12);
}
