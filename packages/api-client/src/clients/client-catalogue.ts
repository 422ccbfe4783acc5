import type { listAttributes } from "@precise/contract/catalogue";
import { getClientProductsByIds, listClientAttributes } from "@precise/contract/clients/client-catalogue";
import type { ClientProductItem } from "@precise/contract/clients/client-product";
import type { ValueOf } from "@precise/contract/route";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

/** The same metadata as in the shop. */
export async function fetchClientAttributes(
  client: ApiClient,
): Promise<ApiResult<ValueOf<typeof listAttributes>["items"]>> {
  const result = await call(client, listClientAttributes);
  return result.ok ? { ok: true, value: result.value.items } : result;
}

/** Products of the trade area by article number, in the order asked; others are left out. */
export async function fetchClientProductsBySku(
  client: ApiClient,
  skus: readonly string[],
): Promise<ApiResult<ClientProductItem[]>> {
  if (skus.length === 0) return { ok: true, value: [] };
  const result = await call(client, getClientProductsByIds, { body: { skus } });
  return result.ok ? { ok: true, value: result.value.items } : result;
}
