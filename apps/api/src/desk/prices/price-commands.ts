import {
  cancelPriceChange,
  listPriceChanges,
  listPrices as listPricesCall,
  readPriceItem,
  reviewPriceChange,
  undoPriceChange,
} from "@precise/contract/desk/prices/prices";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { changeSubject, takeBack } from "#api/modules/prices/apply-change.ts";
import { listPrices, readPricesOf } from "#api/modules/prices/list-prices.ts";
import {
  type ChangeRecord,
  type ChangeState,
  closeChange,
  listChanges,
  lockChange,
} from "#api/modules/prices/price-change-rows.ts";
import { readPriceHistory } from "#api/modules/prices/price-history.ts";
import { readVatRate } from "#api/modules/settings/setting-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { changePricesCommand, priceSaleCommand } from "./change-prices.ts";
import { changesText, historyText, pricesText } from "./price-text.ts";

const _id = wholeNumber(1, 2_147_483_647);
const typedId: Typed = { as: "<id>", about: "of the change" };

/** Products on sale with their prices. */
export const listPricesCommand = operatorCommand({
  name: "prices.list",
  ...ofRead(listPricesCall, { search: z.optional(z.string()), limit }),
  terminal: [
    {
      words: "prices list",
      about: "Products with their prices, cost and margin",
      typed: {
        search: { as: "--search <text>", about: "words of the item number or the name" },
        limit: typedLimit(50),
      },
    },
  ],
  run: async ({ db }, { search, limit: most }) => ({
    rows: (await listPrices(db, { search, limit: most })).rows,
    vatPerThousand: await readVatRate(db),
  }),
  show: ({ rows, vatPerThousand }) => pricesText(rows, vatPerThousand),
});

/** Changes of many prices, the newest first. */
export const listChangesCommand = operatorCommand({
  name: "prices.changes",
  ...ofRead(listPriceChanges, { limit }),
  terminal: [
    {
      words: "prices changes",
      about: "Changes of many prices and sales, the newest first",
      typed: { limit: typedLimit(50) },
    },
  ],
  run: async ({ db }, { limit: most }) => (await listChanges(db, { limit: most })).rows,
  show: changesText,
});

/** How a product's prices came about. */
export const priceHistoryCommand = operatorCommand({
  name: "prices.history",
  ...ofRead(readPriceItem, { limit }),
  terminal: [
    {
      words: "prices history",
      about: "Every change of a product's prices, the newest first",
      typed: { sku: { as: "<sku>" }, limit: typedLimit(50) },
    },
  ],
  async run({ db }, { sku, limit: most }) {
    const item = await readPricesOf(db, sku);
    if (!item) throw new Refused(`No product on sale has the item number ${sku}.`, { status: 404 });
    return readPriceHistory(db, item.id, most);
  },
  show: historyText,
});

/** Takes a change back, or ends a sale. */
export const undoPricesCommand = operatorCommand({
  name: "prices.undo",
  ...ofCall(undoPriceChange),
  terminal: [
    {
      words: "prices undo",
      about: "Takes a change back where nobody has changed the price since; ends a sale",
      typed: { id: typedId },
    },
  ],
  async run({ db, answers }, { id: wanted, by: actor }) {
    const done = await db.transaction(async (tx) => {
      await tx.query("set local statement_timeout = 0");
      const change = await lockIn(tx, wanted, "applied", "undone");
      const { moved, left } = await takeBack(tx, change, actor, actorName(actor));
      if (moved.length === 0 && change.kind === "change")
        throw new Refused("Every price of it was changed since. Nothing was undone.");
      return { id: wanted, undone: moved.length, kept: left.length };
    });
    await answers?.refresh();
    return done;
  },
  show: ({ id: undone, undone: count, kept }) =>
    `Change ${undone}: ${count} prices are as they were.${kept === 0 ? "" : ` ${kept} were changed since and stay.`}`,
});

/** Calls a change off before its time. */
export const cancelPricesCommand = operatorCommand({
  name: "prices.cancel",
  ...ofCall(cancelPriceChange),
  terminal: [
    {
      words: "prices cancel",
      about: "Calls off a change or a sale before its time",
      typed: { id: typedId },
    },
  ],
  run: ({ db }, { id: wanted, by: actor }) =>
    db.transaction(async (tx) => {
      const change = await lockIn(tx, wanted, "scheduled", "called off");
      await closeChange(tx, change.id, "cancelled", actorName(actor));
      const entry = { before: { state: "scheduled" }, after: { state: "cancelled" } };
      await writeAudit(tx, { actor, act: "prices.cancel", subject: changeSubject(change.id), ...entry });
      return { id: change.id };
    }),
  show: ({ id: cancelled }) => `Change ${cancelled} will not be made.`,
});

/** Notes that someone has looked at what a change left out. */
export const reviewPricesCommand = operatorCommand({
  name: "prices.reviewed",
  ...ofCall(reviewPriceChange),
  terminal: [
    {
      words: "prices reviewed",
      about: "Notes that someone has looked at what a change left out",
      typed: { id: typedId },
    },
  ],
  run: ({ db }, { id: wanted, by: actor }) =>
    db.transaction(async (tx) => {
      const change = await lockOne(tx, wanted);
      if (change.needs_look_since === null) return { id: wanted };
      await tx.query("update price_change set needs_look_since = null where id = $1", [wanted]);
      const entry = { before: { needs_look: true }, after: { needs_look: false } };
      await writeAudit(tx, { actor, act: "prices.reviewed", subject: changeSubject(wanted), ...entry });
      return { id: wanted };
    }),
  show: ({ id: seen }) => `Change ${seen} was looked at.`,
});

/** Everything about prices. */
export const priceCommands = [
  listPricesCommand,
  changePricesCommand,
  priceSaleCommand,
  listChangesCommand,
  undoPricesCommand,
  cancelPricesCommand,
  reviewPricesCommand,
  priceHistoryCommand,
];

async function lockOne(tx: Sql, id: number): Promise<ChangeRecord> {
  const change = await lockChange(tx, id);
  if (!change) throw new Refused(`There is no price change ${id}.`, { status: 404 });
  return change;
}

const stateWords: Readonly<Record<ChangeState, string>> = {
  scheduled: "was not applied yet",
  applied: "was applied already",
  ended: "has ended",
  undone: "was undone already",
  cancelled: "was called off",
  failed: "failed",
};

/** A change in a state. @throws Refused in any other */
async function lockIn(tx: Sql, id: number, state: ChangeState, act: string): Promise<ChangeRecord> {
  const change = await lockOne(tx, id);
  if (change.state !== state)
    throw new Refused(`Price change ${id} ${stateWords[change.state]}, and cannot be ${act}.`);
  return change;
}
