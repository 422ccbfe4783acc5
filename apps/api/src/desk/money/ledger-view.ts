import { wireAmount } from "@precise/cart-core/money";
import type { DeskOrderMoney, readOrderLedger } from "@precise/contract/desk/money/payments";
import type { DataOf } from "@precise/contract/wire/route";
import { promisedBack } from "#api/modules/money/online-lists.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import type { PaymentsOfOrder } from "./payment-text.ts";

/** An order's money as the desk is answered it. */
export function ledgerOf(of: PaymentsOfOrder, money: DeskOrderMoney): DataOf<typeof readOrderLedger> {
  const refunding = promisedBack(of.refunds);
  return {
    money: { ...money, ...(refunding > 0 ? { refunding: wireAmount(refunding) } : {}) },
    rows: of.payments.map((each) => ({
      kind: each.kind,
      provider: each.provider,
      reference: each.reference,
      amount: wireAmount(each.amount),
      of: wireAmount(each.of),
      payer: each.payer,
      at: wireTime(each.at),
      actor: each.actor,
      noted_at: wireTime(each.noted_at),
      undone_at: wireTimeOrNull(each.undone_at),
    })),
    attempts: of.attempts.map((each) => ({
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      channel: each.channel,
      message: each.message,
      review: each.review,
      at: wireTime(each.at),
    })),
    refunds: of.refunds.map((each) => ({
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      reason: each.reason,
      requested_by: each.requested_by,
      at: wireTime(each.at),
    })),
    disputes: of.disputes.map((each) => ({
      dispute: each.dispute,
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      due_at: wireTimeOrNull(each.due_at),
      at: wireTime(each.at),
    })),
  };
}
