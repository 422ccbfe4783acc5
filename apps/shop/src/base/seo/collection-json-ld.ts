import { jsonLdText } from "./json-ld.tsx";

/**
 * What a landing lists, for search engines: its kinds or rooms.
 * @param page its parts in the order in which they are shown; paths without host
 * @param origin canonical origin of the shop
 */
export function collectionJsonLd(
  page: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly path: string;
    readonly parts: readonly { readonly name: string; readonly path: string }[];
  },
  origin: string,
): string {
  const { name, description, path, parts } = page;
  return jsonLdText({
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    ...(description !== undefined && { description }),
    url: origin + path,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: parts.map((part, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: part.name,
        url: origin + part.path,
      })),
    },
  });
}
