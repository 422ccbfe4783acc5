import { adjustKinds, listStock, setStockThreshold } from "@precise/contract/desk/stock";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { adjustStock, readAdjustment } from "#api/modules/stock/adjust-stock.ts";
import { readStock } from "#api/modules/stock/stock-list.ts";
import { setThreshold } from "#api/modules/stock/stock-threshold.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const sku = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

/** A sentence about an article number that the catalogue does not know. */
export function noSuchArticle(wanted: string): Refused {
  return new Refused(`There is no product with the item number ${wanted}.`, { status: 404, field: "sku" });
}

/** Corrects what is for sale by a difference, with the reason. */
export const adjustStockCommand = operatorCommand({
  name: "stock.adjust",
  permission: "stock.adjust",
  input: z.strictObject({
    sku,
    pieces: wholeNumber(-100_000, 100_000).check(
      z.refine((count) => count !== 0, { error: "must not be 0" }),
    ),
    kind: z.enum(adjustKinds),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** The same key adjusts once. */
    key: z.optional(z.string()),
    by,
  }),
  terminal: [
    {
      words: "stock adjust",
      about: "Adds pieces to what is for sale, or takes them off with a minus",
      typed: {
        sku: { as: "<sku>" },
        pieces: { as: "--by <pieces>", about: "12 or -2", parse: typedDifference },
        reason: { as: "--reason <text>", about: "why, for the history" },
        kind: { as: "--kind <kind>", about: "what kind of reason", default: "other" },
      },
    },
  ],
  run: ({ db }, { sku: wanted, pieces, kind, reason, key, by: actor }) =>
    db.transaction(async (tx) => {
      const earlier = key === undefined ? undefined : await readAdjustment(tx, wanted, key);
      if (earlier) return earlier;
      const done = await adjustStock(tx, wanted, pieces);
      if (!done.ok && done.code === "unknown-sku") throw noSuchArticle(wanted);
      if (!done.ok)
        throw new Refused(
          `${done.available} of ${done.sku} are for sale, so ${-pieces} cannot be removed. What orders reserve stays theirs.`,
          { field: "by" },
        );
      const { before, after } = done;
      await writeAudit(tx, {
        actor,
        act: "stock.adjust",
        subject: done.sku,
        before: { stock: before },
        after: { stock: after, by: pieces, kind, reason, ...(key !== undefined && { key }) },
      });
      return { sku: done.sku, before, after };
    }),
  show: ({ sku: found, before, after }) => `${found}: ${after} for sale (was ${before}).`,
});

/** Sets when an article counts as low. */
export const thresholdCommand = operatorCommand({
  name: "stock.threshold",
  ...ofCall(setStockThreshold),
  terminal: [
    {
      words: "stock threshold",
      about: "Sets at how many pieces an article is low; without a number its sales decide",
      typed: { sku: { as: "<sku>" }, pieces: { as: "[pieces]" } },
      toInput: ({ sku: wanted, pieces }) => ({ sku: wanted, pieces: pieces ?? null }),
    },
  ],
  run: ({ db }, { sku: wanted, pieces, by: actor }) =>
    db.transaction(async (tx) => {
      const set = await setThreshold(tx, wanted, pieces);
      if (!set) throw noSuchArticle(wanted);
      const entry = { before: { low_at: set.before }, after: { low_at: pieces } };
      await writeAudit(tx, { actor, act: "stock.threshold", subject: set.sku, ...entry });
      return { sku: set.sku, pieces };
    }),
  show: ({ sku: found, pieces }) =>
    pieces === null ? `${found} is low by its sales.` : `${found} is low at ${pieces} pieces.`,
});

/** Articles with their stock, or those that are low. */
export const listStockCommand = operatorCommand({
  name: "stock.list",
  ...ofRead(listStock, { search: z.optional(z.string()), low: z.boolean(), limit }),
  terminal: [
    {
      words: "stock list",
      about: "Stock by article: for sale, reserved, coming",
      typed: {
        search: { as: "--search <text>", about: "words of the item number or the name" },
        low: { as: "--low", about: "only what is low, what ends soonest first" },
        limit: typedLimit(50),
      },
    },
  ],
  run: async ({ db, content }, { search, low, limit: most }) =>
    (await readStock(db, { search, low, limit: most, lowAt: content?.limits.lowStock })).rows,
  show: (rows) =>
    tableOf(rows, {
      Item: "sku",
      Name: "name",
      "For sale": "available",
      Reserved: "reserved",
      Coming: "incoming",
      On: (row) => row.incoming_at,
      "Sold in 14 days": "sold_14d",
      "Days left": "days_left",
    }),
});

function typedDifference(text: string): number {
  if (!/^[+-]?\d{1,6}$/.test(text)) throw new Error("Give a whole number, like 12 or -2.");
  return Number(text);
}
