import { type ClaimSettlement, stateOfSettlement } from "@precise/cart-core/claim-words";
import { fromWireValue, type Kobo, kobo, nairaText, wireValue } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import { settleReturn as settleReturnCall } from "@precise/contract/desk/returns";
import type * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { refundAlone } from "#api/desk/kit/tools-now.ts";
import { refundMoney } from "#api/desk/money/refund-money.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { claimMoney } from "#api/modules/returns/claim-refund.ts";
import { type ClaimRow, readClaim } from "#api/modules/returns/claim-rows.ts";
import { goingOut, settleClaim } from "#api/modules/returns/move-claim.ts";
import { countRefundAlone, mayApproveRefund, refundApproval } from "#api/modules/staff/refund-approval.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { typedNumber, typedReason } from "./claim-input.ts";
import { claimShow } from "./claim-show.ts";
import { cannotMove, getClaim } from "./get-claim.ts";
import { auditStock } from "./returned-stock.ts";

const settleCall = ofCall(settleReturnCall);
type Settlement = z.output<typeof settleCall.input>;

/**
 * Settles a claim whose goods came back. A refund is one of its order's, with its credit note; a replacement takes the goods
 * out of stock and makes no order of its own.
 */
export const settleReturn = operatorCommand({
  name: "returns.settle",
  ...settleCall,
  // A refund takes the second person that any other of its amount takes; one of no named amount is not known to be small.
  approval: async ({ number, as, amount = Number.POSITIVE_INFINITY }, staff, tools) => {
    if (as !== "refund") return undefined;
    const order = (await readClaim(tools.db, number))?.order_number ?? number;
    return refundApproval(tools.db, { number: order, amount }, staff, refundAlone(tools));
  },
  mayApprove: ({ as, amount = Number.POSITIVE_INFINITY }, staff, tools) =>
    as !== "refund" ||
    (staff.may("payment.refund") && mayApproveRefund({ amount }, staff, refundAlone(tools))),
  subjectOf: ({ number }) => number,
  terminal: [
    {
      words: "returns settle",
      about: "Settles a return whose goods came back: refund, replacement, repair or send_back",
      typed: {
        number: typedNumber,
        as: { as: "--as <settlement>", about: "how" },
        amount: { as: "--amount <naira>", about: "with refund; default: what is due by the terms" },
        reason: typedReason("the customer and the credit note show it", true),
        reference: { as: "--reference <text>", about: "the bank's reference of a refund that you have made" },
      },
    },
  ],
  ask: ({ number, as, amount }) =>
    as === "refund"
      ? `This refunds ${amount === undefined ? "what is due" : nairaText(amount)} for ${number} and credits the invoice. This cannot be undone.`
      : undefined,
  run: (tools, input) =>
    tools.db.transaction(async (tx) => {
      const { order, claim } = await getClaim(tx, input.number);
      const to = stateOfSettlement[input.as];
      if (input.as !== "refund") await refuseGoods(tx, order);
      const refunded = input.as === "refund" ? await amountOf(tx, claim, input) : undefined;
      const settled = await settleClaim(tx, claim, {
        as: input.as,
        by: actorName(input.by),
        detail: input.reason,
        ...(refunded !== undefined && { refunded }),
      });
      if (!settled.ok) {
        if (settled.why === "no-such-move") throw cannotMove(claim, to);
        throw new Refused(`${settled.left} of ${settled.sku} are in stock: too few to send.`);
      }
      await auditSettlement(tx, claim, input, refunded);
      if (refunded !== undefined) {
        const refund = { number: order.number, amount: wireValue(refunded) };
        await countRefundAlone(tx, refund, input.by, refundAlone(tools));
        await payBack(tx, order, input, refunded);
      }
      return settled.claim;
    }),
  show: claimShow,
});

/** Goods leave the house for money that is there. @throws Refused where that is not so */
async function refuseGoods(tx: Sql, { id, number, standing }: LockedOrder): Promise<void> {
  const held = (why: string) => new Refused(`${number} is held: ${why}. Nothing of it is sent.`);
  if (standing.stage !== "delivered")
    throw new Refused(`${number} is ${standing.stage}: nothing of it is sent.`);
  const money = await moneyOf(tx, id);
  if (money.takenBack > 0) throw held("a bank disputes or reversed its payment");
  if (money.refunded + money.refunding > 0 && refundableKobo(money) === 0) throw held("its money went back");
}

/** @throws Refused where nothing is due and no amount is given */
async function amountOf(tx: Sql, claim: ClaimRow, input: Settlement): Promise<Kobo> {
  if (input.amount !== undefined) return fromWireValue(input.amount);
  const { due, refundable } = await claimMoney(tx, claim);
  const amount = kobo(Math.min(due, refundable));
  if (amount === 0)
    throw new Refused("Nothing is due for this return. Give an amount.", { status: 422, field: "amount" });
  return amount;
}

async function payBack(tx: Sql, order: LockedOrder, input: Settlement, amount: Kobo): Promise<void> {
  const { reason, reference, by: actor } = input;
  await refundMoney(tx, order, { amount, reason, reference, actor: actorName(actor) });
}

/** What was settled; a refund and stock that goes out stand in the history of the order and of the article too. */
async function auditSettlement(
  tx: Sql,
  claim: ClaimRow,
  input: { readonly as: ClaimSettlement; readonly reason: string; readonly by: Actor },
  refunded: Kobo | undefined,
): Promise<void> {
  const { as, reason, by: actor } = input;
  const { number, state, order_number } = claim;
  const amount = refunded === undefined ? {} : { amount: wireValue(refunded) };
  await writeAudit(tx, {
    actor,
    act: "returns.settle",
    subject: number,
    before: { state },
    after: { state: stateOfSettlement[as], order: order_number, reason, ...amount },
  });
  const act = as === "replacement" ? "stock.replacement" : "stock.send_back";
  await auditStock(tx, { actor, act, claim: number, lines: goingOut(claim, as), sign: -1 });
  if (refunded === undefined) return;
  await writeAudit(tx, {
    actor,
    act: "payments.refund",
    subject: order_number,
    before: null,
    after: { ...amount, reason, return: number },
  });
}
