import { readReturnOptions, requestReturn } from "@precise/contract/shop/orders/returns";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { move } from "../orders/order-acts-calls.ts";
import { contact, placedOrder } from "../orders/order-body.ts";

/** A delivered order of these pieces, paid by transfer. @param payable what it must cost, in naira */
export async function deliveredOrder(api: TestApi, pieces: Record<string, number>, payable: number) {
  const order = await placedOrder(api, pieces, payable);
  for (const to of ["confirmed", "packed", "shipped", "delivered"] as const) {
    expect(await move(api, order.number, { to })).toMatchObject({ ok: true });
  }
  return order.number;
}

/** Says that an order was delivered so many days ago. */
export async function deliveredDaysAgo(api: TestApi, number: string, days: number): Promise<void> {
  await api.db.query(
    `update shop_order_event set at = now() - make_interval(days => $2)
     where stage = 'delivered' and order_id = (select id from shop_order where number = $1)`,
    [number, days],
  );
}

/** A claim for one piece of an article, changed as a test needs it. */
export function claimBody(number: string, sku: string, changes: Record<string, unknown> = {}) {
  const lines = [{ sku, quantity: 1, reason: "faulty" }];
  return { number, email: contact.email, kind: "return", wish: "refund", lines, pictures: [], ...changes };
}

export function ask(api: TestApi, body: object): Promise<Answer> {
  return api.post("/api/orders/returns", body);
}

/** The claim that an answer carries. */
export function claimIn(answer: Answer) {
  expect(answer.status, answer.text).toBe(201);
  return successBody(requestReturn.data).parse(answer.json).data.claim;
}

/** What of an order can be claimed now. */
export async function optionsFor(api: TestApi, number: string) {
  const answer = await api.post("/api/orders/returns/options", { number, email: contact.email });
  expect(answer.status, answer.text).toBe(200);
  return successBody(readReturnOptions.data).parse(answer.json).data.options;
}

/** How the calls of returns are made; the shop has lamps for ₦6,000. */
export async function returnSamples(api: TestApi): Promise<Record<string, Sample>> {
  const number = await deliveredOrder(api, { "LAMP-1": 1 }, 6_000);
  const again = await deliveredOrder(api, { "LAMP-1": 1 }, 6_000);
  const { number: claim } = claimIn(await ask(api, claimBody(again, "LAMP-1")));
  const own = { number, email: contact.email };
  const body = claimBody(number, "LAMP-1");
  return {
    readReturnOptions: {
      body: own,
      bad: { body: { ...own, email: "ada" }, field: "email" },
      missing: { body: { ...own, email: "eve@example.com" } },
    },
    requestReturn: {
      body,
      bad: { body: { ...body, kind: "gift" }, field: "kind" },
      missing: { body: { ...body, email: "eve@example.com" } },
    },
    readReturn: {
      body: { number: again, email: contact.email, claim },
      bad: { body: { ...own, claim: "1" }, field: "claim" },
      missing: { body: { ...own, claim } },
    },
    withdrawReturn: {
      body: { number: again, email: contact.email, claim },
      bad: { body: { ...own, claim: "1" }, field: "claim" },
      missing: { body: { ...own, claim } },
    },
  };
}
