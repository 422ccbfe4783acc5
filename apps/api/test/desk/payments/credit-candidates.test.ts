import { listBankCredits, sendStatement } from "@precise/contract/desk/money/bank-statements";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { proposeFee } from "../../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { orderIn, shopperOf } from "../../modules/trade/purchase-calls.ts";
import { putClients } from "../../modules/trade/put-clients.ts";
import { putTradeProducts } from "../../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();

describe("what the desk says of an order of ₦63,500 that a transfer of ₦1,000 names", () => {
  let api: TestApi;
  let finance: DeskCaller;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance");
    ops = operatorAt(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from bank_statement_row");
    await api.db.query("delete from bank_credit");
    await putProducts(api.db, [
      { sku: "LAMP", price: 5_850_000, stock: 100 },
      { sku: "GAP", price: 49_950_000, stock: 100 },
    ]);
  });
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 63_500)).number;
  const write = (number: string, columns: string) =>
    api.db.query(`update shop_order set ${columns} where number = $1`, [number]);

  /** What is missing of the order in naira, and why it is offered. */
  async function offeredFor(narration: string, number: string) {
    const text = `Date,Narration,Credit\n${today},${narration},1000`;
    await finance.done(sendStatement, { body: { name: "x.csv", text } });
    const credit = (await finance.done(listBankCredits)).credits.find((each) => each.narration === narration);
    const found = credit?.candidates?.find((each) => each.number === number);
    return found && [found.missing.value, ...found.reasons.map((reason) => reason.replaceAll(number, "it"))];
  }

  type Case = readonly [state: string, prepare: (number: string) => Promise<unknown>, offered: unknown[]];
  const noted = (naira: number) => (number: string) => ops.note(number, naira, `TRF-${number}`);
  const cancelled = async (number: string) => ops.cancel(number);
  it.each<Case>([
    ["waits for its money", async () => undefined, [63_500, "₦1,000 came, ₦63,500 is missing"]],
    [
      "has waited for two months",
      (number) => write(number, "placed_at = now() - interval '61 days'"),
      [63_500, "₦1,000 came, ₦63,500 is missing"],
    ],
    ["has a part of it", noted(20_000), [43_500, "₦1,000 came, ₦43,500 is missing"]],
    ["is paid", (number) => ops.confirm(number), [0, "it is paid: nothing is missing"]],
    ["was cancelled", cancelled, [63_500, "₦1,000 came, ₦63,500 is missing", "it is cancelled"]],
    [
      "was cancelled with a part of it",
      async (number) => {
        await cancelled(number);
        await noted(20_000)(number);
      },
      [43_500, "₦1,000 came, ₦43,500 is missing", "it is cancelled"],
    ],
    [
      "was cancelled with more than it cost",
      async (number) => {
        await cancelled(number);
        await noted(70_000)(number);
      },
      [0, "it is cancelled: nothing is missing"],
    ],
    [
      "was cancelled when it was paid",
      async (number) => {
        await ops.confirm(number);
        await cancelled(number);
      },
      [0, "it is cancelled: nothing is missing"],
    ],
    [
      "was cancelled two months ago",
      async (number) => {
        await cancelled(number);
        await write(number, "placed_at = now() - interval '61 days'");
      },
      [0, "it is cancelled: nothing is missing"],
    ],
    [
      "came back unpaid",
      (number) => write(number, "status = 'returned'"),
      [0, "it is returned: nothing is missing"],
    ],
  ])("that %s", async (_, prepare, [missing, ...reasons]) => {
    const number = await place();
    await prepare(number);
    expect(await offeredFor(number, number)).toEqual([missing, "names it", ...reasons]);
  });

  it("whose delivery fee is not agreed", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    const waits = [
      499_500,
      "names it",
      "₦1,000 came, ₦499,500 is missing",
      "it is waiting for its delivery fee",
    ];
    expect(await offeredFor(number, number)).toEqual(waits);
    await proposeFee(api, number, 10_000);
    expect(await offeredFor(`FOR ${number}`, number)).toEqual(waits);
  });

  it("and of its payer: the buyer, or the company that ordered", async () => {
    const number = await place();
    const ownName = "the payer has the buyer's name";
    expect((await offeredFor(`${number} ADA OBI`, number))?.at(-1)).toBe(ownName);
    await putTradeProducts(api, [{ sku: "TO-1", net: 100_000, stock: 900, breaks: [] }]);
    const { ngozi } = await putClients(api.db);
    const client = await shopperOf(api, ngozi.email);
    await client.add([{ sku: "TO-1", quantity: 20 }]);
    const { number: ofCompany } = orderIn(await client.order());
    const reasonOf = async (narration: string) => (await offeredFor(narration, ofCompany))?.at(-1);
    expect(await reasonOf(`${ofCompany} EKO BUILD`)).toBe(ownName);
    expect(await reasonOf(`${ofCompany} NGOZI BELLO`)).toBe(ownName);
    expect(await reasonOf(`${ofCompany} SADE ALAO`)).not.toBe(ownName);
  });
});
