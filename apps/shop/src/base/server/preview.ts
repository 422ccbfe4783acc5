import { call } from "@precise/api-client/client";
import "server-only";
import { getShopPreview } from "@precise/contract/shop/company";
import { previewCookieName } from "@precise/contract/shop/preview";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";

/**
 * The shop as it will be, for a visitor who followed a preview's link; undefined for everybody else, and once the link has
 * ended. Only pages in Next's draft mode see it: they are made per request, and nobody keeps them.
 * @source decision 108
 */
export const loadPreview = cache(async () => {
  if (isBuilding() || !(await isDraft())) return undefined;
  const token = (await cookies()).get(previewCookieName)?.value;
  return token === undefined ? undefined : previewBy(token);
});

/** What a link's token shows; undefined for one that ended or was never made. */
export async function previewBy(token: string) {
  const result = await call(apiForEveryone(), getShopPreview, { body: { token } });
  return result.ok ? result.value : undefined;
}

/** False outside of a request, where pages are made for everybody. */
async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
