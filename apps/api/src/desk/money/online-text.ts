import { type InNaira, inNaira, type Kobo, nairaText } from "@precise/cart-core/money";
import { tableOf } from "#api/desk/kit/table-text.ts";
import type { ListedAttempt, ListedDispute, ListedRefund } from "#api/modules/money/online-lists.ts";

/** A row as an operator is answered it. */
export function amountInNaira<Row extends { readonly amount: Kobo }>(row: Row): InNaira<Row, "amount"> {
  return inNaira(row, "amount");
}

export function attemptsTable(rows: readonly InNaira<ListedAttempt, "amount">[]): string {
  return tableOf(rows, {
    When: "at",
    Order: "number",
    Reference: "reference",
    Status: "status",
    Amount: (each) => nairaText(each.amount),
    How: "channel",
    Note: (each) => each.review ?? each.message ?? "",
  });
}

export function refundsTable(rows: readonly InNaira<ListedRefund, "amount">[]): string {
  return tableOf(rows, {
    When: "at",
    Order: "number",
    Payment: "reference",
    Status: "status",
    Amount: (each) => nairaText(each.amount),
    Why: "reason",
    "Asked for by": "requested_by",
  });
}

export function disputesText(rows: readonly InNaira<ListedDispute, "amount">[]): string {
  return tableOf(rows, {
    Opened: "at",
    Order: "number",
    Dispute: "dispute",
    Payment: "reference",
    Status: "status",
    Amount: (each) => nairaText(each.amount),
    "Answer by": "due_at",
  });
}
