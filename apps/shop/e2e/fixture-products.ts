/** A product that only the journeys know, with an exact price. */
export interface FixtureProduct {
  readonly sku: string;
  readonly name: string;
  /** Whole naira. */
  readonly price: number;
  readonly stock: number;
}

const plenty = 100_000;

/** Sample prices are multiples of 50: totals at the edges of the delivery tiers need products of their own. */
export const fixtureProducts = {
  at99000: { sku: "E2E-99000", name: "Journey Lamp at 99000", price: 99_000, stock: plenty },
  at100001: { sku: "E2E-100001", name: "Journey Lamp at 100001", price: 100_001, stock: plenty },
  at499000: { sku: "E2E-499000", name: "Journey Lamp at 499000", price: 499_000, stock: plenty },
  at499500: { sku: "E2E-499500", name: "Journey Lamp at 499500", price: 499_500, stock: plenty },
  at500000: { sku: "E2E-500000", name: "Journey Lamp at 500000", price: 500_000, stock: plenty },
  small: { sku: "E2E-SMALL", name: "Journey Bulb", price: 2_500, stock: plenty },
  scarce: { sku: "E2E-SCARCE", name: "Journey Lamp of which three are left", price: 40_000, stock: 3 },
  gone: { sku: "E2E-GONE", name: "Journey Lamp that is gone", price: 40_000, stock: 0 },
} as const satisfies Record<string, FixtureProduct>;

/** The page of a fixture product. */
export function pathOf({ name, sku }: FixtureProduct): string {
  return `/product/${name.toLowerCase().replaceAll(" ", "-")}-${sku}`;
}

/** A catalogue file of these products alone, for an import that leaves all others as they are. */
export function fixtureCatalogue(products: readonly FixtureProduct[]): object {
  return {
    products: products.map((product) => ({
      sku: product.sku,
      name: product.name,
      url: pathOf(product),
      short_description: "Made for a browser journey.",
      description: "Made for a browser journey; not for sale.",
      price: product.price,
      special_price: null,
      trade_price: product.price,
      currency: "NGN",
      stock_qty: product.stock,
      category_ids: [34],
      room_ids: [],
      variant_group: product.sku.toLowerCase(),
      client_visible: false,
      attributes: { finish: "opal", wattage: 9 },
      related_skus: [],
      media_gallery: [
        { imageUrl: "/media/products/prb60927.webp", alt: product.name, width: 1000, height: 1000 },
      ],
      created_at: "2024-01-01T09:00:00Z",
    })),
  };
}
