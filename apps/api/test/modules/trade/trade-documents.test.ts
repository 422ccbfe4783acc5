import { readClientOrder } from "@precise/contract/trade/orders";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readInvoiceOf } from "#api/modules/invoice/read-invoice.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move } from "../orders/order-acts-calls.ts";
import { operatorAt } from "../payments/payment-calls.ts";
import { orderIn, reservedOf, shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";

describe.each(databaseKinds)("tax documents of trade orders on %s", (kind) => {
  let api: TestApi;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    ops = operatorAt(api);
    await putTradeProducts(api, [
      { sku: "DOC-1", net: 100_000, stock: 900 },
      { sku: "DOC-2", net: 33_333, stock: 900 },
    ]);
  });
  afterAll(() => api.close());

  /** An order on account that was delivered, with what it was placed by. */
  async function delivered() {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    const company = clients.ngozi.companyId;
    await ops.ask("trade.set-tin", { company, tin: "12345678-0001", by: "Bisi" });
    await ops.ask("trade.set-terms", { company, days: 14, by: "Bisi" });
    await ngozi.add([{ sku: "DOC-1", quantity: 2, side_mark: "Flat 4" }]);
    await ngozi.add([{ sku: "DOC-2", quantity: 3, side_mark: "Lobby" }]);
    const order = { payment: { method: "on_account" }, po_number: "EKO-117" };
    const { number } = orderIn(await ngozi.order(order));
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    const read = async () =>
      successBody(readClientOrder.data).parse((await ngozi.get(`/orders/${number}`)).json).data.order;
    return { clients, ngozi, number, read };
  }

  it("show net prices per line with side marks, the VAT once, tax number, purchase order, terms and due date", async () => {
    const { number, read } = await delivered();
    const invoice = await readInvoiceOf(api.db, number);
    expect(invoice?.content).toMatchObject({
      prices: "net",
      purchaser: { name: "Eko Build", tin: "12345678-0001" },
      order: { po_number: "EKO-117" },
      payment: { method: "on_account", terms_days: 14, pay_to: { account_number: "0000000000" } },
      lines: [
        { sku: "DOC-1", unit_net: 100_000, net: 200_000, side_mark: "Flat 4" },
        { sku: "DOC-2", unit_net: 33_333, net: 99_999, side_mark: "Lobby" },
      ],
    });
    const order = await read();
    const supplied = new Date(invoice?.content.supplied_at ?? "");
    const due = new Date(supplied.getTime() + 3_600_000 + 14 * 86_400_000).toISOString().slice(0, 10);
    expect(order).toMatchObject({
      company: { tin: "12345678-0001" },
      payment: { terms_days: 14, due_date: due },
      items: [
        { unit_net: "1000.00", net: { value: 2_000 }, side_mark: "Flat 4" },
        { unit_net: "333.33", net: { value: 999.99 }, side_mark: "Lobby" },
      ],
    });
    const { net, vat, payable } = order.prices;
    expect(net.value + vat.value).toBeCloseTo(payable.value, 6);
  });

  it("open in the session of the person who ordered: 404 for everybody else, and no link is handed out", async () => {
    const { clients, ngozi, number, read } = await delivered();
    await ops.confirm(number);
    await ops.refund(number, 500);
    const order = await read();
    expect(order.invoice?.url).toBe(`/api/clients/orders/${number}/invoice`);
    const note = order.credit_notes?.[0];
    expect(note?.url).toBe(`/api/clients/orders/${number}/credit-notes/${note?.number}`);
    const paths = [`/orders/${number}/invoice`, `/orders/${number}/credit-notes/${note?.number}`];
    for (const path of paths) {
      const file = await ngozi.get(path);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      for (const other of [clients.tunde, clients.halima]) {
        expect((await (await shopperOf(api, other.email)).get(path)).status).toBe(404);
      }
      expect((await api.get(`/api/clients${path}`)).status).toBe(401);
    }
    expect(api.logged()).not.toContain("already sent");
  });

  it("credit what came back and was never paid, and the company owes nothing for it", async () => {
    const { clients, number, read } = await delivered();
    expect(await reservedOf(api, clients.ngozi.companyId)).toBeGreaterThan(0);
    await move(api, number, { to: "returned" });
    const order = await read();
    expect(order.credit_notes?.map(({ amount }) => amount)).toEqual([order.prices.payable]);
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(0);
  });

  it("a part of an order on account is noted, and the company holds its limit until all has come", async () => {
    const { clients, ngozi, number, read } = await delivered();
    const held = await reservedOf(api, clients.ngozi.companyId);
    await ops.note(number, 1_000, `PART-${number}`);
    expect((await read()).payment).toMatchObject({ status: "part_paid", received: { value: 1_000 } });
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(held);
    await ops.confirm(number);
    expect((await read()).payment.status).toBe("paid");
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(0);
    // Its money was another order's: it is owed again.
    await ngozi.add([{ sku: "DOC-1", quantity: 1 }]);
    const other = orderIn(await ngozi.order({ payment: { method: "bank_transfer" } }));
    await ops.moveMoney(`PART-${number}`, { from: number, to: other.number });
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(held);
    expect((await read()).payment).toMatchObject({ status: "part_paid", missing: { value: 1_000 } });
  });

  it.each([
    ["tin", "trade.set-tin", { tin: "twelve" }],
    ["days", "trade.set-terms", { days: 181 }],
  ])("a wrong %s is refused by its name", async (field, command, wrong) => {
    const { ngozi } = await putClients(api.db);
    await expect(ops.ask(command, { company: ngozi.companyId, by: "Bisi", ...wrong })).rejects.toThrow(field);
  });
});
