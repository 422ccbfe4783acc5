import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import { ProductSpecs } from "./product-specs.client.tsx";
import * as css from "./product-view.css.ts";

/** Description and contents of the box, beside the specifications. */
export function ProductDetails({ product }: Pick<ProductContent, "product">) {
  const { description, box_contents, spec_table, sku } = product;
  return (
    <div className={css.details}>
      <section aria-labelledby="description">
        <div className={css.beside}>
          <h2 id="description">{productCopy.description}</h2>
          <p className={css.description}>{description}</p>
          {box_contents.length > 0 && (
            <>
              <h3>{productCopy.box}</h3>
              <ul className={css.box}>
                {box_contents.map((content) => (
                  <li key={content}>{content}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
      <section aria-labelledby="specifications" className={css.part}>
        <h2 id="specifications">{productCopy.specifications}</h2>
        <ProductSpecs
          caption={productCopy.specifications}
          rows={[...spec_table, { code: "sku", label: productCopy.articleNumber, text: sku }]}
        />
      </section>
    </div>
  );
}
