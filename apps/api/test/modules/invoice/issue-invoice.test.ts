import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueInvoice } from "#api/modules/invoice/issue-invoice.ts";
import { readInvoice } from "#api/modules/invoice/read-invoice.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { confirmByMail, move, track } from "../orders/order-acts-calls.ts";
import { cartWith, order, orderBody, orderOf, placedOrder } from "../orders/order-body.ts";

const suppliedAt = new Date("2026-11-22T10:00:00.000Z");

describe.each(allDatabaseKinds)("a tax invoice on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 9_900_000, stock: 1000 }]);
  });
  afterAll(() => api.close());

  const placed = () => placedOrder(api, { LAMP: 1 }, 104_000);
  const issue = (each: Awaited<ReturnType<typeof placed>>) =>
    api.db.transaction((tx) => issueInvoice(tx, each, suppliedAt));
  const numbers = async () =>
    (await api.db.query<{ number: string }>("select number from invoice order by sequence")).map(
      (row) => row.number,
    );

  it("has the next number, without a gap where one was rolled back", async () => {
    const [first, failed, second] = [await placed(), await placed(), await placed()];
    expect(await issue(first)).toBe("INV-000001");
    const rolledBack = api.db.transaction(async (tx) => {
      expect(await issueInvoice(tx, failed, suppliedAt)).toBe("INV-000002");
      throw new Error("the payment could not be noted");
    });
    await expect(rolledBack).rejects.toThrow("the payment could not be noted");
    expect(await issue(second)).toBe("INV-000002");
    expect(await numbers()).toEqual(["INV-000001", "INV-000002"]);
  });

  it("is issued once for an order, however often and at once it is asked for", async () => {
    const one = await placed();
    const before = (await numbers()).length;
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue(one)));
    expect(new Set(issued).size).toBe(1);
    expect(await numbers()).toHaveLength(before + 1);
  });

  it("has numbers without gaps when many are issued at once and some fail", async () => {
    const orders = [];
    for (let count = 0; count < 24; count += 1) orders.push(await placed());
    const issued = await Promise.all(
      orders.map((each, index) =>
        api.db
          .transaction(async (tx) => {
            await issueInvoice(tx, each, suppliedAt);
            if (index % 3 === 0) throw new Error("failed after drawing");
          })
          .then(
            () => 1,
            () => 0,
          ),
      ),
    );
    expect(issued.filter(Boolean)).toHaveLength(16);
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => `INV-${String(index + 1).padStart(6, "0")}`));
  });

  it("states what the law asks for, as it was when it was issued", async () => {
    const one = await placed();
    const number = await issue(one);
    await api.db.query("update shop_order set firstname = 'Changed' where number = $1", [one.number]);
    const invoice = await readInvoice(api.db, number);
    expect(invoice?.content).toMatchObject({
      supplier: {
        legal_name: "Precise Lighting (sample)",
        address: "Sample address: 14 Harbour Light Close, Victoria Island, Lagos",
        tin: "00000000-0000",
        rc_number: "RC 0000000",
        is_sample: true,
      },
      purchaser: { name: "Ada Obi", address: ["14 Harbour Light Close", "Ikeja, Lagos"] },
      order: { number: one.number },
      supplied_at: "2026-11-22T10:00:00.000Z",
      lines: [{ sku: "LAMP", quantity: 1, unit_price: 9_900_000, row_total: 9_900_000 }],
      delivery: 500_000,
      gross: 10_400_000,
      vat: 725_581,
      vat_per_thousand: 75,
    });
  });

  it("comes with the payment of a transfer: in the mail, and linked where the order is tracked", async () => {
    const { number } = await placed();
    expect((await track(api, number)).invoice).toBeUndefined();
    await move(api, number, { to: "confirmed" });
    const tracked = await track(api, number);
    expect(tracked.invoice?.number).toMatch(/^INV-\d{6}$/);
    expect((await api.get(tracked.invoice?.url ?? "")).status).toBe(200);
    const [mail] = await api.db.query<{ invoice: unknown }>(
      "select content->'order'->'invoice' as invoice from mail_outbox where event_key = $1",
      [`order:${number}:payment_confirmed`],
    );
    // Only the number is kept: the link is made when the mail is.
    expect(mail?.invoice).toEqual({ number: tracked.invoice?.number });
    // The delivery of what was paid before issues no second one.
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    expect((await track(api, number)).invoice?.number).toBe(tracked.invoice?.number);
    const invoice = await readInvoice(api.db, tracked.invoice?.number ?? "");
    expect(invoice?.content.supplied_at).toBe(tracked.payment.paid_at);
  });

  it("comes with the delivery where it is paid then", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 104_000, {
      payment: { method: "pay_on_delivery" },
    });
    const { number } = orderOf(await order(api, body));
    await confirmByMail(api, number);
    for (const to of ["packed", "shipped"] as const) await move(api, number, { to });
    expect((await track(api, number)).invoice).toBeUndefined();
    await move(api, number, { to: "delivered" });
    expect((await track(api, number)).invoice?.number).toMatch(/^INV-\d{6}$/);
  });

  it("is refused to an order whose delivery fee is open", async () => {
    const one = await placed();
    const open = { ...one, prices: { ...one.prices, delivery_fee: null } };
    await expect(issue(open)).rejects.toThrow("open delivery fee");
  });

  it("is a PDF behind a signed link, which no cache may keep", async () => {
    const number = await issue(await placed());
    const token = api.links.sign("invoice", number, new Date("2099-01-01"));
    const response = await fetch(`${api.url}/api/orders/invoice/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="${number}.pdf"`);
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(
      /^%PDF-1\.7[\s\S]*%%EOF\s*$/,
    );
    expect(api.logged()).not.toContain("already sent");
  });

  it.each([
    ["made up", () => "x.y"],
    ["of another purpose", () => api.links.sign("delivery-fee", "INV-000001", new Date("2099-01-01"))],
    ["too old", () => api.links.sign("invoice", "INV-000001", new Date("2026-01-01"))],
    ["for none", () => api.links.sign("invoice", "INV-999999", new Date("2099-01-01"))],
  ])("is not shown by a link that is %s", async (_what, token) => {
    const path = `/api/orders/invoice/${token()}`;
    expect((await api.get(path)).status).toBe(404);
    const visit = await fetch(api.url + path, { headers: { accept: "text/html" }, redirect: "manual" });
    expect([visit.status, visit.headers.get("location")]).toEqual([303, "http://shop.test/orders"]);
  });
});
