import type { PricePreview, PricePreviewRow } from "@precise/contract/desk/prices/price-shapes";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import * as texts from "#desk/styles/texts.css.ts";
import { belowCostText, differences, fieldNames, marginText, productsText } from "./price-change-words.ts";
import * as css from "./prices.css.ts";

/** The sums of what a change would do. */
export function PreviewCounts({ preview: { counts } }: { readonly preview: PricePreview }) {
  return (
    <ul className={css.counts} role="list">
      <li>
        <strong>{productsText(counts.changes)}</strong> {counts.changes === 1 ? "changes" : "change"}
      </li>
      {counts.up > 0 && <li>{counts.up.toLocaleString("en")} dearer</li>}
      {counts.down > 0 && <li>{counts.down.toLocaleString("en")} cheaper</li>}
      {counts.same > 0 && <li>{counts.same.toLocaleString("en")} stay</li>}
      {counts.below_cost > 0 && (
        <li className={texts.critical}>{counts.below_cost.toLocaleString("en")} below cost</li>
      )}
      {counts.refused > 0 && (
        <li className={texts.critical}>{counts.refused.toLocaleString("en")} refused</li>
      )}
      {counts.beyond_limit > 0 && <li>{counts.beyond_limit.toLocaleString("en")} beyond ±15 %</li>}
    </ul>
  );
}

/** What it would do to each product; what is refused, below cost or beyond the limit in words. */
export function PreviewTable({ preview: { counts, rows } }: { readonly preview: PricePreview }) {
  return (
    <>
      <DenseTable
        label="Preview"
        columns={[
          { key: "sku", head: "Item", isRowHead: true, isCode: true },
          { key: "change", head: "Old → new", isWide: true },
          { key: "margin", head: "Margin", align: "end" },
        ]}
        rows={rows.map((row) => ({
          key: row.sku,
          tone: row.outcome === "refused" || row.below_cost ? ("critical" as const) : undefined,
          cells: {
            sku: row.sku,
            change: changeOf(row),
            margin: <MarginCell row={row} />,
          },
          below: notesOf(row),
        }))}
      />
      {rows.length < counts.rows && (
        <p className={texts.note}>
          The first {rows.length.toLocaleString("en")} of {productsText(counts.rows)}: refused ones, and those
          below cost, come first.
        </p>
      )}
    </>
  );
}

function changeOf({ outcome, before, after }: PricePreviewRow) {
  if (outcome === "refused") return <span className={texts.critical}>Refused</span>;
  if (outcome === "same") return <span className={texts.muted}>Stays as it is</span>;
  return differences(before, after).map(({ field, from, to }) => (
    <span key={field} className={texts.figure} style={{ display: "block" }}>
      <span>{field !== "price" && `${fieldNames[field]} `}</span>
      <s className={css.old}>{from}</s>
      <strong>{to}</strong>
    </span>
  ));
}

/** The list price moves and what shoppers pay does not: the price that is struck through would be one never charged. */
function keepsSpecial({ before, after }: PricePreviewRow): boolean {
  if (before === null || after === null) return false;
  const isReduced = before.special_price !== null && before.special_price !== undefined;
  return isReduced && before.price !== after.price && before.special_price === after.special_price;
}

function MarginCell({
  row: { outcome, margin, margin_before, below_cost },
}: {
  readonly row: PricePreviewRow;
}) {
  if (outcome === "refused" || margin === undefined) return null;
  const now = below_cost ? belowCostText(margin) : marginText(margin);
  const words =
    margin_before === undefined || margin_before === margin ? now : `${marginText(margin_before)} → ${now}`;
  return below_cost ? <span className={texts.critical}>{words}</span> : <span>{words}</span>;
}

function notesOf(row: PricePreviewRow): string | undefined {
  const { reason, beyond_limit, keeps_quantity_prices } = row;
  const notes = [
    reason,
    keepsSpecial(row) ? "Shoppers pay its special price, which stays." : undefined,
    beyond_limit ? "Moves by more than 15 % of the price a day before." : undefined,
    keeps_quantity_prices ? "Its trade prices from a quantity on stay as they are." : undefined,
  ].filter((each) => each !== undefined);
  return notes.length === 0 ? undefined : notes.join(" ");
}
