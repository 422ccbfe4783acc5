import { type Company, getCompany } from "@precise/contract/company";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Who the shop is, and how it is reached. */
export async function fetchCompany(client: ApiClient): Promise<ApiResult<Company>> {
  const result = await call(client, getCompany, {});
  return result.ok ? { ok: true, value: result.value.company } : result;
}
