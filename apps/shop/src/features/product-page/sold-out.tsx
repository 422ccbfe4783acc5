import { categoryPath } from "@precise/contract/product-url";
import { ButtonLink } from "@precise/ui/components/button";
import { IntentLink } from "../../shell/intent-link.client.tsx";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-facts.css.ts";
import { rowIds } from "./row-ids.ts";
import { otherVariantsInStock } from "./variant-choices.ts";

/** In place of the button: what of the design can be had, and where to look instead. */
export function SoldOut({ product, similar }: Pick<ProductContent, "product" | "similar">) {
  const category = product.categories.at(-1);
  return (
    <div className={css.soldOut}>
      <p>{productCopy.soldOut}</p>
      <div className={css.instead}>
        {otherVariantsInStock(product).map(({ name, href }) => (
          <ButtonLink key={href} tone="secondary" href={href} Link={IntentLink}>
            {productCopy.soldOutHere(name)}
          </ButtonLink>
        ))}
        {similar.length > 0 ? (
          <ButtonLink tone="secondary" href={`#${rowIds.similar}`}>
            {productCopy.soldOutSimilar}
          </ButtonLink>
        ) : (
          category && (
            <ButtonLink tone="secondary" href={categoryPath(category)} Link={IntentLink}>
              {productCopy.allOf(category.name)}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}
