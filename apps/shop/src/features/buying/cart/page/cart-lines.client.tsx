"use client";
import { fromWireValue } from "@precise/cart-core/money";
import type { CartItem } from "@precise/contract/shop/cart";
import { CartLine } from "@precise/ui/blocks/buying/cart-line";
import { Picture } from "@precise/web/components/picture";
import type { ReactNode } from "react";
import { cartLineId } from "#shop/features/buying/findings/finding-entries.ts";
import { unitPriceOf } from "#shop/features/buying/totals/cart-figures.ts";
import { cartCopy } from "../cart-copy.ts";
import { CartLineForms } from "./cart-line-forms.client.tsx";
import * as css from "./cart-page.css.ts";

const pictureSize = { sizes: "(min-width: 600px) 120px, 88px", mostPixels: 360 };

/** The lines of the cart; without handlers they are only shown. */
export function CartLines(props: {
  readonly items: readonly CartItem[];
  readonly onQuantity?: (sku: string, quantity: number) => void;
  readonly onRemove?: (item: CartItem) => void;
  readonly onSave?: (item: CartItem) => void;
}) {
  const { items, onQuantity, onRemove, onSave } = props;
  const controlsOf = (item: CartItem): ReactNode =>
    onQuantity && onRemove && onSave ? (
      <CartLineForms
        item={item}
        onQuantity={(quantity) => onQuantity(item.product.sku, quantity)}
        onRemove={() => onRemove(item)}
        onSave={() => onSave(item)}
      />
    ) : (
      <p>{cartCopy.quantity(item.quantity)}</p>
    );
  return (
    <ul className={css.lines} role="list">
      {items.map((item, place) => (
        <li key={item.product.sku} id={cartLineId(item.product.sku)}>
          <Line item={item} controls={controlsOf(item)} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function Line(props: { readonly item: CartItem; readonly controls: ReactNode; readonly isFirst: boolean }) {
  const { item, controls, isFirst } = props;
  const { sku, name, urlPath, media_gallery, stock_status, stock_left } = item.product;
  const [picture] = media_gallery;
  return (
    <CartLine
      name={name}
      href={urlPath}
      sku={sku}
      picture={picture && <Picture source={picture} alt="" size={pictureSize} isFirst={isFirst} />}
      unitKobo={unitPriceOf(item)}
      rowKobo={fromWireValue(item.row_total.value)}
      quantity={item.quantity}
      stockStatus={stock_status}
      stockLeft={stock_left}
      controls={controls}
    />
  );
}
