import { type InNaira, inNaira, type Kobo, nairaText } from "@precise/cart-core/money";
import { momentText, tableText } from "#api/desk/kit/table-text.ts";
import type { ListedAttempt, ListedDispute, ListedRefund } from "#api/modules/money/online-lists.ts";

/** A row as an operator is answered it. */
export function amountInNaira<Row extends { readonly amount: Kobo }>(row: Row): InNaira<Row, "amount"> {
  return inNaira(row, "amount");
}

export function attemptsTable(rows: readonly InNaira<ListedAttempt, "amount">[]): string {
  return tableText(
    ["When", "Order", "Reference", "Status", "Amount", "How", "Note"],
    rows.map((each) => [
      momentText(each.at),
      each.number,
      each.reference,
      each.status,
      nairaText(each.amount),
      each.channel ?? "",
      each.review ?? each.message ?? "",
    ]),
  );
}

export function refundsTable(rows: readonly InNaira<ListedRefund, "amount">[]): string {
  return tableText(
    ["When", "Order", "Payment", "Status", "Amount", "Why", "Asked for by"],
    rows.map((each) => [
      momentText(each.at),
      each.number,
      each.reference,
      each.status,
      nairaText(each.amount),
      each.reason,
      each.requested_by,
    ]),
  );
}

export function disputesText(rows: readonly InNaira<ListedDispute, "amount">[]): string {
  return tableText(
    ["Opened", "Order", "Dispute", "Payment", "Status", "Amount", "Answer by"],
    rows.map((each) => [
      momentText(each.at),
      each.number,
      each.dispute,
      each.reference,
      each.status,
      nairaText(each.amount),
      momentText(each.due_at),
    ]),
  );
}
