import type { deskStockCalls, IncomingDelivery, StockRow } from "@precise/contract/desk/stock";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { readStockHistory } from "#api/modules/stock/stock-history.ts";
import { type StockRow as ReadRow, readStock, readStockOf } from "#api/modules/stock/stock-list.ts";
import {
  listSupplierDeliveries,
  readSupplierDelivery,
  type SupplierDelivery,
} from "#api/modules/stock/supplier-deliveries.ts";
import { countStockNotices } from "#api/modules/stock-notices/stock-notice-rows.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import {
  cancelIncomingCommand,
  expectCommand,
  postponeCommand,
  receiveCommand,
} from "./incoming-commands.ts";
import { adjustStockCommand, thresholdCommand } from "./stock-commands.ts";

/** So many events of an article, and deliveries, are more than anyone looks through. */
const mostShown = 200;

/** The calls of stock and of what suppliers bring. */
export function stockAnswers(parts: DeskParts): DeskAnswers<typeof deskStockCalls> {
  const { db, content } = parts;
  const itemOf = async (sku: string) => {
    const row = await readStockOf(db, sku, content.limits.lowStock);
    return row && wireRow(row);
  };
  const deliveryOf = async (id: number): Promise<Reply<{ delivery: IncomingDelivery }>> => {
    const found = await readSupplierDelivery(db, id);
    return found
      ? answer({ delivery: wireDelivery(found) })
      : failure(404, "not_found", `There is no delivery ${id}.`);
  };
  const unknown = (sku: string) =>
    failure(404, "not_found", `There is no product with the item number ${sku}.`);

  return {
    async listStock({ query }) {
      const { rows, ...page } = await readStock(db, {
        ...query,
        low: query.low === "true",
        lowAt: content.limits.lowStock,
      });
      return answer({ ...page, rows: rows.map(wireRow) });
    },
    async readStockItem({ params }) {
      const item = await itemOf(params.sku);
      if (!item) return unknown(params.sku);
      const events = await readStockHistory(db, item.sku, mostShown);
      return answer({
        item,
        waiting_notices: await countStockNotices(db, item.sku),
        events: events.map(({ at, ...event }) => ({ ...event, at: wireTime(at) })),
      });
    },
    async adjustStock({ body, headers }, staff) {
      const { sku, by: pieces, kind = "other", reason } = body;
      const key = headers["idempotency-key"];
      const done = await runAs(parts, staff, adjustStockCommand, { sku, pieces, kind, reason, key });
      if ("failure" in done) return done;
      const { before, after } = done.result;
      const item = await itemOf(sku);
      return item ? answer({ item, before, after }) : unknown(sku);
    },
    async setStockThreshold({ body }, staff) {
      const done = await runAs(parts, staff, thresholdCommand, body);
      if ("failure" in done) return done;
      const item = await itemOf(body.sku);
      return item ? answer({ item }) : unknown(body.sku);
    },
    async listIncoming({ query }) {
      const isExpected = query.state !== "ended";
      const deliveries = await listSupplierDeliveries(db, { isExpected, limit: mostShown });
      return answer({ deliveries: deliveries.map(wireDelivery) });
    },
    readIncoming: ({ params }) => deliveryOf(params.id),
    async expectIncoming({ body }, staff) {
      const { expected_on: expectedOn, ...rest } = body;
      const done = await runAs(parts, staff, expectCommand, { ...rest, expectedOn });
      return "failure" in done ? done : deliveryOf(done.result.id);
    },
    async receiveIncoming({ params, body, headers }, staff) {
      const key = headers["idempotency-key"];
      const input = { id: params.id, receivedOn: body.received_on, lines: body.lines, key };
      const done = await runAs(parts, staff, receiveCommand, input);
      return "failure" in done ? done : deliveryOf(params.id);
    },
    postponeIncoming: ({ params, body }, staff) =>
      changed(staff, params.id, (as) =>
        runAs(parts, as, postponeCommand, { id: params.id, expectedOn: body.expected_on }),
      ),
    cancelIncoming: ({ params, body }, staff) =>
      changed(staff, params.id, (as) =>
        runAs(parts, as, cancelIncomingCommand, { id: params.id, reason: body.reason }),
      ),
  };

  async function changed(
    staff: StaffSession,
    id: number,
    change: (staff: StaffSession) => ReturnType<typeof runAs>,
  ): Promise<Reply<{ delivery: IncomingDelivery }>> {
    const done = await change(staff);
    return "failure" in done ? done : deliveryOf(id);
  }
}

function wireRow({ incoming_at, ...row }: ReadRow): StockRow {
  return { ...row, ...(incoming_at === null ? {} : { incoming_at }) };
}

function wireDelivery(delivery: SupplierDelivery): IncomingDelivery {
  return {
    ...delivery,
    created_at: wireTime(delivery.created_at),
    lines: [...delivery.lines],
    receipts: delivery.receipts.map((receipt) => ({ ...receipt, pieces: { ...receipt.pieces } })),
  };
}
