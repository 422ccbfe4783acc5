import type { StockStatus } from "@precise/contract/product";
import { dot, note } from "./stock-note.css.ts";

/** What is in stock, in words: "In stock", "Only 3 left", "Out of stock". */
export function stockText(status: StockStatus, left?: number): string {
  if (status === "IN_STOCK") return "In stock";
  if (status === "OUT_OF_STOCK") return "Out of stock";
  return left === undefined ? "Low stock" : `Only ${left} left`;
}

export function StockNote({
  status,
  left,
}: {
  readonly status: StockStatus;
  readonly left?: number | undefined;
}) {
  return (
    <p className={note[status]}>
      <span className={dot} aria-hidden="true" />
      {stockText(status, left)}
    </p>
  );
}
