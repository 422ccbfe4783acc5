import "later-stylesheet";
import { Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { PictureElement } from "@precise/web/components/picture-element";
import { useEffect, useRef, useState } from "react";
import { comparePath } from "#shop/base/routes/compare-path.ts";
import { pictureSize } from "./recently-viewed.css.ts";
import type { ViewedProduct } from "./viewed-list.ts";
import * as css from "./viewed-row.css.ts";

/** Words of the recently viewed products. @source design D11 */
const viewedCopy = {
  title: "Recently viewed",
  kept: "On this device only.",
  clear: "Clear",
  cleared: "History cleared.",
  compare: "Compare these",
  pick: (name: string) => `Add ${name} to the comparison`,
} as const;

const titleId = "recently-viewed";

/** The products looked at before this one, newest first, and the way to forget them. */
export function ViewedRow(props: {
  readonly products: readonly ViewedProduct[];
  readonly onClear: () => void;
  /** Item numbers of a comparison that a tap adds to. */
  readonly compared?: readonly string[] | undefined;
}) {
  const { products, onClear, compared } = props;
  const [isCleared, setIsCleared] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone: reading goes on where it says so.
  useEffect(() => {
    if (isCleared) note.current?.focus({ preventScroll: true });
  }, [isCleared]);

  function clear(): void {
    onClear();
    setIsCleared(true);
  }
  return (
    <Section labelledBy={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {viewedCopy.title}
        </h2>
        <p ref={note} tabIndex={-1} className={css.note}>
          {isCleared ? viewedCopy.cleared : viewedCopy.kept}
        </p>
        {!isCleared && !compared && products.length > 1 && (
          <a href={comparePath(products.map(({ sku }) => sku))}>{viewedCopy.compare}</a>
        )}
        {!isCleared && (
          <button type="button" className={css.clear} onClick={clear}>
            {viewedCopy.clear}
          </button>
        )}
      </div>
      {!isCleared && (
        <ul className={css.row} role="list">
          {products.map((product) => (
            <li key={product.sku}>
              <ViewedTile product={product} compared={compared} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ViewedTile(props: {
  readonly product: ViewedProduct;
  readonly compared: readonly string[] | undefined;
}) {
  const { product, compared } = props;
  const { sku, name, href, srcSet, night } = product;
  const picks = compared !== undefined;
  return (
    <IntentLink
      href={picks ? comparePath([...compared, sku]) : href}
      aria-label={picks ? viewedCopy.pick(name) : undefined}
      className={css.tile}
    >
      <span className={css.picture}>
        <PictureElement
          image={{ srcSet, width: pictureSize, height: pictureSize, ...(night && { night }) }}
          sizes={`${pictureSize}px`}
          alt=""
          colour={undefined}
          isFirst={false}
        />
      </span>
      <span className={css.name}>{name}</span>
    </IntentLink>
  );
}
