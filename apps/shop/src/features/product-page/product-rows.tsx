import { categoryPath } from "@precise/contract/wire/product-url";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { ProductRow } from "@precise/ui/blocks/product/product-grid";
import { Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import { rowIds } from "./row-ids.ts";

const pictureSize = {
  sizes: "(min-width: 1280px) 302px, (min-width: 900px) 23vw, (min-width: 600px) 34vw, 62vw",
  mostPixels: 640,
};

/** What goes with a product, and what is like it: each row only where it is true. */
export function ProductRows({ product, goesWith, similar, attributes }: ProductContent) {
  const category = product.categories.at(-1);
  const similarTitle = category ? productCopy.moreOf(category.name) : productCopy.similar;
  return (
    <>
      {goesWith.length > 0 && (
        <Section labelledBy={rowIds.goesWith}>
          <SectionHeading id={rowIds.goesWith} title={productCopy.goesWith} />
          <ProductRow
            label={productCopy.goesWith}
            cards={productCards(goesWith, attributes, { pictureSize })}
          />
        </Section>
      )}
      {similar.length > 0 && (
        <Section labelledBy={rowIds.similar}>
          <SectionHeading
            id={rowIds.similar}
            title={similarTitle}
            {...(category && {
              more: { label: productCopy.allOf(category.name), href: categoryPath(category) },
            })}
            Link={IntentLink}
          />
          <ProductRow label={similarTitle} cards={productCards(similar, attributes, { pictureSize })} />
        </Section>
      )}
    </>
  );
}
