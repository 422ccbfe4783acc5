import { wireValue } from "@precise/cart-core/money";
import type { PriceField, ProductPrices } from "@precise/cart-core/price-change";
import { lockCatalogue } from "#api/modules/catalogue/change/catalogue-writes.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudits } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type MovedPrices, movePrices, type PriceMove } from "./move-prices.ts";
import { type ChangeRecord, closeChange, type RowEnd, readRows, writeOutcomes } from "./price-change-rows.ts";
import { changedFields } from "./price-wish.ts";

/** Each product of a change up to this has its own entry in the audit; of larger ones the history of prices tells. */
const mostEntries = 500;

const fieldKeys: Readonly<Record<PriceField, string>> = {
  list: "price",
  special: "special_price",
  trade: "trade_price",
  cost: "cost",
};

/** What an entry about a whole change stands under. */
export function changeSubject(id: number): string {
  return `price change ${id}`;
}

/**
 * Applies a change: what was previewed, where nothing of it changed since. Its row is locked.
 * @param isWatched the person who asked waits for it; else rows that are left out need a look
 */
export async function applyChange(tx: Sql, change: ChangeRecord, isWatched: boolean): Promise<MovedPrices> {
  const rows = await readRows(tx, change.id, "planned");
  const category = change.in_sale_category ? "in" : "stays";
  await lockCatalogue(tx);
  const done = await movePrices(tx, movesOf(rows, category), "apply");
  await writeOutcomes(tx, change.id, [
    ...done.moved.map(
      ({ position, wasPutIn }): RowEnd => ({
        ...place(position),
        outcome: "applied",
        was_put_in_category: wasPutIn,
      }),
    ),
    ...done.left.map(({ position, reason }): RowEnd => ({ ...place(position), outcome: "skipped", reason })),
  ]);
  await tx.query(
    `update price_change set state = 'applied', applied_at = now(),
       needs_look_since = case when $2::boolean then now() end where id = $1`,
    [change.id, !isWatched && done.left.length > 0],
  );
  await writePriceAudit(tx, change.actor, "prices.change", change.id, done);
  return done;
}

/**
 * Takes a change back where nobody has changed the price since, or ends a sale.
 * @param actor null: its end has come
 */
export async function takeBack(
  tx: Sql,
  change: ChangeRecord,
  actor: Actor | null,
  by: string | null,
): Promise<MovedPrices> {
  const rows = await readRows(tx, change.id, "applied");
  const moves = rows.flatMap(({ position, sku, before, after, was_put_in_category }): PriceMove[] =>
    before && after
      ? [{ position, sku, from: after, to: before, category: was_put_in_category ? "out" : "stays" }]
      : [],
  );
  await lockCatalogue(tx);
  const done = await movePrices(tx, moves, change.kind === "sale" ? "end" : "undo");
  await writeOutcomes(tx, change.id, [
    ...done.moved.map(({ position }): RowEnd => ({ ...place(position), outcome: "undone" })),
    ...done.left.map(({ position, reason }): RowEnd => ({ ...place(position), outcome: "kept", reason })),
  ]);
  await closeChange(tx, change.id, change.kind === "sale" ? "ended" : "undone", by);
  if (actor === null && done.left.length > 0)
    await tx.query("update price_change set needs_look_since = now() where id = $1", [change.id]);
  await writePriceAudit(tx, actor ?? change.actor, "prices.undo", change.id, done);
  return done;
}

function place(position: number) {
  return { position, reason: null, was_put_in_category: false };
}

function movesOf(rows: Awaited<ReturnType<typeof readRows>>, category: PriceMove["category"]): PriceMove[] {
  return rows.flatMap(({ position, sku, before, after }) =>
    before && after ? [{ position, sku, from: before, to: after, category }] : [],
  );
}

async function writePriceAudit(
  tx: Sql,
  actor: Actor,
  act: string,
  change: number,
  { moved, left }: MovedPrices,
): Promise<void> {
  const whole = { products: moved.length, left_out: left.length };
  const entries = moved.length > mostEntries ? [] : moved.map((move) => entryOf(move, change));
  await writeAudits(
    tx,
    [...entries, { subject: changeSubject(change), before: null, after: whole }].map((entry) => ({
      actor,
      act,
      ...entry,
    })),
  );
}

function entryOf({ sku, from, to }: PriceMove, change: number) {
  const fields = changedFields(from, to);
  return { subject: sku, before: shown(from, fields), after: { ...shown(to, fields), change } };
}

/** Prices in naira, by their names at the desk. */
function shown(prices: ProductPrices, fields: readonly PriceField[]) {
  return Object.fromEntries(
    fields.map((field) => {
      const price = prices[field];
      return [fieldKeys[field], price === null ? null : wireValue(price)];
    }),
  );
}
