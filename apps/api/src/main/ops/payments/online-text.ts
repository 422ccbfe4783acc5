import { nairaText } from "@precise/cart-core/money";
import { momentText, tableText } from "../table-text.ts";
import type { ListedAttempt, ListedDispute, ListedRefund } from "./online-lists.ts";

export function attemptsTable(rows: readonly ListedAttempt[]): string {
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

export function refundsTable(rows: readonly ListedRefund[]): string {
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

export function disputesText(rows: readonly ListedDispute[]): string {
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
