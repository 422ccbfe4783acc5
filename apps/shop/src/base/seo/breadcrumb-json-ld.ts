import { jsonLdText } from "./json-ld.tsx";

/**
 * Where a page stands, for search engines.
 * @param trail from the top down, the page itself last; paths without host
 * @param origin canonical origin of the shop
 */
export function breadcrumbJsonLd(
  trail: readonly { readonly name: string; readonly path: string }[],
  origin: string,
): string {
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: origin + path,
    })),
  });
}
