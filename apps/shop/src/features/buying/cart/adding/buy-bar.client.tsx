"use client";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { type RefObject, useEffect, useRef, useState } from "react";
import { addToCartCopy } from "./add-to-cart-copy.ts";
import * as css from "./buy-bar.css.ts";
import { watchButton } from "./watch-button.ts";

/**
 * On phones, the way into the cart while the form itself is out of sight: it sends that form. It stays while the focus is
 * in it, and the page ends above it. Until React listens, the loader shows it.
 */
export function BuyBar(props: {
  readonly formId: string;
  readonly watched: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly kobo: Kobo;
  readonly quantity: number;
  readonly isAdding: boolean;
}) {
  const { formId, watched, name, kobo, quantity, isAdding } = props;
  const bar = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!watched.current || !bar.current) return;
    // As the loader has left it.
    setIsShown(!bar.current.hidden);
    return watchButton(watched.current, (isOutOfSight) => {
      const holdsFocus = bar.current?.contains(document.activeElement) ?? false;
      setIsShown(isOutOfSight || holdsFocus);
    });
  }, [watched]);
  return (
    <section
      ref={bar}
      className={css.bar}
      aria-label={addToCartCopy.bar}
      hidden={!isShown}
      data-buy-bar=""
      suppressHydrationWarning
    >
      <div className={css.what}>
        <p className={css.name}>{name}</p>
        <p className={css.price}>{formatNaira(kobo)}</p>
      </div>
      <Button type="submit" form={formId} pending={isAdding}>
        {addToCartCopy.addPieces(quantity)}
      </Button>
    </section>
  );
}
