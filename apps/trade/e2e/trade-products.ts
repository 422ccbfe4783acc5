/** A product that only the journeys know. */
export interface TradeProduct {
  readonly sku: string;
  readonly name: string;
  readonly stock: number;
}

/** Of sample products others buy too: journeys that need what is in stock have products of their own. */
export const tradeProducts = {
  plenty: { sku: "E2E-TRADE-PLENTY", name: "Journey Batten of which there are plenty", stock: 1_000_000 },
  other: { sku: "E2E-TRADE-OTHER", name: "Journey Floodlight", stock: 1_000_000 },
  few: { sku: "E2E-TRADE-FEW", name: "Journey Bollard of which five are left", stock: 5 },
  gone: { sku: "E2E-TRADE-GONE", name: "Journey Downlight that is gone", stock: 0 },
} as const satisfies Record<string, TradeProduct>;

/** A product whose prices for contractors occur nowhere else, so that a leak could not hide among others' prices. */
export const dearToTheTrade = {
  sku: "E2E-TRADE-SECRET",
  name: "Journey Lantern with a secret price",
  slug: "journey-lantern-with-a-secret-price-E2E-TRADE-SECRET",
  secretPrices: [9_437.31, 9_319.27],
} as const;

/** A catalogue file of these products alone, for an import that leaves all others as they are. */
export function tradeCatalogue(): object {
  const { sku, name, secretPrices } = dearToTheTrade;
  const [tradePrice, breakPrice] = secretPrices;
  return {
    products: [
      ...Object.values(tradeProducts).map((product) => rowOf(product, 10_000)),
      {
        ...rowOf({ sku, name, stock: 40 }, tradePrice),
        quantity_breaks: [{ from: 10, trade_price: breakPrice }],
      },
    ],
  };
}

function rowOf({ sku, name, stock }: TradeProduct, tradePrice: number): object {
  return {
    sku,
    name,
    url: `/product/${name.toLowerCase().replaceAll(" ", "-")}-${sku}`,
    short_description: "Made for a browser journey.",
    description: "Made for a browser journey; not for sale.",
    price: 12_000,
    special_price: null,
    trade_price: tradePrice,
    currency: "NGN",
    stock_qty: stock,
    category_ids: [34],
    room_ids: [],
    variant_group: sku.toLowerCase(),
    client_visible: true,
    attributes: { finish: "opal", wattage: 9 },
    related_skus: [],
    media_gallery: [{ imageUrl: "/media/products/prb60927.webp", alt: name, width: 1000, height: 1000 }],
    created_at: "2024-01-01T09:00:00Z",
  };
}
