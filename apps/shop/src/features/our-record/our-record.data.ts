import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { getOurRecord, type OurRecord } from "@precise/contract/shop/our-record";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";

/**
 * The record of the last night; null while building, before the first night, and beside an API that does not have it yet.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadOurRecord(): Promise<OurRecord | null> {
  if (isBuilding()) return null;
  const result = await call(apiForEveryone(), getOurRecord);
  if (result.ok) return result.value;
  if (result.failure.status === 404) return null;
  throw new ApiCallError(result.failure);
}
