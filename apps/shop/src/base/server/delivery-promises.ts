import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  type DeliveryPromises,
  getArrivalOfProduct,
  getDeliveryPromises,
} from "@precise/contract/shop/delivery-promises";
import type { DataOf } from "@precise/contract/wire/route";
import { isBuilding } from "@precise/web/env";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { apiForEveryone } from "@precise/web/server/api";
import { settledVersion } from "./catalogue-state.ts";

const remembered = rememberPerVersion<DeliveryPromises>(settledVersion, 1);

/**
 * On which days an order of this moment arrives, state by state; null while building, and beside an API that does not have the call
 * yet. The version changes with them, so that kept pages never show yesterday's.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 * @source decision 069
 */
export async function loadDeliveryPromises(): Promise<DeliveryPromises | null> {
  if (isBuilding()) return null;
  const promises = await remembered("", async () => {
    const result = await call(apiForEveryone(), getDeliveryPromises);
    if (result.ok) return result.value;
    if (result.failure.status === 404) return undefined;
    throw new ApiCallError(result.failure);
  });
  return promises ?? null;
}

export type ArrivalOfProduct = DataOf<typeof getArrivalOfProduct>["arrival"];

/** The same for an article that is out of stock: when a supplier brings it. @throws as above */
export async function loadArrival(sku: string): Promise<ArrivalOfProduct | null> {
  if (isBuilding()) return null;
  const result = await call(apiForEveryone(), getArrivalOfProduct, { params: { sku } });
  if (result.ok) return result.value;
  if (result.failure.status === 404) return null;
  throw new ApiCallError(result.failure);
}
