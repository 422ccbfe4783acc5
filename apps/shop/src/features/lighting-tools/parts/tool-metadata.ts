import type { Metadata } from "next";
import type { ShopRoute } from "#shop/base/routes/route-table.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";

/**
 * Title, description and address of a tool. Whatever values the address holds, search engines list the bare one.
 * @param hasValues whether the address of this page holds any
 */
export async function toolMetadata(
  route: ShopRoute,
  description: string,
  hasValues = false,
): Promise<Metadata> {
  const metadata = await shareMetadata({ title: route.name, description, path: route.href });
  return hasValues ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}
