import { kobo, wireAmount } from "@precise/cart-core/money";
import type { StatementLook } from "@precise/contract/desk/money/bank-statements";
import type { StatementRead, StatementRow } from "#api/modules/money/statements/read-statement.ts";

const mostShown = 20;

/** How a statement was understood, before anything of it is kept. */
export function lookOf(read: StatementRead): StatementLook {
  const rows = read.ok ? read.rows : [];
  const understanding = read.ok ? read.understanding : undefined;
  const columns = read.ok ? read.understanding.columns : (read.columns ?? []);
  const order = understanding?.dayOrder;
  const sum = rows.reduce((total, row) => total + (row.kind === "credit" ? row.credit.amount : 0), 0);
  const count = (kind: StatementRow["kind"]) => rows.filter((row) => row.kind === kind).length;
  return {
    problem: read.ok ? null : read.why,
    format: understanding?.format ?? null,
    sheet: understanding?.sheet ?? null,
    columns: columns.map(({ name, meaning }) => ({ name, meaning })),
    day_order: order ? { order: order.order, is_proven: order.isProven } : null,
    way: understanding?.way ?? null,
    rows: rows.length,
    credits: count("credit"),
    credit_sum: wireAmount(kobo(sum)),
    debits: count("debit"),
    refused: count("refused"),
    first: rows.slice(0, mostShown).map((row) => ({
      row: row.row,
      kind: row.kind,
      day: row.kind === "credit" ? row.credit.day : null,
      amount: row.kind === "credit" ? wireAmount(row.credit.amount) : null,
      narration: row.kind === "credit" ? row.credit.narration : null,
      why: row.kind === "refused" ? row.why : null,
    })),
  };
}
