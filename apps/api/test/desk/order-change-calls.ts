import { kobo } from "@precise/cart-core/money";
import { changeDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { readOrderChange } from "@precise/contract/shop/orders/order-changes";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import type { BodyOf } from "@precise/contract/wire/route";
import { termiiProvider } from "#api/modules/messaging/termii/termii-provider.ts";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { receivePayment } from "#api/modules/orders/money/receive-payment.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { type Answer, startTestApi } from "../fixtures/start-test-api.ts";
import { track } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { staffAs } from "./open-desk.ts";

export type WantedChange = Omit<BodyOf<typeof changeDeskOrder>, "reason" | "accepted_total">;

export const reason = "You asked for it on the phone.";
export const twoLamps = { lines: [{ sku: "LAMP", quantity: 2 }] };

/** A shop that sends text messages, with what its staff and buyers do about changes of orders. */
export async function openChanges() {
  const provider = termiiProvider({
    ...{ url: "http://localhost:9", apiKey: "none", sender: "Precise", webhookSecrets: [] },
    onFault: () => undefined,
  });
  const api = await startTestApi("pglite", { messaging: { channels: ["sms"], provider } });
  const bola = await staffAs(api, "sales", { name: "Bola Ade" });
  const change = (number: string, wanted: WantedChange, total: number, idempotencyKey?: string, by = bola) =>
    by.call(changeDeskOrder, {
      params: { number },
      body: { ...wanted, reason, accepted_total: total },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  const tokenOf = (number: string, id: number) =>
    orderChangePath(api.links, { number, id }, new Date()).split("/").at(-1) ?? "";
  /** What a buyer sends by the link of a change. */
  const answer = (route: { readonly path: string }, number: string, id: number, more: object = {}) =>
    api.post(route.path, { token: tokenOf(number, id), ...more });
  return {
    api,
    bola,
    change,
    answer,
    putGoods: () =>
      putProducts(api.db, [
        { sku: "LAMP", price: 5_000_000, stock: 10 },
        { sku: "BULB", price: 100_000, stock: 10 },
        { sku: "GAP", price: 49_950_000, stock: 10 },
      ]),
    /** A lamp for ₦50,000, delivered for ₦5,000. */
    placed: async (more: object = {}, total = 55_000, headers: Record<string, string> = {}) =>
      (await placedOrder(api, { LAMP: 1 }, total, { ...more }, headers)).number,
    async changed(number: string, wanted: WantedChange, total: number) {
      const { data, failure } = await change(number, wanted, total);
      if (!data) throw new Error(failure?.errors[0]?.message);
      return data.change;
    },
    async refusalOf(number: string, wanted: WantedChange, total: number) {
      const { status, failure } = await change(number, wanted, total);
      const error = failure?.errors[0];
      return [status, error?.code, error?.field, error?.message];
    },
    async refusalIn(answered: Promise<Answer>) {
      const { status, json } = await answered;
      const [error] = failureBody.parse(json).errors;
      return [status, error?.code, error?.field, error?.message];
    },
    shown: async (number: string, id: number) =>
      successBody(readOrderChange.data).parse((await answer(readOrderChange, number, id)).json).data.change,
    textsOf: async (number: string) => (await track(api, number)).timeline.map(({ text }) => text),
    pay: (number: string, naira: number) =>
      api.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, number);
        if (!locked) throw new Error("no such order");
        return receivePayment(
          tx,
          locked,
          { provider: "bank", amount: kobo(naira * 100), actor: "Tunde" },
          72,
        );
      }),
    /** Books that ₦5,000 of an order went back. */
    paidBack: (number: string) =>
      api.db.query(
        `with receipt as (insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
           values ('bank', 'refunded', 500000, 'BACK-' || $1, now(), 'Tunde') returning id)
         insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
         select r.id, o.id, 500000, 'Tunde' from receipt r, shop_order o where o.number = $1`,
        [number],
      ),
  };
}
