import {
  allocateDeskPayment,
  confirmDeskPayment,
  type DeskOrderMoney,
  declineDeskRefunds,
  type deskPaymentCalls,
  moveDeskPayment,
  noteDeskPayment,
  refundDeskPayment,
  releaseDeskRefunds,
  undoDeskPayment,
} from "@precise/contract/desk/money/payments";
import type { DataOf } from "@precise/contract/wire/route";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { onceForKey } from "#api/desk/kit/once-for-key.ts";
import { orRefusal, runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { countQueues } from "#api/modules/money/money-queues.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { moveCommand, undoCommand } from "./booking-commands.ts";
import { disputeNoteCommand } from "./dispute-notes.ts";
import { ledgerOf } from "./ledger-view.ts";
import { readMoneyQueue } from "./money-queue.ts";
import { declineCommand, releaseCommand, reviewedCommand } from "./online-commands.ts";
import { confirmCommand, noteCommand, readPaymentsFor, refundCommand } from "./payment-commands.ts";
import { refundAccountCommand } from "./refund-account-command.ts";

const pageSize = 50;

/** Answers the calls of the desk that see and change the money of orders, each by the command that a terminal has too. */
export function deskPaymentAnswers(parts: DeskParts): DeskAnswers<typeof deskPaymentCalls> {
  return {
    async listDeskPayments({ query: { queue, cursor } }) {
      const page = await readMoneyQueue(parts.db, queue, { cursor, limit: pageSize });
      return answer({ queue, ...page, counts: await countQueues(parts.db) });
    },
    async readOrderLedger({ params: { number } }) {
      const read = await orRefusal(() => readPaymentsFor(parts.db, number));
      return "failure" in read ? read : answer(ledgerOf(read.result, moneyOf(read.result.order)));
    },
    confirmDeskPayment: (call, staff) =>
      onceForKey(parts, staff, confirmDeskPayment.path, call, async (within) =>
        moneyAnswer(await runAs(within, staff, confirmCommand, call.body)),
      ),
    noteDeskPayment: (call, staff) =>
      onceForKey(parts, staff, noteDeskPayment.path, call, async (within) =>
        moneyAnswer(await runAs(within, staff, noteCommand, call.body)),
      ),
    allocateDeskPayment: (call, staff) =>
      onceForKey(parts, staff, allocateDeskPayment.path, call, async (within) =>
        movedAnswer(await runAs(within, staff, moveCommand, call.body)),
      ),
    moveDeskPayment: (call, staff) =>
      onceForKey(parts, staff, moveDeskPayment.path, call, async (within) =>
        movedAnswer(await runAs(within, staff, moveCommand, call.body)),
      ),
    undoDeskPayment: (call, staff) =>
      onceForKey(parts, staff, undoDeskPayment.path, call, async (within) =>
        moneyAnswer(await runAs(within, staff, undoCommand, call.body)),
      ),
    async reviewDeskPayment({ body }, staff) {
      const result = await runAs(parts, staff, reviewedCommand, body);
      return "failure" in result ? result : answer({ done: result.result });
    },
    refundDeskPayment: (call, staff) =>
      onceForKey<DataOf<typeof refundDeskPayment>>(
        parts,
        staff,
        refundDeskPayment.path,
        call,
        async (within) => {
          if (call.body.cancels === true && !staff.may("order.cancel"))
            return failure(403, "not_allowed", "Your role does not cancel orders.", { field: "cancels" });
          const acted = await actOrAsk(within, staff, refundCommand, call.body);
          return "done" in acted ? answer({ done: moneyOf(acted.done) }) : askedAnswer(acted);
        },
      ),
    releaseDeskRefunds: (call, staff) =>
      onceForKey<DataOf<typeof releaseDeskRefunds>>(
        parts,
        staff,
        releaseDeskRefunds.path,
        call,
        async (within) => {
          const acted = await actOrAsk(within, staff, releaseCommand, call.body);
          if (!("done" in acted)) return askedAnswer(acted);
          const { number, amount } = acted.done;
          return answer({ done: { number, amount: { value: amount } } });
        },
      ),
    async decideRefundAccount({ params, body: { decision, ...of } }, staff) {
      const input = { account: params.id, ...of, goes: decision === "send" };
      const acted = await actOrAsk(parts, staff, refundAccountCommand, input);
      if (!("done" in acted)) return askedAnswer(acted);
      const { number, goes } = acted.done;
      return answer({ done: { number, goes } });
    },
    declineDeskRefunds: (call, staff) =>
      onceForKey<DataOf<typeof declineDeskRefunds>>(
        parts,
        staff,
        declineDeskRefunds.path,
        call,
        async (within) => {
          const result = await runAs(within, staff, declineCommand, call.body);
          if ("failure" in result) return result;
          const { number, amount } = result.result;
          return answer({ done: { number, amount: { value: amount } } });
        },
      ),
    async noteDispute({ params, body }, staff) {
      const result = await runAs(parts, staff, disputeNoteCommand, { ...params, ...body });
      return "failure" in result ? result : answer({ done: result.result });
    },
  };
}

/** What is answered where a second person is asked first. */
function askedAnswer(
  outcome: { readonly approval: { readonly id: string; readonly reason: string } } | Refusal,
): Reply<{ approval: { id: string; reason: string } }> {
  return "failure" in outcome ? outcome : answer({ approval: outcome.approval });
}

function moneyAnswer(result: Awaited<ReturnType<typeof runAs<unknown, unknown, AnyOrder>>>): Reply<{
  done: DeskOrderMoney;
}> {
  return "failure" in result ? result : answer({ done: moneyOf(result.result) });
}

interface Moved {
  readonly reference: string;
  readonly amount: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function movedAnswer(result: Awaited<ReturnType<typeof runAs<unknown, unknown, Moved>>>) {
  if ("failure" in result) return result;
  const { reference, amount, from = null, to = null } = result.result;
  return answer({ done: { reference, amount: { value: amount }, from, to } });
}

function moneyOf({ number, status: word, stage = word, prices, payment }: AnyOrder): DeskOrderMoney {
  const { status = "none", received, refunded, missing, excess } = payment;
  return {
    number,
    stage,
    status,
    payable: { value: prices.payable.value },
    received: { value: received?.value ?? 0 },
    refunded: { value: refunded?.value ?? 0 },
    ...(missing && { missing: { value: missing.value } }),
    ...(excess && { excess: { value: excess.value } }),
  };
}
