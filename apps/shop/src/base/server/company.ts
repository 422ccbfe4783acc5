import { call } from "@precise/api-client/client";
import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { type Company, getCompany, listPageTexts } from "@precise/contract/shop/company";
import type { HomePage } from "@precise/contract/shop/home-page";
import type { ShopLook } from "@precise/contract/shop/look";
import { isBuilding } from "@precise/web/env";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { apiForEveryone } from "@precise/web/server/api";
import { cache } from "react";
import { settledVersion } from "./catalogue-state.ts";
import { loadPreview } from "./preview.ts";

const remembered = rememberPerVersion<Company>(settledVersion, 1);

/**
 * Who the shop is and how it is reached, or will be for who looks at a preview; null while building, for the owner's content
 * belongs to run time.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadCompany(): Promise<Company | null> {
  return (await loadPreview())?.company ?? loadCompanyNow();
}

/** One answer for all parts of a page: while a change settles, two replicas of the API may say different things. */
const loadCompanyNow = cache(async (): Promise<Company | null> => {
  if (isBuilding()) return null;
  const company = await remembered("", async () => {
    const result = await call(apiForEveryone(), getCompany);
    if (result.ok) return result.value;
    throw new ApiCallError(result.failure);
  });
  return company ?? null;
});

/** The company, or as it was last where the API does not answer; null where no one has said. */
let lastCompany: Company | null = null;

async function loadLastCompany(): Promise<Company | null> {
  const previewed = (await loadPreview())?.company;
  // Never kept: others would be shown it in an outage.
  if (previewed) return previewed;
  lastCompany = (await loadCompanyNow().catch(() => null)) ?? lastCompany;
  return lastCompany;
}

/** What the shop is called; what it was called last where the API does not answer, and null where no one has said. */
export async function loadShopName(): Promise<string | null> {
  return (await loadLastCompany())?.name ?? null;
}

/** What of the home page was set at the desk, likewise. @source decision 101, decision 107 */
export async function loadHomeSet(): Promise<HomePage> {
  return (await loadLastCompany())?.home ?? {};
}

const rememberedPages = rememberPerVersion<PageTextsSet>(settledVersion, 1);
type PageTextsSet = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Texts of pages that were set at the desk; none while building, and of an API that does not know them.
 * @throws ApiCallError when the API does not answer: the last good page stays, rather than the file's texts
 * @source decision 105
 */
export async function loadPageTextsSet(): Promise<PageTextsSet> {
  if (isBuilding()) return {};
  const previewed = await loadPreview();
  if (previewed) return previewed.pages;
  const pages = await rememberedPages("", async () => {
    const result = await call(apiForEveryone(), listPageTexts);
    if (result.ok) return result.value;
    if (result.failure.status === 404) return {};
    throw new ApiCallError(result.failure);
  });
  return pages ?? {};
}

/** How the shop looks, likewise; undefined where it looks as the house does. */
export async function loadLook(): Promise<ShopLook | undefined> {
  return (await loadLastCompany())?.look;
}
