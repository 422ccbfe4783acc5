import {
  listBankCredits,
  matchBankCredit,
  sendStatement,
} from "@precise/contract/desk/money/bank-statements";
import { confirmDeskPayment, readOrderLedger } from "@precise/contract/desk/money/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();

describe("a bank's credit that is booked for an order of ₦63,500", () => {
  let api: TestApi;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from bank_statement_row");
    await api.db.query("delete from bank_credit");
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]);
  });

  /** Sends a credit of a new order and books it. @returns its id, the reference of its receipt, and the ledger's row */
  async function booked(reference: string) {
    const { number } = await placedOrder(api, { LAMP: 1 }, 63_500);
    const text = `Date,Narration,Reference,Credit\n${today},FOR ${number},${reference},63500`;
    await finance.done(sendStatement, { body: { name: "x.csv", text } });
    const credit = (await finance.done(listBankCredits)).credits.find(({ narration }) =>
      narration.includes(number),
    );
    const id = credit?.id ?? "";
    const { done } = await finance.done(matchBankCredit, { params: { id }, body: { number } });
    const { rows } = await finance.done(readOrderLedger, { params: { number } });
    expect(rows.map((row) => row.reference)).toEqual([done.reference]);
    const { credits } = await finance.done(listBankCredits, { query: { state: "booked" } });
    expect(credits.find((each) => each.id === id)).toMatchObject({
      orders: [number],
      decided_by: "Ngozi Eze",
      reason: null,
    });
    return { id, reference: done.reference };
  }

  it("has the bank's reference, with a number of ours behind it where the bank gave it before", async () => {
    const own = `S${Date.now()}`;
    expect((await booked(own.toLowerCase())).reference).toBe(own);
    const second = await booked(own);
    expect(second.reference).toBe(`${own} ${second.id}`);
  });

  it("is not booked again where someone noted it by the bank's reference since", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 63_500);
    const reference = `S${Date.now()}`;
    const text = `Date,Narration,Reference,Credit\n${today},FOR ${number},${reference.toLowerCase()},63500`;
    await finance.done(sendStatement, { body: { name: "x.csv", text } });
    await finance.done(confirmDeskPayment, { body: { number, reference } });
    const [credit] = (await finance.done(listBankCredits)).credits;
    const { done } = await finance.done(matchBankCredit, {
      params: { id: credit?.id ?? "" },
      body: { number },
    });
    expect([done.outcome, done.reference]).toEqual(["known", reference]);
    const { rows } = await finance.done(readOrderLedger, { params: { number } });
    expect(rows).toHaveLength(1);
  });

  it("has a reference of ours where the bank has none", async () => {
    const { id, reference } = await booked("");
    expect(reference).toBe(`STATEMENT ${id}`);
  });
});
