import type { deskOrderCalls, moveDeskOrder } from "@precise/contract/desk/orders/orders";
import type { DataOf, ParsedBodyOf } from "@precise/contract/wire/route";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { mayUnmask, sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import { mayMove } from "./allowed-moves.ts";
import { changeDeskOrder, noOrder } from "./change-desk-order.ts";
import { giveMove } from "./give-move.ts";
import { confirmByPhoneCommand, setFeeCommand } from "./order-commands.ts";
import { addNote } from "./order-notes.ts";
import { type OrderHead, readOrderHead, readOrderPage } from "./order-page.ts";
import { noteSeen, seenBy } from "./order-presence.ts";
import { isStage } from "./read-search.ts";

/** The calls of one order. */
export function orderAnswers(parts: DeskParts): DeskAnswers<typeof deskOrderCalls> {
  const { db } = parts;
  return {
    async readDeskOrder({ params }, staff) {
      const order = await readOrderPage(db, params.number, staff);
      return order ? answer({ order }) : noOrder(params.number);
    },
    async moveDeskOrder(call, staff) {
      const head = await readOrderHead(db, call.params.number);
      return head ? move(parts, staff, call, head) : noOrder(call.params.number);
    },
    async proposeDeskFee(call, staff) {
      const head = await readOrderHead(db, call.params.number);
      if (!head) return noOrder(call.params.number);
      return changeDeskOrder(parts, staff, call, head, setFeeCommand, {
        number: head.number,
        fee: call.body.amount,
      });
    },
    async confirmDeskOrder(call, staff) {
      const head = await readOrderHead(db, call.params.number);
      if (!head) return noOrder(call.params.number);
      return changeDeskOrder(parts, staff, call, head, confirmByPhoneCommand, { number: head.number });
    },
    async addDeskOrderNote({ params, body }, staff) {
      const head = await readOrderHead(db, params.number);
      return head ? answer({ note: await addNote(db, head.id, body.text, staff) }) : noOrder(params.number);
    },
    async seeDeskOrder({ params }, staff) {
      const head = await readOrderHead(db, params.number);
      if (!head) return noOrder(params.number);
      await noteSeen(db, head.id, staff.staffId);
      return answer({ seen_by: await seenBy(db, head.id, staff.staffId) });
    },
    async unmaskDeskOrder({ params, body }, staff) {
      const head = await readOrderHead(db, params.number);
      if (!head) return noOrder(params.number);
      if (!sightOf(staff).contact && !mayUnmask(staff, head.standing))
        return failure(403, "not_allowed", "No delivery or visit of yours needs this phone and address.");
      return db.transaction(async (tx) => {
        const order = await readOrderOf(tx, head.number);
        if (!order) return noOrder(head.number);
        await writeAudit(tx, {
          actor: staff.actor,
          act: "orders.unmask",
          subject: head.number,
          before: null,
          after: { reason: body.reason },
        });
        const { contact, address, trade } = order;
        return answer({
          phone: contact.phone,
          address,
          ...(trade ? { site_contact: trade.site_contact } : {}),
        });
      });
    },
  };
}

interface MoveCall {
  readonly body: ParsedBodyOf<typeof moveDeskOrder>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Gives the command that brings an order there. */
async function move(
  parts: DeskParts,
  staff: StaffSession,
  call: MoveCall,
  head: OrderHead,
): Promise<Reply<DataOf<typeof moveDeskOrder>>> {
  const { to, reason: detail, restocks = false, despite_refund: despiteRefund, paid } = call.body;
  if (!isStage(to)) return failure(422, "invalid_input", `${to} is no stage of an order.`, { field: "to" });
  if (!mayMove(head.standing, to, staff))
    return failure(403, "not_allowed", "Your role does not allow this move.");
  return giveMove<Promise<Reply<DataOf<typeof moveDeskOrder>>>>(
    head,
    { to, detail, restocks, despiteRefund, paid },
    (command, input) => changeDeskOrder(parts, staff, call, head, command, input),
    async (sentence) => failure(409, "refused", sentence),
  );
}
