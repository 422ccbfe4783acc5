import { confirmDeskPayment, refundDeskPayment } from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import {
  listSlowStock,
  listVatDocuments,
  readBestSellers,
  readFunnel,
  readTakings,
  readVatReport,
} from "@precise/contract/desk/reports";
import { visitsPath } from "@precise/contract/door/visits";
import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { internalSecret, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("reports", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let number: string;
  const today = todayInLagos();
  const range = { from: laterDay(today, -1), to: today };

  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    await putProducts(api.db, [
      { sku: "LAMP-1", price: 5_850_000, stock: 20 },
      { sku: "LAMP-2", price: 2_000_000, stock: 9 },
      { sku: "LAMP-3", price: 1_000_000, stock: 4 },
    ]);
    await api.db.query("update product set cost_price_kobo = 700000 where sku = 'LAMP-3'");
    // ₦58,500 and ₦5,000 of delivery.
    ({ number } = await placedOrder(api, { "LAMP-1": 1 }, 63_500));
    await placedOrder(api, { "LAMP-2": 3 }, 65_000);
    const paid = { number, amount: 63_500, reference: "TRX-1" };
    await owner.done(confirmDeskPayment, { body: paid });
  });
  afterAll(() => api.close());

  it("count what came in and went out on each day, empty days too", async () => {
    const refund = { number, amount: 3_500, reason: "Box came open", reference: "OUT-1" };
    await owner.done(refundDeskPayment, { body: refund });
    const { days, total } = await owner.done(readTakings, { query: range });
    const none = { received: { value: 0 }, refunded: { value: 0 }, kept: { value: 0 }, movements: 0 };
    const moved = {
      received: { value: 63_500 },
      refunded: { value: 3_500 },
      kept: { value: 60_000 },
      movements: 2,
    };
    expect(days).toEqual([
      { day: range.from, ...none },
      { day: today, ...moved },
    ]);
    expect(total).toEqual(moved);
  });

  it("sum a month's VAT by its documents, and list them", async () => {
    await api.db.query("update shop_order set status = 'delivered' where number = $1", [number]);
    const month = today.slice(0, 7);
    const { rows, total } = await owner.done(readVatReport, { query: { month } });
    const { documents } = await owner.done(listVatDocuments, { query: { month } });
    expect(total.documents).toBe(documents.length);
    const vat = documents.reduce((sum, each) => sum + Math.round(each.vat.value * 100), 0);
    expect(Math.round(total.vat.value * 100)).toBe(vat);
    expect(rows.map(({ kind, rate }) => [kind, rate])).toEqual([
      ["invoice", 7.5],
      ["credit_note", 7.5],
    ]);
    const notes = await owner.done(listVatDocuments, {
      query: { month, kind: "credit_note", search: number.toLowerCase() },
    });
    expect(notes).toMatchObject({
      total: 1,
      next: null,
      documents: [{ order_number: number, gross: { value: -3_500 }, vat: { value: -244.19 } }],
    });
  });

  it("page through the documents of a month, the newest first, of one moment too", async () => {
    const month = today.slice(0, 7);
    const more = 60;
    // Half of them of the moment of the first credit note, the others before and after it; and one of another month.
    await api.db.query(
      `insert into credit_note (sequence, number, invoice_number, order_id, gross_kobo, vat_kobo, issued_at, content)
       select 1000 + at, 'MORE-' || at, invoice_number, order_id, 100, 7,
         issued_at - case when at = ${more} then interval '40 days' else (at % 3 - 1) * (at % 2) * interval '1 microsecond' end, content
       from credit_note cross join generate_series(0, ${more}) at where sequence < 1000`,
    );
    const inOrder = await api.db.query<{ number: string }>(
      `select number from (select number, issued_at, sequence * 2 as key from invoice
         union all select number, issued_at, sequence * 2 + 1 from credit_note where number <> 'MORE-${more}') d
       order by issued_at desc, key desc`,
    );
    const pagesOf = async (query: { kind?: "invoice" | "credit_note"; search?: string }) => {
      const numbers: string[] = [];
      const totals = new Set<number>();
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const page = await owner.done(listVatDocuments, { query: { month, ...query, cursor } });
        numbers.push(...page.documents.map((each) => each.number));
        totals.add(page.total);
        cursor = page.next;
      }
      return { numbers, totals: [...totals] };
    };
    const all = inOrder.map((each) => each.number);
    expect(all.length).toBeGreaterThan(more);
    expect(await pagesOf({})).toEqual({ numbers: all, totals: [all.length] });
    const ofWords = all.filter((each) => each.startsWith("MORE-"));
    expect(await pagesOf({ search: "more-" })).toEqual({ numbers: ofWords, totals: [more] });
    const { numbers, totals } = await pagesOf({ kind: "invoice" });
    expect(totals).toEqual([numbers.length]);
    expect(numbers).toEqual(all.filter((each) => each.startsWith(numbers[0]?.slice(0, 3) ?? "-")));
    await api.db.query("delete from credit_note where sequence >= 1000");
  });

  it("rank articles by takings or pieces, and lead to their orders", async () => {
    const best = async (by: "takings" | "pieces") =>
      (await owner.done(readBestSellers, { query: { ...range, by, counted: "ordered" } })).articles;
    expect((await best("pieces")).map(({ sku, pieces }) => [sku, pieces])).toEqual([
      ["LAMP-2", 3],
      ["LAMP-1", 1],
    ]);
    expect(await best("takings")).toMatchObject([
      { sku: "LAMP-2", takings: { value: 60_000 }, orders: 1, available: 6 },
      { sku: "LAMP-1", takings: { value: 58_500 }, orders: 1, available: 19 },
    ]);
    const { orders } = await owner.done(listDeskOrders, { query: { search: "sku:lamp-1" } });
    expect(orders.map((order) => order.number)).toEqual([number]);
  });

  it("count as sold what was paid or delivered, less what came back", async () => {
    const sold = async () => {
      const { articles } = await owner.done(readBestSellers, { query: range });
      return articles.map(({ sku, pieces, takings }) => [sku, pieces, takings.value]);
    };
    // LAMP-2 was ordered, and nobody paid.
    expect(await sold()).toEqual([["LAMP-1", 1, 58_500]]);
    const on = "order_id = (select order_id from shop_order_line where sku = 'LAMP-2' limit 1)";
    await api.db.query(
      `update shop_order set status = 'delivered' where id = (select order_id from shop_order_line where sku = 'LAMP-2' limit 1)`,
    );
    expect(await sold()).toEqual([
      ["LAMP-2", 3, 60_000],
      ["LAMP-1", 1, 58_500],
    ]);
    await api.db.query(
      `with claim as (insert into return_claim (number, order_id, kind, wish, state, digest, delivered_on)
         select 'RET-1', order_id, 'return', 'refund', 'refunded', 'd', '2026-11-20' from shop_order_line where sku = 'LAMP-2' limit 1
         returning id)
       insert into return_receipt (claim_id, position, sku, condition, quantity, is_restocked)
       select id, 1, 'LAMP-2', 'as_new', 2, true from claim`,
    );
    expect(await sold()).toEqual([
      ["LAMP-1", 1, 58_500],
      ["LAMP-2", 1, 20_000],
    ]);
    await api.db.query(`delete from return_claim where ${on}`);
    await api.db.query(
      `update shop_order set status = 'awaiting_payment' where id = (select order_id from shop_order_line where sku = 'LAMP-2' limit 1)`,
    );
  });

  it("count an order once, however many of its lines have the article, until all of it came back", async () => {
    const sold = async () => {
      const { articles } = await owner.done(readBestSellers, { query: range });
      return articles.map(({ sku, pieces, takings, orders }) => [sku, pieces, takings.value, orders]);
    };
    const order = "(select order_id from shop_order_line where sku = 'LAMP-2' limit 1)";
    const status = (to: string) => api.db.query(`update shop_order set status = '${to}' where id = ${order}`);
    await status("delivered");
    await api.db.query(
      `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo, side_mark)
       select order_id, 50, sku, name, url_path, 1, unit_price_kobo, unit_price_kobo, 'Bedroom' from shop_order_line
       where sku = 'LAMP-2'`,
    );
    expect(await sold()).toEqual([
      ["LAMP-2", 4, 80_000, 1],
      ["LAMP-1", 1, 58_500, 1],
    ]);
    await api.db.query(
      `with claim as (insert into return_claim (number, order_id, kind, wish, state, digest, delivered_on)
         values ('RET-2', ${order}, 'return', 'refund', 'refunded', 'e', '2026-11-20') returning id)
       insert into return_receipt (claim_id, position, sku, condition, quantity, is_restocked)
       select id, 1, 'LAMP-2', 'as_new', 4, true from claim`,
    );
    expect(await sold()).toEqual([["LAMP-1", 1, 58_500, 1]]);
    await api.db.query(`delete from return_claim where order_id = ${order}`);
    await api.db.query("delete from shop_order_line where side_mark = 'Bedroom'");
    await status("awaiting_payment");
  });

  it("name stock that nobody orders, with what it is worth", async () => {
    await api.db.query("update product set created_at = now() - interval '200 days'");
    await api.db.query("update shop_order set placed_at = now() - interval '100 days' where number <> $1", [
      number,
    ]);
    const slow = await owner.done(listSlowStock, { query: { days: "90" } });
    expect(slow).toMatchObject({ total: 2, value: { value: 160_000 }, next: null });
    expect(slow.articles).toMatchObject([
      { sku: "LAMP-2", available: 6, value: { value: 120_000 }, cost: null, days_idle: 100 },
      { sku: "LAMP-3", value: { value: 40_000 }, cost: { value: 28_000 }, days_idle: null },
    ]);
    const none = await owner.done(listSlowStock, { query: { days: "120", search: "lamp-2" } });
    expect(none.total).toBe(0);
  });

  it("follow the way to an order by the door's counts and our own rows", async () => {
    const report = (counts: object, headers: Record<string, string>) =>
      api.post(visitsPath, { counts }, headers);
    const secret = { "x-precise-secret": internalSecret };
    const door = { ...secret, "x-precise-account": "door" };
    for (const headers of [
      {},
      secret,
      { ...secret, "x-precise-account": "app" },
      { "x-precise-account": "door" },
    ])
      expect((await report({ product: 40 }, headers)).status).toBe(404);
    const named = { ...door, "x-precise-visitor": "198.51.100.4" };
    expect((await report({ product: 40 }, named)).status).toBe(404);
    expect((await report({ product: -1 }, door)).status).toBe(400);
    expect((await report({ product: 40, checkout: 3 }, door)).status).toBe(200);
    expect((await report({ product: 2 }, door)).status).toBe(200);
    const { steps } = await owner.done(readFunnel, { query: { from: today, to: today } });
    expect(steps.map(({ step, count }) => [step, count])).toEqual([
      ["product_pages", 42],
      ["carts", 2],
      ["checkouts", 3],
      ["orders", 1],
      ["paid", 1],
      ["delivered", 1],
    ]);
    // Counting began today: the day is not whole.
    expect(steps[0]?.counted_from).toBe(laterDay(today, 1));
  });

  it("refuse days that run backwards or go on too long, and roles without reports", async () => {
    const backwards = await owner.call(readTakings, { query: { from: today, to: range.from } });
    expect([backwards.status, backwards.failure?.errors[0]?.field]).toEqual([422, "from"]);
    const long = await owner.call(readFunnel, { query: { from: laterDay(today, -400), to: today } });
    expect(long.failure?.errors[0]?.message).toBe("A report covers at most 400 days.");
    expect((await owner.call(readVatReport, { query: { month: "2026-13" } })).status).toBe(400);
    const sales = await staffAs(api, "sales");
    expect((await sales.call(readTakings, { query: range })).status).toBe(403);
  });

  it("name stock by when its orders were placed, whichever came first into the database, without the cancelled ones", async () => {
    await placedOrder(api, { "LAMP-3": 1 }, 15_000);
    const slow = async (days: number) =>
      (await owner.done(listSlowStock, { query: { days: String(days) } })).articles.map(({ sku }) => sku);
    const change = (sku: string, to: string) =>
      api.db.query(
        `update shop_order set ${to} where id in (select order_id from shop_order_line where sku = '${sku}')`,
      );
    await change("LAMP-1", "placed_at = now() - interval '10 days'");
    await change("LAMP-2", "placed_at = now() - interval '150 days'");
    await change("LAMP-3", "placed_at = now() - interval '20 days'");
    expect(await slow(160)).toEqual([]);
    expect(await slow(120)).toEqual(["LAMP-2"]);
    expect(await slow(15)).toEqual(["LAMP-2", "LAMP-3"]);
    await change("LAMP-3", "status = 'cancelled'");
    expect(await slow(120)).toEqual(["LAMP-2", "LAMP-3"]);
  });
});
