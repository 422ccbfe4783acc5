import {
  decideReturn,
  listDeskReturns,
  openDeskReturn,
  readDeskReturn,
  receiveReturn,
} from "@precise/contract/desk/returns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { ask, claimBody, claimIn, deliveredOrder } from "../modules/returns/return-calls.ts";
import { orderIn, shopperOf } from "../modules/trade/purchase-calls.ts";
import { putClients } from "../modules/trade/put-clients.ts";
import { putTradeProducts } from "../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("returns of an order of two lamps and a bulb, with ₦5,000 for delivery", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    await putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "BULB", price: 50_000, stock: 100 },
    ]);
  });
  afterAll(() => api.close());

  const place = () => deliveredOrder(api, { LAMP: 2, BULB: 1 }, 7_500);
  const lines = (...articles: readonly (readonly [string, number, string])[]) =>
    articles.map(([sku, quantity, reason]) => ({ sku, quantity, reason }));
  const approve = (number: string) =>
    owner.done(decideReturn, { params: { number }, body: { decision: "approve" } });
  async function approved(...articles: readonly (readonly [string, number, string])[]) {
    const body = claimBody(await place(), "LAMP", { lines: lines(...articles) });
    const { number } = claimIn(await ask(api, body));
    await approve(number);
    return number;
  }
  const receive = (number: string, pieces: Record<string, number>) =>
    owner.done(receiveReturn, {
      params: { number },
      body: {
        lines: Object.entries(pieces).map(([sku, quantity]) => ({
          ...{ sku, quantity, restock: false },
          condition: "faulty_confirmed" as const,
        })),
      },
    });
  const dueFor = async (number: string) =>
    (await owner.done(readDeskReturn, { params: { number } })).claim.money?.due.value;

  it("propose to refund what came back, not what was claimed", async () => {
    const claim = await approved(["LAMP", 2, "faulty"], ["BULB", 1, "faulty"]);
    expect(await dueFor(claim)).toBe(7_500);
    await receive(claim, { LAMP: 1 });
    expect(await dueFor(claim)).toBe(1_000);
  });

  it("pay the delivery of a whole order back where a piece of each article has a reason of the shop's", async () => {
    const claim = await approved(["LAMP", 1, "changed_mind"], ["BULB", 1, "faulty"], ["LAMP", 1, "damaged"]);
    await receive(claim, { LAMP: 2, BULB: 1 });
    expect(await dueFor(claim)).toBe(7_500);
  });

  it("pay no delivery back where the shopper changed their mind about one of the articles", async () => {
    const claim = await approved(["BULB", 1, "faulty"], ["LAMP", 2, "changed_mind"]);
    await receive(claim, { BULB: 1, LAMP: 2 });
    expect(await dueFor(claim)).toBe(2_500);
  });

  it("are listed with the oldest first among what waits for the shop, elsewhere with the newest, and by kind", async () => {
    const order = await place();
    const claimed = async (changes: Record<string, unknown>) =>
      claimIn(await ask(api, claimBody(order, "LAMP", changes))).number;
    const first = await claimed({ note: "the first" });
    const second = await approved(["LAMP", 1, "faulty"]);
    const third = await claimed({ kind: "warranty", wish: "repair" });
    const places = async (query: object) => {
      const { returns } = await owner.done(listDeskReturns, { query });
      return [first, second, third].map((number) => returns.findIndex((row) => row.number === number));
    };
    const [oldest = 0, middle = 0, newest = 0] = await places({ state: "requested,approved,received" });
    expect([oldest < middle, middle < newest]).toEqual([true, true]);
    expect(await places({})).toEqual([2, 1, 0]);
    expect(await places({ state: "requested,closed" })).toEqual([1, -1, 0]);
    expect(await places({ kind: "warranty" })).toEqual([-1, -1, 0]);
    expect(await places({ kind: "warranty,return" })).toEqual([2, 1, 0]);
  });

  it("are not written down for a company's order", async () => {
    await putTradeProducts(api, [{ sku: "TRADE", net: 100_000, stock: 10 }]);
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TRADE", quantity: 1 }]);
    const { number } = orderIn(await ngozi.order({ payment: { method: "on_account" } }));
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    const piece = { sku: "TRADE", quantity: 1, reason: "faulty" } as const;
    const body = { order: number, kind: "return", wish: "refund", lines: [piece] } as const;
    const { status, failure } = await owner.call(openDeskReturn, { body });
    expect([status, failure?.errors[0]?.message]).toEqual([
      409,
      `${number} is a company's order: its returns are not kept here.`,
    ]);
  });
});
