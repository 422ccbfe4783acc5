import { call } from "@precise/api-client/client";
import "server-only";
import { type Company, getCompany } from "@precise/contract/shop/company";
import type { ShopLook } from "@precise/contract/shop/look";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";

/** With the second in which the API hears of a change: within the five that every page has. @source docs/caches.md */
const keptMs = 2_000;
let kept: { readonly company: Company; readonly until: number } | undefined;

/** Who the shop is and how it is reached; if the API does not answer, the last answer counts; null where there is none. */
export async function loadCompany(): Promise<Company | null> {
  // Next tries each page once while it builds; the API belongs to run time.
  if (isBuilding()) return null;
  if (kept !== undefined && Date.now() < kept.until) return kept.company;
  const result = await call(apiForEveryone(), getCompany);
  if (result.ok) kept = { company: result.value, until: Date.now() + keptMs };
  return kept?.company ?? null;
}

/** What the shop is called; null where it is not known. */
export async function loadShopName(): Promise<string | null> {
  return (await loadCompany())?.name ?? null;
}

/** How the shop looks; undefined where it looks as the house does. */
export async function loadLook(): Promise<ShopLook | undefined> {
  return (await loadCompany())?.look;
}
