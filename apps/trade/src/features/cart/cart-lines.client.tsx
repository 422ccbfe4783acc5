"use client";
import { nairaText, parsePrice } from "@precise/cart-core/money";
import { maxSideMarkLength, maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import type { ClientCartItem } from "@precise/contract/trade/cart";
import { BreakHint, QuantityBreaks } from "@precise/ui/blocks/product/quantity-breaks";
import { StockNote } from "@precise/ui/blocks/product/stock-note";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { priceText } from "#trade/base/amount-text.ts";
import { onlyInStock } from "#trade/base/problems/problem-copy.ts";
import { productPath } from "#trade/base/routes/paths.ts";
import * as css from "./cart.css.ts";
import { cartCopy as copy } from "./cart-copy.ts";
import { LineField } from "./line-field.client.tsx";
import type { LineChange } from "./use-cart-view.ts";

const columns = [
  { key: "product", head: `${copy.columns.sku}, ${copy.columns.product}`, isRowHead: true, isWide: true },
  { key: "quantity", head: copy.columns.quantity, width: "88px" },
  { key: "mark", head: copy.columns.mark, width: "128px" },
  { key: "each", head: copy.columns.each, align: "end" },
  { key: "net", head: copy.columns.net, align: "end" },
  { key: "gross", head: copy.columns.gross, align: "end" },
  { key: "remove", head: copy.columns.remove, isHeadHidden: true, align: "end" },
] as const;

/** The lines of the cart in fields; each change is sent by itself. Without scripts their form sends them all. */
export function CartLines(props: {
  readonly items: readonly ClientCartItem[];
  readonly onChange: (change: LineChange) => void;
}) {
  const { items, onChange } = props;
  const pieces = new Map<string, number>();
  for (const { product, quantity } of items)
    pieces.set(product.sku, (pieces.get(product.sku) ?? 0) + quantity);
  return (
    <DenseTable
      look="cards"
      label={copy.lines}
      columns={columns}
      rows={items.map((item) => ({
        key: item.line_id,
        tone: item.product.stock_left < (pieces.get(item.product.sku) ?? 0) ? "caution" : undefined,
        below: <Breaks item={item} pieces={pieces.get(item.product.sku) ?? item.quantity} />,
        cells: cellsOf(item, onChange),
      }))}
    />
  );
}

function cellsOf(item: ClientCartItem, onChange: (change: LineChange) => void) {
  const { line_id, product, quantity, side_mark = "", unit, row_total } = item;
  const { sku, name, stock_status, stock_left } = product;
  const row = copy.rowName(name, side_mark);
  return {
    product: (
      <>
        <a className={css.sku} href={productPath(product.urlPath)}>
          {sku}
        </a>
        <span className={css.name}>{name}</span>
        {stock_status !== "IN_STOCK" && <StockNote status={stock_status} left={stock_left} size="small" />}
      </>
    ),
    quantity: (
      <LineField
        name={`quantity:${line_id}`}
        label={copy.quantityOf(row)}
        type="number"
        inputMode="numeric"
        min={0}
        max={maxTradeQuantityPerLine}
        value={String(quantity)}
        problemOf={(text) => {
          if (!isPieces(text)) return copy.badPieces;
          return Number(text) > Math.max(stock_left, quantity) ? onlyInStock(stock_left) : null;
        }}
        onSettled={(text) => onChange({ line_id, quantity: Number(text) })}
      />
    ),
    mark: (
      <LineField
        name={`mark:${line_id}`}
        label={copy.markOf(row)}
        type="text"
        value={side_mark}
        problemOf={(text) =>
          text.trim().length > maxSideMarkLength ? copy.markTooLong(text.trim().length) : null
        }
        onSettled={(text) => onChange({ line_id, quantity, side_mark: text })}
      />
    ),
    each: priceText(unit.net),
    net: nairaText(row_total.net.value),
    gross: <strong>{nairaText(row_total.gross.value)}</strong>,
    remove: (
      <TextButton
        type="submit"
        name="remove"
        value={line_id}
        aria-label={copy.removeNamed(row)}
        onClick={(event) => {
          event.preventDefault();
          onChange({ line_id, quantity: 0 });
        }}
      >
        {copy.remove}
      </TextButton>
    ),
  };
}

function isPieces(text: string): boolean {
  const pieces = Number(text);
  return text.trim() !== "" && Number.isInteger(pieces) && pieces >= 0 && pieces <= maxTradeQuantityPerLine;
}

/**
 * Prices by quantity, and what the next step saves.
 * @param pieces of the article over all of its rows on this page
 */
function Breaks({ item, pieces }: { readonly item: ClientCartItem; readonly pieces: number }) {
  const { quantity_breaks: breaks, next_break, unit, product } = item;
  if (breaks.length === 0) return null;
  const isReached = breaks.some(({ from_quantity }) => from_quantity <= pieces);
  const steps = [...(isReached ? [] : [{ from_quantity: 1, net: unit.net }]), ...breaks].flatMap(
    ({ from_quantity, net }) => {
      const price = parsePrice(net);
      return price.ok ? [{ from: from_quantity, eachKobo: price.value }] : [];
    },
  );
  const less = next_break ? parsePrice(next_break.saves_per_piece.net) : null;
  return (
    <div className={css.breaks}>
      <QuantityBreaks label={copy.breaks(product.name)} steps={steps} pieces={pieces} />
      {next_break && less?.ok && <BreakHint more={next_break.add} lessKobo={less.value} />}
    </div>
  );
}
