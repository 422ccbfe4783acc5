import { fromWireValue, kobo } from "@precise/cart-core/money";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContent } from "#api/modules/company/content.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import { acceptChange, showChange } from "#api/modules/orders/changes/answer-change.ts";
import { changeOrder } from "#api/modules/orders/changes/change-order.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { receivePayment } from "#api/modules/orders/money/receive-payment.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import type { OrderTerms } from "#api/modules/orders/place.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, order, orderBody, placedOrder } from "./order-body.ts";

const contentFile = new URL("../../../catalogue/content.json", import.meta.url).pathname;
const articles = [
  { sku: "A", price: 3_000_000, stock: 30 },
  { sku: "B", price: 7_000_000, stock: 30 },
  { sku: "C", price: 12_500_050, stock: 30 },
];

/** One thing that happens to an order in a sequence. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant("change" as const),
    pieces: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })),
    isPickup: fc.boolean(),
    isAccepted: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("pay" as const), naira: fc.integer({ min: 1, max: 300_000 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

describe("any sequence of changes and payments of an order", () => {
  let api: TestApi;
  let terms: OrderTerms;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    terms = { content: await readContent(contentFile) };
  });
  afterAll(() => api.close());

  async function pay(number: string, naira: number) {
    await api.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, number);
      if (!locked) throw new Error("no such order");
      await receivePayment(tx, locked, { provider: "bank", amount: kobo(naira * 100), actor: "Tunde" }, 72);
    });
  }

  /** The change made, and agreed to where that is asked. @returns the number that the order has then */
  async function change(number: string, wished: Extract<Act, { kind: "change" }>) {
    const lines = articles
      .map(({ sku }, place) => ({ sku, quantity: wished.pieces[place] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return number;
    const delivery = wished.isPickup
      ? ({ method: "pickup", showroom: "lagos" } as const)
      : ({ method: "delivery" } as const);
    const request = {
      number,
      wish: { lines, delivery },
      reason: "As you wished.",
      by: { kind: "terminal", user: "tunde" },
    } as const;
    const refused = await changeOrder(api.db, terms, { ...request, acceptedTotal: -1 });
    if (!("failure" in refused)) throw new Error("a change was made for a total that it does not have");
    if (refused.failure.error.code !== "figures_changed") return number;
    const { prices } = refused.failure.data as { prices: { payable: { value: number } } };
    const applied = await changeOrder(api.db, terms, { ...request, acceptedTotal: prices.payable.value });
    if ("failure" in applied) throw new Error(applied.failure.error.message);
    const { newNumber, id } = applied.data.change;
    if (newNumber !== null) return newNumber;
    if (!wished.isAccepted) return number;
    const shown = await showChange(api.db, terms, { number, id });
    const total = "data" in shown ? shown.data.change.difference?.prices.after.payable.value : undefined;
    const accepted = await acceptChange(api.db, terms, { number, id }, total ?? 0);
    if ("failure" in accepted) throw new Error(accepted.failure.error.message);
    return accepted.data.order.number;
  }

  it("keeps the money, the stock and the prices of the shop", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        await putProducts(api.db, articles);
        let { number } = await placedOrder(api, { A: 1 }, 35_000);
        let paid = 0;
        for (const each of acts) {
          if (each.kind === "change") number = await change(number, each);
          else {
            await pay(number, each.naira);
            paid += each.naira * 100;
          }
        }
        const now = await readOrderOf(api.db, number);
        if (!now) throw new Error("no such order");
        await expectBooks(number, paid);
        await expectStock(now.items);
        await expectShopPrices(now);
        await api.db.query("update shop_order set status = 'cancelled', goods = 'free' where number = $1", [
          number,
        ]);
      }),
      { numRuns: 25 },
    );
  });

  /** All that was received is the last order's, and each receipt is allocated once. */
  async function expectBooks(number: string, paid: number) {
    const [row] = await api.db.query<{ id: number }>("select id from shop_order where number = $1", [number]);
    expect((await moneyOf(api.db, row?.id ?? 0)).net).toBe(paid);
    const wrong = await api.db.query(
      `select r.id from payment_receipt r left join payment_allocation a on a.receipt_id = r.id and a.undone_at is null
       group by r.id having coalesce(sum(a.amount_kobo), 0) <> r.amount_kobo`,
    );
    expect(wrong).toEqual([]);
  }

  /** What is not in stock is in the order. */
  async function expectStock(items: readonly { readonly sku: string; readonly quantity: number }[]) {
    const rows = await api.db.query<{ sku: string; stock_qty: number }>("select sku, stock_qty from product");
    for (const { sku, stock } of articles) {
      const held = items.find((item) => item.sku === sku)?.quantity ?? 0;
      expect([sku, rows.find((row) => row.sku === sku)?.stock_qty]).toEqual([sku, stock - held]);
    }
  }

  /** A cart of the same lines would cost the same. */
  async function expectShopPrices(now: NonNullable<Awaited<ReturnType<typeof readOrderOf>>>) {
    const cartId = await cartWith(
      api,
      Object.fromEntries(now.items.map(({ sku, quantity }) => [sku, quantity])),
    );
    const delivery =
      now.delivery.method === "pickup" ? { method: "pickup", showroom: "lagos" } : { method: "delivery" };
    const refused = await order(api, orderBody(cartId, 1, { delivery }));
    const { data } = refused.json as { data: { prices: { payable: { value: number } } } };
    expect(fromWireValue(now.prices.payable.value)).toBe(fromWireValue(data.prices.payable.value));
    expect(now.prices).toEqual(data.prices);
  }
});
