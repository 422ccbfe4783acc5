import "later-stylesheet";
import { Button } from "@precise/ui/components/inputs/button";
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
  kept: "Kept on this device only.",
  clear: "Clear",
  cleared: "History cleared.",
  compare: "Compare these",
} as const;

const titleId = "recently-viewed";

/** The products looked at before this one, newest first, and the way to forget them. */
export function ViewedRow(props: {
  readonly products: readonly ViewedProduct[];
  readonly onClear: () => void;
  /** As wide as what stands over it. */
  readonly width?: "reading" | "wide";
}) {
  const { products, onClear, width = "wide" } = props;
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
    <Section width={width} labelledBy={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{viewedCopy.title}</h2>
        <p ref={note} tabIndex={-1} className={css.note}>
          {isCleared ? viewedCopy.cleared : viewedCopy.kept}
        </p>
        {!isCleared && products.length > 1 && (
          <a href={comparePath(products.map(({ sku }) => sku))}>{viewedCopy.compare}</a>
        )}
        {!isCleared && (
          <Button tone="quiet" onClick={clear}>
            {viewedCopy.clear}
          </Button>
        )}
      </div>
      {!isCleared && (
        <ul className={css.row} role="list">
          {products.map((product) => (
            <li key={product.sku}>
              <ViewedTile {...product} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ViewedTile({ name, href, srcSet, night }: ViewedProduct) {
  return (
    <IntentLink href={href} className={css.tile}>
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
