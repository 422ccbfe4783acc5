"use client";
import { fetchProductsBySku } from "@precise/api-client/products";
import { formatNaira, type Kobo, parsePrice, timesKobo, wireAmount } from "@precise/cart-core/money";
import type { CartItem } from "@precise/contract/shop/cart";
import type { ProductItem } from "@precise/contract/shop/product";
import { CartLine } from "@precise/ui/blocks/buying/cart-line";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { Picture } from "@precise/web/components/picture";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useRef, useState } from "react";
import { pricesOf } from "#shop/base/amounts.ts";
import * as css from "../page/cart-page.css.ts";
import { putBack, removeFromSaved } from "./save-for-later.ts";
import { savedCopy } from "./saved-copy.ts";
import { decodeSaved, type SavedLine } from "./saved-lines.ts";

const pictureSize = { sizes: "(min-width: 600px) 120px, 88px", mostPixels: 360 };

export interface SavedSectionProps {
  /** The stored lines, unread. */
  readonly text: string;
  /** Puts a line into the cart; `undo` is called where the shop refuses it. */
  readonly onMove: (item: CartItem, undo: () => void) => void;
}

/** The lines saved for later with today's prices; what is no longer to be had says so. */
export function SavedSection({ text, onMove }: SavedSectionProps) {
  const lines = decodeSaved(text);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useProductsToday(lines.map(({ sku }) => sku).join("\n"));
  if (lines.length === 0) return null;

  function move(line: SavedLine): void {
    removeFromSaved(line.sku, line.quantity);
    onMove(itemOf(line, today?.get(line.sku)), () => putBack(line));
    heading.current?.focus();
  }
  function forget(line: SavedLine): void {
    removeFromSaved(line.sku, line.quantity);
    heading.current?.focus();
    showToast({
      tone: "neutral",
      title: savedCopy.forgotten(line.name),
      action: { label: savedCopy.undo, onPress: () => putBack(line) },
    });
  }

  return (
    <section className={css.saved} aria-labelledby="saved">
      <h2 id="saved" ref={heading} tabIndex={-1}>
        {savedCopy.title}
      </h2>
      <p className={css.savedHint}>{savedCopy.hint}</p>
      <ul className={css.lines} role="list">
        {lines.map((line) => (
          <li key={line.sku}>
            <Line
              line={line}
              product={today === null ? undefined : (today.get(line.sku) ?? null)}
              onMove={() => move(line)}
              onForget={() => forget(line)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param props.product null: no longer sold; undefined: not known yet */
function Line(props: {
  readonly line: SavedLine;
  readonly product: ProductItem | null | undefined;
  readonly onMove: () => void;
  readonly onForget: () => void;
}) {
  const { line, product, onMove, onForget } = props;
  const item = itemOf(line, product ?? undefined);
  const { now } = pricesOf(item.product);
  const before = parsePrice(line.price);
  const isToBeHad = product !== null && product?.stock_status !== "OUT_OF_STOCK";
  const [picture] = item.product.media_gallery;
  return (
    <CartLine
      name={item.product.name}
      href={item.product.urlPath}
      sku={line.sku}
      picture={picture && <Picture source={picture} alt="" size={pictureSize} />}
      unitKobo={now}
      rowKobo={timesKobo(now, line.quantity)}
      quantity={line.quantity}
      stockStatus={item.product.stock_status}
      note={noteOf(line, product, before.ok && before.value !== now ? before.value : null)}
      controls={
        <>
          {isToBeHad && (
            <Button tone="secondary" aria-label={savedCopy.moveNamed(line.name)} onClick={onMove}>
              {savedCopy.move}
            </Button>
          )}
          <span className={css.quietForms}>
            <Button tone="quiet" aria-label={savedCopy.forgetNamed(line.name)} onClick={onForget}>
              {savedCopy.forget}
            </Button>
          </span>
        </>
      }
    />
  );
}

/** @param was the price when it was saved, where it is another today */
function noteOf(line: SavedLine, product: ProductItem | null | undefined, was: Kobo | null): string | null {
  if (product === null) return savedCopy.notSold;
  const notes = [
    line.quantity > 1 && savedCopy.pieces(line.quantity),
    was !== null && savedCopy.wasPrice(formatNaira(was)),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(" · ") : null;
}

/** Today's products by article number; null until the shop has answered. @param skus one a line */
function useProductsToday(skus: string): ReadonlyMap<string, ProductItem> | null {
  const [today, setToday] = useState<ReadonlyMap<string, ProductItem> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchProductsBySku(browserApi, skus.split("\n")).then((answer) => {
      // Without an answer the lines stand as they were put aside.
      if (isWanted && answer.ok) setToday(new Map(answer.value.map((product) => [product.sku, product])));
    });
    return () => {
      isWanted = false;
    };
  }, [skus]);
  return today;
}

/** The line as the cart would show it, at today's price where that is known. */
function itemOf(line: SavedLine, product: ProductItem | undefined): CartItem {
  const { sku, name, urlPath, price, picture, quantity } = line;
  const shown = product
    ? {
        sku,
        name: product.name,
        urlPath: product.urlPath,
        price: product.price,
        ...(product.special_price && { special_price: product.special_price }),
        media_gallery: product.media_gallery,
        stock_status: product.stock_status,
      }
    : {
        sku,
        name,
        urlPath,
        price,
        media_gallery: picture ? [picture] : [],
        stock_status: "IN_STOCK" as const,
      };
  const { now } = pricesOf(shown);
  return {
    line_id: sku,
    quantity,
    product: shown,
    row_total: wireAmount(timesKobo(now, quantity)),
  };
}
