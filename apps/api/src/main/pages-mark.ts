import { createHash } from "node:crypto";
import { contentMarkOf } from "#api/modules/checkout/checkout.calls.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { ShopLighting } from "#api/modules/lighting/shop-lighting.ts";

/** Changes with everything that pages show besides the catalogue: the company, and figures about light and power. */
export function pagesMark(content: ShopContent, lighting: ShopLighting, isOnline: boolean): string {
  return createHash("sha256")
    .update(contentMarkOf(content, isOnline))
    .update(JSON.stringify(lighting.figures()))
    .digest("hex")
    .slice(0, 12);
}
