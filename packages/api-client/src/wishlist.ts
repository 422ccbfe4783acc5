import type { DataOf } from "@precise/contract/route";
import { addWishes, readWishlist, removeWishes } from "@precise/contract/wishlist";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

type Skus = readonly string[];

/** The signed-in person's wishlist, the newest wish first. */
export async function fetchWishlist(client: ApiClient): Promise<ApiResult<Skus>> {
  return skusOf(await call(client, readWishlist, {}));
}

/** Adds what is not there yet; merging a guest's list twice changes nothing. */
export async function putWishes(client: ApiClient, skus: Skus): Promise<ApiResult<Skus>> {
  return skusOf(await call(client, addWishes, { body: { skus: [...skus] } }));
}

export async function dropWishes(client: ApiClient, skus: Skus): Promise<ApiResult<Skus>> {
  return skusOf(await call(client, removeWishes, { body: { skus: [...skus] } }));
}

function skusOf(result: ApiResult<DataOf<typeof readWishlist>>): ApiResult<Skus> {
  return result.ok ? { ok: true, value: result.value.skus } : result;
}
