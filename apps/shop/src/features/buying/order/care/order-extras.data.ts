import "server-only";
import { fetchProductsBySku } from "@precise/api-client/products";
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import type { Company } from "@precise/contract/shop/company";
import type { Order } from "@precise/contract/shop/orders/order";
import { apiForEveryone } from "@precise/web/server/api";
import { cookies } from "next/headers";
import { articles, content } from "#shop/base/content/content-files.ts";
import { shopEnv } from "#shop/base/env.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { careNotes } from "./care-notes.ts";

/** What an order's page says besides the order: all of it may be missing, and the order is shown all the same. */
export interface OrderExtras {
  /** Where it is collected, with hours and place on the map. */
  readonly showroom: Company["showrooms"][number] | null;
  readonly whatsApp: string | null;
  /** Where a guest makes an account; null for a person who is signed in. */
  readonly auth: AuthEnvironment | null;
  readonly care: { readonly notes: readonly string[]; readonly guides: readonly Guide[] } | null;
}

interface Guide {
  readonly title: string;
  readonly href: string;
}

export async function loadOrderExtras({ items, delivery }: Order): Promise<OrderExtras> {
  const skus = items.map(({ sku }) => sku);
  const [jar, company, products] = await Promise.all([
    cookies(),
    // The order itself was read: what is missing beside it is no reason to hide it.
    loadCompany().catch(() => null),
    fetchProductsBySku(apiForEveryone(), skus),
  ]);
  const care = products.ok ? careNotes(products.value, content("care.yaml")) : null;
  return {
    showroom: company?.showrooms.find(({ id }) => id === delivery.showroom?.id) ?? null,
    auth: hasSessionCookie(jar) ? null : shopEnv().auth,
    whatsApp: company?.whatsapp ?? null,
    care: care && { notes: care.notes, guides: care.guides.flatMap(guideOf) },
  };
}

function guideOf(name: string): Guide[] {
  return articles()
    .filter(({ slug }) => slug === name)
    .map(({ slug, article }) => ({ title: article.title, href: `/inspiration/${slug}` }));
}
