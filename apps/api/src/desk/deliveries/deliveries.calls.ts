import type { deskDeliveryCalls } from "@precise/contract/desk/deliveries";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listDeliveries, readDelivery } from "#api/modules/deliveries/delivery-list.ts";
import { readRiderBalances, readRiderDetail } from "#api/modules/deliveries/rider-balances.ts";
import { allOrdersNamed, fewOrdersNamed } from "#api/modules/orders/orders-named.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { deliverySight } from "./delivery-sight.ts";
import { dispatchOrdersKind } from "./dispatch-orders.ts";
import { recordAttempt } from "./record-attempt.ts";
import { remitRider, settleRider, writeOffRider } from "./rider-cash-commands.ts";
import { addRider, editRider } from "./rider-commands.ts";

/** Of a name that more orders have, the latest deliveries are looked at before it is looked up. */
const mostNamed = 500;

/** The calls of deliveries and riders. */
export function deliveryAnswers(parts: DeskParts): DeskAnswers<typeof deskDeliveryCalls> {
  const { db } = parts;
  const riderOf = async (id: number) => answer({ rider: await readRiderDetail(db, id) });
  const deliveryOf = async (number: string, staff: StaffSession) => {
    const sight = deliverySight(staff, true);
    const delivery = await readDelivery(db, number, sight.maskOf);
    await sight.note(db);
    return answer({ delivery });
  };
  const namedIn = (text: string) => ({
    few: () => fewOrdersNamed(db, text, mostNamed),
    all: allOrdersNamed(text),
  });
  return {
    async listDeliveries({ query }, staff) {
      const isRunSheet = query.rider !== undefined && query.state === "on_the_way";
      const sight = deliverySight(staff, isRunSheet);
      const named = query.search ? namedIn(query.search) : undefined;
      const page = await listDeliveries(db, { ...query, named }, sight.maskOf);
      await sight.note(db);
      return answer(page);
    },
    readDelivery: ({ params }, staff) => found(() => deliveryOf(params.number, staff)),
    async dispatchDeliveries({ body, headers }, staff) {
      const { numbers, ...common } = body;
      if (body.lines && numbers.length > 1)
        return failure(422, "invalid_input", "Pieces are chosen of one order at a time.", { field: "lines" });
      const id = await db.transaction((tx) =>
        insertJob(tx, staff, {
          kind: dispatchOrdersKind.name,
          common,
          rows: [...new Set(numbers)].map((subject) => ({ subject })),
          keyHash: keyHash(headers["idempotency-key"], body),
        }),
      );
      const job = await readJobView(db, id, [dispatchOrdersKind]);
      if (!job) throw new Error("a job was started and is not there");
      return answer({ job });
    },
    async recordDeliveryAttempt({ params, body }, staff) {
      const { receiver, waybill, ...attempt } = body;
      const done = await runAs(parts, staff, recordAttempt, {
        ...attempt,
        number: params.number,
        receiver: receiver?.name,
        ...(waybill && { waybill: waybill.number ?? "" }),
        reason: receiver?.reason ?? waybill?.reason,
        opensLocked: staff.may("delivery.settle"),
      });
      return "failure" in done ? done : deliveryOf(done.result.key, staff);
    },
    async listRiders() {
      return answer({ riders: await readRiderBalances(db) });
    },
    readRider: ({ params }) => found(() => riderOf(params.id)),
    async addRider({ body }, staff) {
      const done = await runAs(parts, staff, addRider, body);
      return "failure" in done ? done : riderOf(done.result.id);
    },
    async changeRider({ params, body }, staff) {
      const { is_active: isActive, ...fields } = body;
      const done = await runAs(parts, staff, editRider, { id: params.id, ...fields, isActive });
      return "failure" in done ? done : riderOf(params.id);
    },
    async remitRiderCash({ params, headers, body }, staff) {
      const key = headers["idempotency-key"];
      const done = await runAs(parts, staff, remitRider, { id: params.id, ...body, key });
      return "failure" in done ? done : riderOf(params.id);
    },
    async settleShortfall({ params, headers, body }, staff) {
      const key = headers["idempotency-key"];
      const done = await runAs(parts, staff, settleRider, { ...params, ...body, key });
      return "failure" in done ? done : riderOf(done.result.riderId);
    },
    async writeOffShortfall({ params, body }, staff) {
      const done = await runAs(parts, staff, writeOffRider, { ...params, ...body });
      return "failure" in done ? done : riderOf(done.result.riderId);
    },
  };
}

async function found<Data>(read: () => Promise<Reply<Data>>): Promise<Reply<Data> | Refusal> {
  try {
    return await read();
  } catch (fault) {
    if (fault instanceof Refused && fault.status === 404) return failure(404, "not_found", fault.message);
    throw fault;
  }
}
