import { wireAmount } from "@precise/cart-core/money";
import type { DeskOrderMoney, readOrderLedger } from "@precise/contract/desk/money/payments";
import type { DataOf } from "@precise/contract/wire/route";
import { promisedBack } from "#api/modules/money/online-lists.ts";
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
      at: each.at.toISOString(),
      actor: each.actor,
      noted_at: each.noted_at.toISOString(),
      undone_at: each.undone_at?.toISOString() ?? null,
    })),
    attempts: of.attempts.map((each) => ({
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      channel: each.channel,
      message: each.message,
      review: each.review,
      at: each.at.toISOString(),
    })),
    refunds: of.refunds.map((each) => ({
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      reason: each.reason,
      requested_by: each.requested_by,
      at: each.at.toISOString(),
    })),
    disputes: of.disputes.map((each) => ({
      dispute: each.dispute,
      reference: each.reference,
      status: each.status,
      amount: wireAmount(each.amount),
      due_at: each.due_at?.toISOString() ?? null,
      at: each.at.toISOString(),
    })),
  };
}
