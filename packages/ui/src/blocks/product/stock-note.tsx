import type { StockStatus } from "@precise/contract/shop/product";
import { dot, note, small } from "./stock-note.css.ts";

/** What is in stock, in words: "In stock", "Only 3 left", "Out of stock". */
export function stockText(status: StockStatus, left?: number): string {
  if (status === "IN_STOCK") return "In stock";
  if (status === "OUT_OF_STOCK") return "Out of stock";
  return left === undefined ? "Low stock" : `Only ${left} left`;
}

/** @param size small on cards, where it is under small print */
export function StockNote({
  status,
  left,
  size = "text",
}: {
  readonly status: StockStatus;
  readonly left?: number | undefined;
  readonly size?: "text" | "small";
}) {
  return (
    <p className={size === "small" ? `${note[status]} ${small}` : note[status]}>
      <span className={dot} aria-hidden="true" />
      {stockText(status, left)}
    </p>
  );
}
