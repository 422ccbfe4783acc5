import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { loadArrival, loadDeliveryPromises } from "#shop/base/server/delivery-promises.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";

/** When a product arrives, as the shop knows it now. @throws when the API does not answer, and then the last good page stays */
export async function loadProductArrival({
  sku,
  stock_status,
}: Pick<Product, "sku" | "stock_status">): Promise<Arrival | null> {
  if (stock_status !== "OUT_OF_STOCK") return arrivalOf({ promises: await loadDeliveryPromises() });
  const known = await loadArrival(sku);
  // Nothing is announced: nobody knows when it is here.
  if (known?.available_on === undefined) return null;
  return arrivalOf({ promises: known.promises, availableOn: known.available_on });
}
