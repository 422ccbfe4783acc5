import type { Suggestions } from "@precise/contract/shop/catalogue";
import type { Category } from "@precise/contract/shop/category";
import type { ProductItem } from "@precise/contract/shop/product";
import { categoryPath } from "@precise/contract/wire/product-url";
import { Price } from "@precise/ui/blocks/product/price";
import type { SearchOption, SearchOptionGroup } from "@precise/ui/blocks/search/search-panel";
import { MarkedText } from "@precise/ui/components/text/marked-text";
import { Picture } from "@precise/web/components/picture";
import { categoryPicture } from "@precise/web/pictures/category-picture";
import { pricesOf } from "#shop/base/amounts.ts";
import { helpLinks } from "#shop/base/routes/route-table.ts";
import { searchPath } from "#shop/base/routes/search-path.ts";
import { guidesFor } from "./guide-links.ts";
import { searchPanelCopy as copy } from "./search-panel-copy.ts";
import { searchQueries } from "./search-queries.ts";

const productSize = { sizes: "(min-width: 900px) 152px, (min-width: 600px) 20vw, 44vw", mostPixels: 384 };
const tileSize = { sizes: "(min-width: 600px) 140px, 28vw", mostPixels: 384 };

/** As many searches as are usual, for the room that they are kept. */
const usualQueries = 5;

type Named = Pick<Category, "id" | "name" | "urlKey">;

/** While nothing is typed. @source spec §2 "Search panel" */
export function idleGroups(
  recent: readonly string[],
  topCategories: readonly Category[],
  rooms: readonly Named[],
): SearchOptionGroup[] {
  return [
    lines(
      copy.recent,
      recent.map((term) => ({ id: optionId("recent", term), href: searchPath(term), content: term, term })),
    ),
    lines(copy.rooms, rooms.map(categoryLine)),
    tiles(topCategories),
    helpGroup,
  ].filter(hasSomething);
}

/**
 * While the shopper types: searches, categories, rooms and guides left, products right. No product is named twice.
 * @source spec §2 "Search panel"
 */
export function typingGroups(found: Suggestions, term: string, rooms: readonly Named[]): SearchOptionGroup[] {
  const queries = searchQueries(found.suggestions, term).map((query) => ({
    id: optionId("query", query),
    href: searchPath(query),
    content: <MarkedText text={query} term={term} />,
    term: query,
  }));
  const isRoom = ({ id }: Named) => rooms.some((room) => room.id === id);
  return [
    lines(copy.suggestions, queries),
    lines(copy.categories, found.categories.filter((category) => !isRoom(category)).map(categoryLine)),
    lines(copy.rooms, found.categories.filter(isRoom).map(categoryLine)),
    lines(
      copy.guides,
      guidesFor(term).map(({ href, name }) => ({ id: optionId("guide", href), href, content: name })),
    ),
    { title: copy.products, look: "products" as const, options: found.products.items.map(productOption) },
    helpGroup,
  ].filter(hasSomething);
}

/** Until the first answer: as much room as most answers take. */
export const pendingGroups: readonly SearchOptionGroup[] = [
  { title: copy.suggestions, look: "lines", options: [], pending: usualQueries },
  { title: copy.products, look: "products", options: [], pending: 8 },
];

/** When nothing was found or nothing answers: links to go on. */
export function waysOnGroups(topCategories: readonly Category[]): SearchOptionGroup[] {
  return [tiles(topCategories), helpGroup].filter(hasSomething);
}

/** @source spec §2 "Search panel" */
const helpGroup: SearchOptionGroup = {
  title: copy.help,
  look: "row",
  options: helpLinks.map(({ href, name }) => ({ id: optionId("help", href), href, content: name })),
};

/** An id without spaces: the field names the active option by it. */
function optionId(group: string, key: string): string {
  return `search-${group}-${encodeURIComponent(key)}`;
}

function hasSomething({ options }: SearchOptionGroup): boolean {
  return options.length > 0;
}

function lines(title: string, options: readonly SearchOption[]): SearchOptionGroup {
  return { title, look: "lines", options };
}

function categoryLine({ id, name, urlKey }: Named): SearchOption {
  return { id: optionId("category", String(id)), href: categoryPath({ id, urlKey }), content: name };
}

function tiles(categories: readonly Category[]): SearchOptionGroup {
  return {
    title: copy.topCategories,
    look: "tiles",
    options: categories.map((category) => {
      const source = categoryPicture(category);
      return {
        ...categoryLine(category),
        picture: source && <Picture source={source} alt="" size={tileSize} />,
      };
    }),
  };
}

function productOption(product: ProductItem): SearchOption {
  const { sku, name, urlPath, media_gallery } = product;
  const [picture] = media_gallery;
  const { now, was } = pricesOf(product);
  return {
    id: optionId("product", sku),
    href: urlPath,
    content: name,
    picture: picture && <Picture source={picture} alt="" size={productSize} />,
    price: <Price kobo={now} wasKobo={was ?? undefined} />,
  };
}
