import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { getLightingFigures, type LightingFigures } from "@precise/contract/shop/light/lighting";
import { isBuilding } from "@precise/web/env";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { apiForEveryone } from "@precise/web/server/api";
import { settledVersion } from "./catalogue-state.ts";

const remembered = rememberPerVersion<LightingFigures>(settledVersion, 1);

/**
 * Tariffs, fuel prices and targets as the desk has them; null while building, for they belong to run time, and beside an API that
 * does not have the call yet.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadLightingFigures(): Promise<LightingFigures | null> {
  if (isBuilding()) return null;
  const figures = await remembered("", async () => {
    const result = await call(apiForEveryone(), getLightingFigures);
    if (result.ok) return result.value;
    if (result.failure.status === 404) return undefined;
    throw new ApiCallError(result.failure);
  });
  return figures ?? null;
}
