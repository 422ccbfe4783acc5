"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { Input } from "@precise/ui/components/inputs/input";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import type { KeyboardEvent } from "react";
import { priceText } from "#trade/base/amount-text.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";
import { type QuickOrder, rowsOnPhones } from "./quick-order-store.ts";
import { isFilled, lineTotalText, outcomeOf, type QuickRow, wrongFieldOf } from "./quick-rows.ts";
import { SkuCell } from "./sku-cell.client.tsx";

const columns = [
  { key: "sku", head: copy.columns.sku, isRowHead: true, isField: true, isWide: true, width: "240px" },
  { key: "quantity", head: copy.columns.quantity, width: "92px" },
  { key: "mark", head: copy.columns.mark, width: "176px" },
  { key: "net", head: copy.columns.net, align: "end" },
  { key: "gross", head: copy.columns.gross, align: "end" },
  { key: "total", head: copy.columns.total, align: "end" },
  { key: "remove", head: copy.columns.remove, isHeadHidden: true, align: "end" },
] as const;

/**
 * Some of the rows, in fields. Enter goes from the article to the pieces, and from there to the next row.
 * @param first number of the first row that is shown
 */
export function RowTable(props: {
  readonly rows: readonly QuickRow[];
  readonly first: number;
  /** False until the page's scripts run: only then it is known how few rows are enough. */
  readonly isListening: boolean;
  readonly order: QuickOrder;
  /** Goes to the row below, or makes one. */
  readonly onNext: (key: number) => void;
  readonly onLines: (text: string) => void;
}) {
  const { rows, first, isListening, order, onNext, onLines } = props;
  return (
    <DenseTable
      look="cards"
      label={copy.rows}
      columns={columns}
      rows={rows.map((row, index) => {
        const { key, answer } = row;
        const outcome = outcomeOf(row);
        return {
          key: String(key),
          tone: outcome === "rejected" ? "critical" : outcome === "adjusted" ? "caution" : undefined,
          isSpare: !isListening && index >= rowsOnPhones && outcome === null,
          below: <RowNote row={row} order={order} />,
          cells: {
            ...fieldsOf(row, first + index, { order, onNext, onLines }),
            net: answer?.unit ? priceText(answer.unit.net) : "",
            gross: answer?.unit ? priceText(answer.unit.gross) : "",
            total: answer ? lineTotalText(answer) : "",
          },
        };
      })}
    />
  );
}

function fieldsOf(
  row: QuickRow,
  number: number,
  acts: {
    readonly order: QuickOrder;
    readonly onNext: (key: number) => void;
    readonly onLines: (text: string) => void;
  },
) {
  const { key, sku, quantity, sideMark, answer } = row;
  const { order, onNext, onLines } = acts;
  const wrong = wrongFieldOf(row);
  const marksOf = (field: typeof wrong) =>
    wrong === field ? { "aria-invalid": true, "aria-describedby": noteId(key) } : {};
  const toNext = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext(key);
  };
  return {
    sku: (
      <>
        <SkuCell
          id={`sku-${key}`}
          row={number}
          value={sku}
          isWrong={wrong === "sku"}
          describedBy={wrong === "sku" ? noteId(key) : undefined}
          onText={(text) => order.change(key, { sku: text })}
          onChoose={(chosen) => {
            order.change(key, { sku: chosen });
            document.getElementById(`quantity-${key}`)?.focus();
          }}
          onEnter={() => document.getElementById(`quantity-${key}`)?.focus()}
          onLines={onLines}
        />
        {answer?.name && <span className={css.product}>{answer.name}</span>}
      </>
    ),
    quantity: (
      <Input
        look="row"
        {...marksOf("quantity")}
        id={`quantity-${key}`}
        name="quantity"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={copy.fields.quantity(number)}
        value={quantity}
        onChange={(event) => order.change(key, { quantity: event.target.value })}
        onFocus={(event) => event.target.select()}
        onKeyDown={toNext}
      />
    ),
    mark: (
      <Input
        look="row"
        {...marksOf("sideMark")}
        name="mark"
        type="text"
        autoComplete="off"
        aria-label={copy.fields.mark(number)}
        value={sideMark}
        onChange={(event) => order.change(key, { sideMark: event.target.value })}
        onKeyDown={toNext}
      />
    ),
    // Nothing is there to remove from a row without an entry.
    remove: isFilled(row) && (
      <TextButton aria-label={copy.fields.remove(number)} onClick={() => order.remove(key)}>
        {copy.remove}
      </TextButton>
    ),
  };
}

function noteId(key: number): string {
  return `note-${key}`;
}

/** Why a row differs from what was ordered, and what may have been meant. */
function RowNote({ row, order }: { readonly row: QuickRow; readonly order: QuickOrder }) {
  const { key, answer, origin } = row;
  if (!answer || answer.outcome === "accepted") return null;
  const { nearest, quantity, asked: wanted = quantity, outcome } = answer;
  return (
    <div id={noteId(key)} className={outcome === "rejected" ? css.noteOf.critical : css.noteOf.caution}>
      {quantity > 0 && quantity < wanted && <p className={css.canAdd}>{copy.canAdd(quantity, wanted)}</p>}
      {answer.reasons.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {nearest && (
        <p className={css.nearest}>
          {copy.nearest(nearest.sku, nearest.name)}
          <Button tone="secondary" onClick={() => order.change(key, { sku: nearest.sku })}>
            {copy.take(nearest.sku)}
          </Button>
        </p>
      )}
      {origin && answer.outcome === "rejected" && (
        <p className={css.original}>{copy.original(origin.row, origin.text)}</p>
      )}
    </div>
  );
}
