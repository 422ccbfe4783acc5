import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import type { SoldArticle } from "../../apps/api/test/faults/order-promises.ts";

/** Delivery of one piece costs ₦5,000 more. @source spec §9 */
const priceNaira = 1_000;
const stockAtFirst = 1_000_000;

/** The sample catalogue, with one article of which everybody buys. */
export function writeSoldCatalogue(folder: string): { readonly file: string; readonly sold: SoldArticle } {
  // The sample catalogue, which its own tests hold to its shape.
  const sample = join(root, "apps", "api", "catalogue");
  const whole = JSON.parse(readFileSync(join(sample, "catalogue.json"), "utf8"));
  const [first] = whole.products.filter(({ client_visible }: { client_visible: boolean }) => client_visible);
  Object.assign(first, { price: priceNaira, special_price: null, stock_qty: stockAtFirst });
  const file = join(folder, "catalogue.json");
  symlinkSync(join(sample, "media"), join(folder, "media"));
  writeFileSync(file, JSON.stringify(whole));
  return { file, sold: { sku: String(first.sku), stockAtFirst, payable: priceNaira + 5_000 } };
}
