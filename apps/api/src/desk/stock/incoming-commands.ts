import { randomUUID } from "node:crypto";
import {
  cancelIncoming,
  expectIncoming,
  listIncoming,
  postponeIncoming,
  receiveIncoming,
} from "@precise/contract/desk/stock";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { type Received, receiveDelivery } from "#api/modules/stock/receive-delivery.ts";
import {
  cancelDelivery,
  expectDelivery,
  listSupplierDeliveries,
  postponeDelivery,
  readSupplierDelivery,
  type SupplierDelivery,
} from "#api/modules/stock/supplier-deliveries.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

const number: Typed = { as: "<id>" };
const typedLines: Typed = {
  as: "--lines <lines>",
  about: "item numbers and pieces: LMP-1:12,LMP-2:4",
  parse: readLines,
};

/** What an entry about a whole delivery stands under. */
function subjectOf(delivery: number): string {
  return `delivery ${delivery}`;
}

/** Notes what a supplier is to bring. */
export const expectCommand = operatorCommand({
  name: "stock.expect",
  ...ofCall(expectIncoming),
  terminal: [
    {
      words: "stock expect",
      about: "Notes what a supplier is to bring, and when",
      typed: {
        supplier: { as: "<supplier>" },
        expectedOn: { as: "<day>", about: "like 2026-12-31" },
        lines: typedLines,
        reference: { as: "--reference <text>", about: "the supplier's or the carrier's number" },
      },
    },
  ],
  run: ({ db }, { by: actor, reference = "", ...rest }) =>
    db.transaction(async (tx) => {
      refusePastDay(rest.expectedOn);
      const delivery = { ...rest, reference };
      const created = await expectDelivery(tx, delivery);
      if (!created.ok) {
        const unknown = created.unknown.join(", ");
        throw new Refused(`Not in the catalogue: ${unknown}.`, { status: 422, field: "lines" });
      }
      const after = { ...delivery };
      await writeAudit(tx, {
        actor,
        act: "stock.expect",
        subject: subjectOf(created.id),
        before: null,
        after,
      });
      return { id: created.id };
    }),
  show: ({ id }) => `Expected as delivery ${id}.`,
});

/** Puts what came on sale. */
export const receiveCommand = operatorCommand({
  name: "stock.receive",
  ...ofCall(receiveIncoming, {
    /** The same key receives once. */
    key: z.optional(z.string()),
  }),
  terminal: [
    {
      words: "stock receive",
      about: "Puts what came of a delivery on sale, in part or in full",
      typed: {
        id: number,
        lines: typedLines,
        receivedOn: { as: "--on <day>", about: "the day it came; today if left out" },
      },
    },
  ],
  run: ({ db }, { id: delivery, lines: came, receivedOn, key, by: actor }) =>
    db.transaction(async (tx) => {
      const known = await find(tx, delivery);
      const pieces = spelled(known, came);
      if (receivedOn !== undefined && receivedOn > todayInLagos())
        throw new Refused("That day has not come yet.", { status: 422, field: "received_on" });
      const done = await receiveDelivery(tx, delivery, {
        key: key ?? randomUUID(),
        receivedOn: receivedOn ?? todayInLagos(),
        actor: actorName(actor),
        pieces,
      });
      if (!done.ok) throw refusalOf(done, delivery);
      for (const { sku, before, after } of done.stock) {
        await writeAudit(tx, {
          actor,
          act: "stock.receive",
          subject: sku,
          before: { stock: before },
          after: { stock: after, by: after - before, delivery, supplier: known.supplier },
        });
      }
      return { id: delivery, isComplete: done.isComplete, pieces: sumOf(pieces) };
    }),
  show: ({ id: delivery, isComplete, pieces }) =>
    `Delivery ${delivery}: ${pieces} pieces are on sale. ${isComplete ? "All of it is here." : "More is to come."}`,
});

/** Another day for what has not come. */
export const postponeCommand = operatorCommand({
  name: "stock.postpone",
  ...ofCall(postponeIncoming),
  terminal: [
    {
      words: "stock postpone",
      about: "Sets another day for what has not come",
      typed: { id: number, expectedOn: { as: "<day>", about: "like 2026-12-31" } },
    },
  ],
  run: ({ db }, { id: delivery, expectedOn, by: actor }) =>
    db.transaction(async (tx) => {
      await find(tx, delivery);
      refusePastDay(expectedOn);
      const before = await postponeDelivery(tx, delivery, expectedOn);
      if (before === undefined) throw notExpected(delivery);
      const entry = { before: { expected_on: before }, after: { expected_on: expectedOn } };
      await writeAudit(tx, { actor, act: "stock.postpone", subject: subjectOf(delivery), ...entry });
      return { id: delivery, expectedOn };
    }),
  show: ({ id: delivery, expectedOn }) => `Delivery ${delivery} is expected on ${expectedOn}.`,
});

/** What has not come will not. */
export const cancelIncomingCommand = operatorCommand({
  name: "stock.cancel",
  ...ofCall(cancelIncoming),
  terminal: [
    {
      words: "stock cancel",
      about: "What has not come of a delivery will not; what came stays on sale",
      typed: { id: number, reason: { as: "--reason <text>", about: "why" } },
    },
  ],
  run: ({ db }, { id: delivery, reason, by: actor }) =>
    db.transaction(async (tx) => {
      await find(tx, delivery);
      if (!(await cancelDelivery(tx, delivery))) throw notExpected(delivery);
      const entry = { before: { state: "expected" }, after: { state: "cancelled", reason } };
      await writeAudit(tx, { actor, act: "stock.cancel", subject: subjectOf(delivery), ...entry });
      return { id: delivery };
    }),
  show: ({ id: delivery }) => `Nothing more is expected of delivery ${delivery}.`,
});

/** What suppliers are to bring. */
export const listIncomingCommand = operatorCommand({
  name: "stock.incoming",
  ...ofRead(listIncoming),
  terminal: [{ words: "stock incoming", about: "What suppliers are to bring, the earliest first" }],
  run: ({ db }) => listSupplierDeliveries(db, { isExpected: true, limit: 500 }),
  show: (deliveries) =>
    tableOf(deliveries, {
      Id: "id",
      Supplier: "supplier",
      Reference: "reference",
      Expected: "expected_on",
      Late: (each) => (each.is_late ? "yes" : ""),
      "To come": (each) =>
        each.lines.map(({ sku, quantity, received }) => `${sku}: ${quantity - received}`).join(", "),
    }),
});

async function find(tx: Sql, delivery: number): Promise<SupplierDelivery> {
  const found = await readSupplierDelivery(tx, delivery);
  if (!found) throw new Refused(`There is no delivery ${delivery}.`, { status: 404 });
  return found;
}

/** Nothing is still to come on a day that is over in Lagos. */
function refusePastDay(day: string): void {
  if (day < todayInLagos())
    throw new Refused("That day is over. Give today or a later one.", { status: 422, field: "expected_on" });
}

/** Pieces by article number as the delivery spells it; lines of one article are added up. */
function spelled(
  delivery: SupplierDelivery,
  came: readonly { readonly sku: string; readonly quantity: number }[],
): Map<string, number> {
  const spelling = new Map(delivery.lines.map(({ sku }) => [sku.toUpperCase(), sku]));
  const pieces = new Map<string, number>();
  for (const { sku: namedSku, quantity } of came) {
    const sku = spelling.get(namedSku.toUpperCase()) ?? namedSku;
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  }
  return pieces;
}

function notExpected(delivery: number): Refused {
  return new Refused(`Nothing more is expected of delivery ${delivery}: it has come, or was cancelled.`);
}

function refusalOf(done: Extract<Received, { ok: false }>, delivery: number): Refused {
  switch (done.code) {
    case "not-expected":
      return notExpected(delivery);
    case "not-in-it":
      return new Refused(`${done.sku} is not in delivery ${delivery}.`, { status: 422, field: "lines" });
    case "gone":
      return new Refused(`${done.sku} is no longer in the catalogue.`, { status: 422, field: "lines" });
    case "too-many":
      return new Refused(
        `${done.expected} of ${done.sku} are still expected. If more came, receive those and adjust the rest as found.`,
        { status: 422, field: "lines" },
      );
  }
}

function sumOf(pieces: ReadonlyMap<string, number>): number {
  return [...pieces.values()].reduce((sum, count) => sum + count, 0);
}

function readLines(text: string): { sku: string; quantity: number }[] {
  return text.split(",").map((part) => {
    const [, sku, quantity] = /^\s*(.+?):(\d{1,6})\s*$/.exec(part) ?? [];
    if (sku === undefined) throw new Error("Give lines like LMP-1:12,LMP-2:4.");
    return { sku, quantity: Number(quantity) };
  });
}
