import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { type AnsweredQuestion, listProductQuestions } from "@precise/contract/shop/questions";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";

/**
 * Answered questions about an article and its family; none while building, and beside an API that does not have the call yet.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadQuestions(sku: string): Promise<readonly AnsweredQuestion[]> {
  if (isBuilding()) return [];
  const result = await call(apiForEveryone(), listProductQuestions, { params: { sku } });
  if (result.ok) return result.value;
  if (result.failure.status === 404) return [];
  throw new ApiCallError(result.failure);
}
