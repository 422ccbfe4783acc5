import { call } from "@precise/api-client/client";
import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { type Company, getCompany } from "@precise/contract/shop/company";
import { isBuilding } from "@precise/web/env";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { apiForEveryone } from "@precise/web/server/api";
import { catalogueState } from "./catalogue-state.ts";

const remembered = rememberPerVersion<Company>(() => catalogueState().version, 1);

/**
 * Who the shop is and how it is reached; null while building, for the owner's content belongs to run time.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadCompany(): Promise<Company | null> {
  if (isBuilding()) return null;
  const company = await remembered("", async () => {
    const result = await call(apiForEveryone(), getCompany);
    if (result.ok) return result.value;
    throw new ApiCallError(result.failure);
  });
  return company ?? null;
}

let lastName: string | null = null;

/** What the shop is called; what it was called last where the API does not answer, and null where no one has said. */
export async function loadShopName(): Promise<string | null> {
  const company = await loadCompany().catch(() => null);
  if (company !== null) lastName = company.name;
  return lastName;
}
