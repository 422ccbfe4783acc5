import { closeCashUp, readCashUp } from "@precise/contract/desk/money/cash-up";
import { type ExportKind, exportPath } from "@precise/contract/desk/money/exports";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { textOf } from "#api/platform/sheets/cell.ts";
import { openCsv } from "#api/platform/sheets/csv-rows.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const day = "2026-11-20";
const at = `${day}T16:05:00+01:00`;

describe.each(allDatabaseKinds)("the books of a day on %s", (kind) => {
  let api: TestApi;
  let ops: ReturnType<typeof operatorAt>;
  let finance: DeskCaller;
  let first: string;
  let third: string;
  beforeAll(async () => {
    api = await startTestApi(kind);
    ops = operatorAt(api);
    finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]);
    const paid = async (provider: string, reference: string, moment = at) => {
      const { number } = await placedOrder(api, { LAMP: 1 }, 63_500, {});
      await ops.note(number, 63_500, reference, { provider, at: moment, payer: "=ADA()" });
      return number;
    };
    first = await paid("bank", "FT-1");
    await paid("cash", "C-1");
    third = await paid("cash", "C-2");
    await ops.refund(third, 13_500, { provider: "cash", reference: "B-1", at });
    // Half an hour into the next day in Lagos.
    await paid("cash", "C-3", "2026-11-21T00:30:00+01:00");
  });
  afterAll(() => api.close());
  beforeEach(async () => void (await api.db.query("delete from cash_count")));

  it("adds up by way to pay, and every sum has its rows", async () => {
    const { cash_up, receipts } = await finance.done(readCashUp, { params: { day } });
    expect(cash_up.rows).toEqual([
      {
        provider: "bank",
        received: { value: 63_500 },
        received_count: 1,
        refunded: { value: 0 },
        refunded_count: 0,
      },
      {
        provider: "cash",
        received: { value: 127_000 },
        received_count: 2,
        refunded: { value: 13_500 },
        refunded_count: 1,
      },
    ]);
    expect(cash_up.expected_cash).toEqual({ value: 113_500 });
    expect(receipts.map(({ reference }) => reference).toSorted()).toEqual(["B-1", "C-1", "C-2", "FT-1"]);
    const ordersOf = (wanted: string) => receipts.find(({ reference }) => reference === wanted)?.numbers;
    expect(ordersOf("C-2")).toEqual([third]);
    expect(ordersOf("B-1")).toEqual([third]);
  });

  it("names no order for money that is free", async () => {
    await ops.moveMoney("FT-1", { from: first });
    const { receipts } = await finance.done(readCashUp, { params: { day } });
    expect(receipts.find(({ reference }) => reference === "FT-1")?.numbers).toEqual([]);
    await ops.moveMoney("FT-1", { to: first });
  });

  it("is closed by what was counted; another sum than expected needs a note", async () => {
    const params = { day };
    const refused = await finance.call(closeCashUp, { params, body: { counted: 113_000 } });
    expect([refused.status, refused.failure?.errors[0]]).toEqual([
      422,
      {
        code: "refused",
        field: "note",
        message: "₦113,500 was expected; ₦500 is missing. Say why in a note.",
      },
    ]);
    await finance.done(closeCashUp, { params, body: { counted: 113_000, note: "Change given twice." } });
    const again = await finance.done(closeCashUp, { params, body: { counted: 113_500 } });
    expect(again.cash_up.counts).toMatchObject([
      {
        counted: { value: 113_000 },
        difference: { value: -500 },
        note: "Change given twice.",
        actor: "Ngozi Eze",
      },
      { counted: { value: 113_500 }, difference: { value: 0 }, note: null },
    ]);
    expect(await ops.acts(day)).toContain("payments.cash-up");
  });

  const csv = async (kindOf: ExportKind, from = day, to = day) => {
    const { status, text, headers } = await api.get(exportPath(kindOf, from, to), finance.headers);
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const [columns = [], ...rows] = [...openCsv(text).rows()]
      .map(({ cells }) => cells.map(textOf))
      .filter((cells) => cells.length > 1);
    return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ""])));
  };
  const sum = (rows: readonly Record<string, string>[], column: string) =>
    rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0) / 100;

  it("is taken out as receipts whose sums are the day's", async () => {
    const rows = await csv("receipts");
    expect([sum(rows, "In (NGN)"), sum(rows, "Out (NGN)"), rows.length]).toEqual([190_500, 13_500, 4]);
    expect(rows[0]?.Payer).toBe("'=ADA()");
    expect(await ops.acts("exports")).toContain("exports.receipts");
  });

  it("is taken out as VAT that is the invoices' less the credit notes'", async () => {
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();
    const rows = await csv("vat", today, today);
    const [books] = await api.db.query<{ vat: number; gross: number; credited: number }>(
      `select (select sum((content ->> 'vat')::int8) from invoice)::float8 / 100 as vat,
         (select sum((content ->> 'gross')::int8) from invoice)::float8 / 100 as gross,
         (select sum(gross_kobo) from credit_note)::float8 / 100 as credited`,
    );
    expect(
      sum(
        rows.filter(({ Document }) => Document === "invoice"),
        "VAT (NGN)",
      ),
    ).toBeCloseTo(books?.vat ?? 0, 2);
    expect(sum(rows, "Gross (NGN)")).toBeCloseTo((books?.gross ?? 0) - (books?.credited ?? 0), 2);
    const notes = await csv("credit-notes", today, today);
    expect(sum(notes, "Gross (NGN)")).toBe(13_500);
  });

  it("is taken out as orders whose money is the receipts'", async () => {
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format();
    const rows = await csv("orders", today, today);
    expect([sum(rows, "Received (NGN)"), sum(rows, "Given back (NGN)")]).toEqual([254_000, 13_500]);
  });

  it.each([
    ["a code that is older than ten minutes", "finance", 11],
    ["a role that may not", "sales", 0],
  ] as const)("is not taken out with %s", async (_, role, minutesSinceCode) => {
    const caller = await staffAs(api, role, { minutesSinceCode });
    expect((await api.get(exportPath("orders", day, day), caller.headers)).status).toBe(403);
  });

  it("is not taken out of a range that is none", async () => {
    expect((await api.get(exportPath("orders", day, "2026-11-01"), finance.headers)).status).toBe(400);
  });
});
