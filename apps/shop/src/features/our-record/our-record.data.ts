import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { getOurRecord, type OurRecord } from "@precise/contract/shop/our-record";
import { isBuilding } from "@precise/web/env";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { apiForEveryone } from "@precise/web/server/api";
import { cache } from "react";
import { settledVersion } from "#shop/base/server/catalogue-state.ts";

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

const remembered = rememberPerVersion<boolean>(settledVersion, 1);

/** Whether there are figures that the footer can lead to: asked once a day. An API that does not answer has none to show. */
export const hasRecordFigures = cache(async (): Promise<boolean> => {
  const today = new Date().toISOString().slice(0, "2026-11-29".length);
  const ask = async () => (await loadOurRecord())?.figures !== undefined;
  return (await remembered(today, ask).catch(() => false)) ?? false;
});
