import { nairaText } from "@precise/cart-core/money";
import type { OrderQuote } from "@precise/contract/desk/orders/telephone-orders";
import { Button } from "@precise/ui/components/inputs/button";
import { Input } from "@precise/ui/components/inputs/input";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import * as layouts from "#desk/styles/layouts.css.ts";
import { ArticleSearch } from "./article-search.tsx";
import { linesOfText, withOneMore, withoutLine, withTyped } from "./lines-text.ts";
import * as css from "./written-lines.css.ts";

/**
 * The lines of an order: articles are added by the field above, pieces are typed.
 * @param quoted what the last quote says of each line; prices are the shop's
 * @param text of `lines-text.ts`
 */
export function LineEditor(props: {
  readonly text: string;
  readonly quoted: OrderQuote["lines"];
  readonly onText: (text: string) => void;
}) {
  const { text, quoted, onText } = props;
  const lines = linesOfText(text);
  return (
    <section className={layouts.part} aria-label="Goods">
      <ArticleSearch onChoose={(sku) => onText(withOneMore(text, sku))} />
      {lines.length === 0 ? (
        <p className={css.muted}>No articles yet. Find one by its number or by words.</p>
      ) : (
        <DenseTable
          look="cards"
          label="Goods"
          columns={[
            { key: "sku", head: "Item", isRowHead: true, isCode: true },
            { key: "name", head: "Name", isWide: true },
            { key: "pieces", head: "Pieces", align: "end", isField: true },
            { key: "price", head: "Price", align: "end" },
            { key: "total", head: "Total", align: "end" },
            { key: "stock", head: "In stock", align: "end" },
            { key: "remove", head: "Remove", isHeadHidden: true, align: "end" },
          ]}
          rows={lines.map(({ sku, typed }) => {
            const line = quoted.find((each) => each.sku === sku);
            const isShort = line !== undefined && line.in_stock < Number(typed);
            return {
              key: sku,
              tone: isShort ? "critical" : undefined,
              cells: {
                sku,
                name: line?.name ?? "",
                pieces: (
                  <span className={css.pieces}>
                    <Input
                      id={`pieces-${sku}`}
                      inputMode="numeric"
                      autoComplete="off"
                      aria-label={`Pieces of ${sku}`}
                      value={typed}
                      onChange={(event) => onText(withTyped(text, sku, event.target.value))}
                    />
                  </span>
                ),
                price: line ? nairaText(Number(line.unit_price)) : "",
                total: line ? nairaText(line.row_total.value) : "",
                stock: line ? (isShort ? `only ${line.in_stock}` : line.in_stock) : "",
                remove: (
                  <Button
                    tone="secondary"
                    aria-label={`Remove ${sku}`}
                    onClick={() => onText(withoutLine(text, sku))}
                  >
                    Remove
                  </Button>
                ),
              },
            };
          })}
        />
      )}
    </section>
  );
}
