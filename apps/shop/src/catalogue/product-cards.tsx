import type { Attribute } from "@precise/api-client/products";
import type { ProductItem } from "@precise/contract/product";
import { ProductCard } from "@precise/ui/blocks/product-card";
import type { ReactNode } from "react";
import { IntentLink } from "../shell/intent-link.client.tsx";
import { Picture } from "../shell/picture.tsx";
import { pricesOf } from "./amounts.ts";
import { decidingFacts } from "./deciding-facts.ts";

/** Products as the cards of a grid or row. */
export function productCards(
  items: readonly ProductItem[],
  attributes: readonly Attribute[],
  options: {
    /** How wide a card's picture is shown, as CSS says it to the browser. */
    readonly sizes: string;
    /** The first card's picture is the page's first: on listings, never in rows further down. */
    readonly isFirstEager?: boolean;
    readonly headingLevel?: 2 | 3;
  },
): { key: string; card: ReactNode }[] {
  return items.map((item, place) => {
    const { now, was } = pricesOf(item);
    const [picture] = item.media_gallery;
    return {
      key: item.sku,
      card: (
        <ProductCard
          name={item.name}
          href={item.urlPath}
          picture={
            picture && (
              <Picture
                source={picture}
                alt=""
                sizes={options.sizes}
                isFirst={options.isFirstEager === true && place === 0}
              />
            )
          }
          facts={decidingFacts(item, attributes)}
          kobo={now}
          wasKobo={was ?? undefined}
          finishes={item.finishes}
          stockStatus={item.stock_status}
          Link={IntentLink}
          headingLevel={options.headingLevel ?? 3}
        />
      ),
    };
  });
}
