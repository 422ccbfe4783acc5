import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import type { RoomPage } from "#shop/base/content/content-schemas.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";

/** A product in the room's picture. */
export interface RoomThing {
  readonly item: ProductItem;
  readonly placed: RoomPage["things"][number];
  /** What must be bought with it to give light. */
  readonly lamps: { readonly item: ProductItem; readonly pieces: number } | null;
}

/** What a page of room ideas shows of the catalogue. */
export interface RoomProducts {
  readonly things: readonly RoomThing[];
  /** What else suits the room. */
  readonly also: readonly ProductItem[];
  readonly attributes: readonly Attribute[];
}

/**
 * The room's products as the catalogue has them today; what it no longer has is left out.
 * @throws when the catalogue does not answer, and then the last good page stays
 */
export async function loadRoom({ things, also }: RoomPage): Promise<RoomProducts> {
  const source = catalogueSource();
  const [items, attributes] = await Promise.all([
    source.products([...things.map(({ sku }) => sku), ...also]),
    source.attributes(),
  ]);
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const found = await Promise.all(
    things.map(async (placed): Promise<RoomThing | null> => {
      const item = bySku.get(placed.sku);
      if (item === undefined) return null;
      const full = needsLamps(item) ? await source.product(item.urlPath.slice("/product/".length)) : null;
      return { item, placed, lamps: full === null ? null : await lampsOf(full, placed.pieces) };
    }),
  );
  return {
    things: found.filter((thing) => thing !== null),
    also: also.flatMap((sku) => bySku.get(sku) ?? []),
    attributes,
  };

  /** The first product that goes with such a fitting is its lamp. @source apps/api/catalogue/README.md */
  async function lampsOf(product: Product, pieces: number): Promise<RoomThing["lamps"]> {
    const [lamp] = await source.products(product.related_skus.slice(0, 1));
    if (lamp === undefined || lamp.attributes.lamp_base !== product.attributes.lamp_base) return null;
    return { item: lamp, pieces: pieces * Number(product.attributes.lamp_count ?? 1) };
  }
}

function needsLamps({ attributes }: Pick<ProductItem, "attributes">): boolean {
  return attributes.lamp_included === "0" && attributes.lamp_base !== undefined;
}
