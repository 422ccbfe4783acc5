import { kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { trackOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import { moneyOf, receive } from "#api/modules/money/money.ts";
import { type LockedOrder, lockOrder } from "#api/modules/orders/locked-order.ts";
import { confirmOrderPath } from "#api/modules/orders/mail/confirm-order-link.ts";
import { type Moved, type MoveWish, moveOrder } from "#api/modules/orders/move-order.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";
import { contact } from "./order-body.ts";

/** The order that an answer carries. */
export function orderIn(answer: Answer) {
  expect(answer.status, answer.text).toBe(200);
  return successBody(trackOrder.data).parse(answer.json).data.order;
}

export async function track(api: TestApi, number: string) {
  return orderIn(await api.post("/api/orders/track", { number, email: contact.email }));
}

/** Confirms an order as its buyer does: by the link of our mail. */
export async function confirmByMail(api: TestApi, number: string) {
  const token = confirmOrderPath(api.links, number, new Date()).split("/").at(-1);
  return orderIn(await api.post("/api/orders/confirm", { token }));
}

/** Moves an order as the shop does; what is paid first, and is not, is paid before it is confirmed. */
export function move(
  api: TestApi,
  number: string,
  step: Omit<MoveWish, "by" | "respondHours">,
): Promise<Moved> {
  return api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) throw new Error("no such order");
    if (step.to === "confirmed" && order.standing.stage === "awaiting_payment") await payRest(tx, order);
    return moveOrder(tx, order, { by: "operator", respondHours: 72, ...step });
  });
}

async function payRest(tx: Sql, order: LockedOrder): Promise<void> {
  const missing = order.payable - (await moneyOf(tx, order.id)).net;
  const provider = paymentFacts(order.standing.payment).money;
  if (missing > 0) await receive(tx, order, { provider, amount: kobo(missing), actor: "operator" });
}

/** Proposes a delivery fee. @param naira in whole naira */
export function proposeFee(api: TestApi, number: string, naira: number): Promise<Moved> {
  return move(api, number, { to: "fee_proposed", fee: kobo(naira * 100) });
}

/** Kinds of the mails that were queued for an order, in order. */
export async function mailsFor(api: TestApi, number: string): Promise<string[]> {
  const rows = await api.db.query<{ kind: string }>(
    "select kind from mail_outbox where event_key like $1 order by id",
    [`order:${number}:%`],
  );
  return rows.map((row) => row.kind);
}
