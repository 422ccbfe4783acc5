import type { listAttributes } from "@precise/contract/shop/catalogue";
import { listClientAttributes } from "@precise/contract/trade/catalogue";
import type { ValueOf } from "@precise/contract/wire/route";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

/** The same metadata as in the shop. */
export async function fetchClientAttributes(
  client: ApiClient,
): Promise<ApiResult<ValueOf<typeof listAttributes>["items"]>> {
  const result = await call(client, listClientAttributes);
  return result.ok ? { ok: true, value: result.value.items } : result;
}
