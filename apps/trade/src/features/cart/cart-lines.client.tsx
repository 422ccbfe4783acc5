"use client";
import { parsePrice } from "@precise/cart-core/money";
import type { ClientCartItem } from "@precise/contract/clients/cart";
import { BreakHint, QuantityBreaks } from "@precise/ui/blocks/quantity-breaks";
import { StockNote } from "@precise/ui/blocks/stock-note";
import { DenseTable } from "@precise/ui/components/dense-table";
import { TextButton } from "@precise/ui/components/text-button";
import { nairaText, priceText } from "../../purchase/amounts.ts";
import { productPlace } from "../../purchase/places.ts";
import * as css from "./cart.css.ts";
import { cartCopy as copy } from "./cart-copy.ts";
import { LineField } from "./line-field.client.tsx";
import type { LineWish } from "./use-cart-view.ts";

/** Most pieces of a line; what is beyond the stock the server says. */
const mostPieces = 9_999;

const columns = [
  { key: "product", head: `${copy.columns.sku}, ${copy.columns.product}`, isRowHead: true, isWide: true },
  { key: "quantity", head: copy.columns.quantity, width: "88px" },
  { key: "mark", head: copy.columns.mark, width: "128px" },
  { key: "each", head: copy.columns.each, align: "end" },
  { key: "net", head: copy.columns.net, align: "end" },
  { key: "gross", head: copy.columns.gross, align: "end" },
  { key: "remove", head: copy.columns.remove, isHeadHidden: true, align: "end" },
] as const;

/** The lines of the cart in fields; each change is sent by itself. Without scripts the form round them sends them all. */
export function CartLines(props: {
  readonly items: readonly ClientCartItem[];
  readonly onChange: (wish: LineWish) => void;
}) {
  const { items, onChange } = props;
  return (
    <DenseTable
      label={copy.lines}
      columns={columns}
      rows={items.map((item) => ({
        key: item.product.sku,
        tone: item.product.stock_left < item.quantity ? "caution" : undefined,
        below: <Breaks item={item} />,
        cells: cellsOf(item, onChange),
      }))}
    />
  );
}

function cellsOf(item: ClientCartItem, onChange: (wish: LineWish) => void) {
  const { product, quantity, side_mark = "", unit, row_total } = item;
  const { sku, name, stock_status, stock_left } = product;
  return {
    product: (
      <>
        <a className={css.sku} href={productPlace(product.urlPath)}>
          {sku}
        </a>
        <span className={css.name}>{name}</span>
        {stock_status !== "IN_STOCK" && <StockNote status={stock_status} left={stock_left} size="small" />}
      </>
    ),
    quantity: (
      <LineField
        name={`quantity:${sku}`}
        label={copy.quantityOf(name)}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostPieces}
        value={String(quantity)}
        onSettled={(text) => {
          const pieces = Number(text);
          if (text.trim() !== "" && Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces)
            onChange({ sku, quantity: pieces });
        }}
      />
    ),
    mark: (
      <LineField
        name={`mark:${sku}`}
        label={copy.markOf(name)}
        type="text"
        maxLength={80}
        value={side_mark}
        onSettled={(text) => onChange({ sku, quantity, side_mark: text })}
      />
    ),
    each: priceText(unit.net),
    net: nairaText(row_total.net),
    gross: <strong>{nairaText(row_total.gross)}</strong>,
    remove: (
      <TextButton
        type="submit"
        name="remove"
        value={sku}
        aria-label={copy.removeNamed(name)}
        onClick={(event) => {
          event.preventDefault();
          onChange({ sku, quantity: 0 });
        }}
      >
        {copy.remove}
      </TextButton>
    ),
  };
}

/** Prices by quantity, and what the next step of them is worth. */
function Breaks({ item }: { readonly item: ClientCartItem }) {
  const { quantity_breaks: breaks, next_break, unit, quantity, product } = item;
  if (breaks.length === 0) return null;
  const isReached = breaks.some(({ from_quantity }) => from_quantity <= quantity);
  const steps = [...(isReached ? [] : [{ from_quantity: 1, net: unit.net }]), ...breaks].flatMap(
    ({ from_quantity, net }) => {
      const price = parsePrice(net);
      return price.ok ? [{ from: from_quantity, eachKobo: price.value }] : [];
    },
  );
  const less = next_break ? parsePrice(next_break.saves_per_piece.net) : null;
  return (
    <div className={css.breaks}>
      <QuantityBreaks label={copy.breaks(product.name)} steps={steps} pieces={quantity} />
      {next_break && less?.ok && <BreakHint more={next_break.add} lessKobo={less.value} />}
    </div>
  );
}
