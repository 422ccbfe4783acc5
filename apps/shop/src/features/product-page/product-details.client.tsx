"use client";

import { keepUnits } from "@precise/cart-core/unit-space";
import { SpecTable } from "@precise/ui/blocks/product/spec-table";
import type { ReactNode } from "react";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-view.css.ts";
import type { SpecGroup } from "./spec-groups.ts";

/**
 * Description and contents of the box, beside the specifications. It needs no browser, and yet is a client component, for the
 * reason that the catalogue's cards are: the page then carries its texts as values.
 */
export function ProductDetails(props: {
  readonly description: string;
  readonly boxContents: readonly string[];
  readonly specGroups: readonly SpecGroup[];
  /** Its measures, drawn. */
  readonly drawing: ReactNode;
  /** The product in a room. */
  readonly scene: ReactNode;
}) {
  const { description, boxContents, specGroups, drawing, scene } = props;
  return (
    <div className={css.details}>
      <section aria-labelledby="description">
        <div className={css.beside}>
          <h2 id="description">{productCopy.description}</h2>
          <p className={css.description}>{keepUnits(description)}</p>
          {boxContents.length > 0 && (
            <>
              <h3>{productCopy.box}</h3>
              <ul className={css.box}>
                {boxContents.map((content) => (
                  <li key={content}>{keepUnits(content)}</li>
                ))}
              </ul>
            </>
          )}
          {drawing}
          {scene}
        </div>
      </section>
      <section aria-labelledby="specifications" className={css.part}>
        <h2 id="specifications">{productCopy.specifications}</h2>
        {specGroups.map(({ title, rows }) => (
          <details key={title} className={css.fold}>
            <summary className={css.foldHead}>
              <h3>{title}</h3>
            </summary>
            <SpecTable caption={title} rows={rows} />
          </details>
        ))}
      </section>
    </div>
  );
}
