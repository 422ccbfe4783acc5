import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Notes in the history of each article's stock what a return has just put back (1) or taken out (-1). */
export async function auditStock(
  tx: Sql,
  change: {
    readonly actor: Actor;
    readonly act: "stock.return" | "stock.replacement" | "stock.send_back";
    /** Number of the return. */
    readonly claim: string;
    readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
    readonly sign: 1 | -1;
  },
): Promise<void> {
  const { actor, act, claim, sign } = change;
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of change.lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  for (const [sku, count] of pieces) {
    const [row] = await tx.query<{ stock_qty: number }>("select stock_qty from product where sku = $1", [
      sku,
    ]);
    if (!row) continue;
    const before = { stock: row.stock_qty - sign * count };
    await writeAudit(tx, {
      actor,
      act,
      subject: sku,
      before,
      after: { stock: row.stock_qty, return: claim },
    });
  }
}
