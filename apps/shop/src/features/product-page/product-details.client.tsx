"use client";

import type { SpecRow } from "@precise/contract/product";
import { SpecTable } from "@precise/ui/blocks/product/spec-table";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-view.css.ts";

/**
 * Description and contents of the box, beside the specifications. It needs no browser, and yet is a client component, for the
 * reason that the catalogue's cards are: the page then carries its texts as values.
 */
export function ProductDetails(props: {
  readonly description: string;
  readonly boxContents: readonly string[];
  readonly specRows: readonly SpecRow[];
}) {
  const { description, boxContents, specRows } = props;
  return (
    <div className={css.details}>
      <section aria-labelledby="description">
        <div className={css.beside}>
          <h2 id="description">{productCopy.description}</h2>
          <p className={css.description}>{description}</p>
          {boxContents.length > 0 && (
            <>
              <h3>{productCopy.box}</h3>
              <ul className={css.box}>
                {boxContents.map((content) => (
                  <li key={content}>{content}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
      <section aria-labelledby="specifications" className={css.part}>
        <h2 id="specifications">{productCopy.specifications}</h2>
        <SpecTable caption={productCopy.specifications} rows={specRows} />
      </section>
    </div>
  );
}
