import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBestSellers } from "#api/desk/reports/best-sellers.ts";
import { readFunnelSteps } from "#api/desk/reports/funnel.ts";
import { readTakingsDays, readVatRows } from "#api/desk/reports/money-reports.ts";
import { readDays } from "#api/desk/reports/report-days.ts";
import { findSlowStock } from "#api/desk/reports/slow-stock.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { DeadlinePassed, withDeadline } from "#api/platform/database/with-deadline.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { bestSellers, slowStock, takings, vatOfInvoices, wayToAnOrder } from "./one-statement.ts";
import { putOrdersAtBorders } from "./orders-at-borders.ts";

const kobo = ({ value }: { readonly value: number }) => Math.round(value * 100);

const ranges = [
  { from: "2024-01-01", to: "2025-01-31" },
  { from: "2024-02-01", to: "2024-02-28" },
  { from: "2024-02-29", to: "2024-02-29" },
  { from: "2024-03-01", to: "2024-12-31" },
  { from: "2023-05-01", to: "2023-06-30" },
];

describe.each(allDatabaseKinds)("reports in slices, on %s, say what one statement says:", (kind) => {
  let opened: TestDatabase;
  let db: TestDatabase["db"];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    ({ db } = opened);
    await putOrdersAtBorders(db);
  });
  afterAll(() => opened.close());

  /** What was asked of the database meanwhile. */
  function counted(before: (count: number) => void = () => undefined) {
    const count = { statements: 0 };
    const sql: Sql = {
      query(text, values, options) {
        count.statements += 1;
        before(count.statements);
        return db.query(text, values, options);
      },
    };
    return { count, sql };
  }

  describe.each(ranges)("of $from to $to", (range) => {
    it.each([
      ["takings", "sold"],
      ["pieces", "sold"],
      ["takings", "ordered"],
      ["pieces", "ordered"],
    ] as const)("best sellers by %s, %s", async (by, of) => {
      const whole = await bestSellers(db, range, by, of);
      for (const atOnce of [
        {},
        { orders: 1, lines: 1 },
        { orders: 7, lines: 5 },
        { orders: 50, lines: 40 },
      ]) {
        const articles = await findBestSellers(db, range, by, of, atOnce);
        expect(
          articles.map(({ sku, name, pieces, takings: sum, orders, available }) => [
            ...[sku, name, pieces, kobo(sum), orders, available],
          ]),
        ).toEqual(whole);
      }
    });

    it("takings", async () => {
      const days = await readTakingsDays(db, range);
      expect(
        days
          .filter(({ movements }) => movements > 0)
          .map(({ day, received, refunded, movements }) => [day, kobo(received), kobo(refunded), movements]),
      ).toEqual(await takings(db, range));
    });

    it("the way to an order", async () => {
      const steps = await readFunnelSteps(db, range, "2025-06-01");
      const count = (step: string) => steps.find((each) => each.step === step)?.count;
      expect(["carts", "orders", "paid", "delivered"].map(count)).toEqual(await wayToAnOrder(db, range));
    });
  });

  it.each(["2024-01", "2024-02", "2024-03", "2024-04", "2025-01"])("VAT of %s", async (month) => {
    const rows = await readVatRows(db, month);
    expect(rows.map(({ rate, documents, vat, gross }) => [rate, documents, kobo(vat), kobo(gross)])).toEqual(
      await vatOfInvoices(db, month),
    );
  });

  it.each(["", "lamp-1", "shelf", "LAMP-40", "none"])("slow stock found by '%s'", async (search) => {
    const [oldest] = await db.query<{ days: number }>(
      "select extract(day from now() - min(placed_at))::int as days from shop_order",
    );
    // Those who ordered in the last days of these orders, and in all of them.
    for (const days of [(oldest?.days ?? 0) - 300, (oldest?.days ?? 0) + 1]) {
      const whole = await slowStock(db, days, search);
      for (const atOnce of [{}, { orders: 7, products: 3 }, { orders: 1, products: 1 }]) {
        const first = await findSlowStock(db, { days, search }, atOnce);
        const articles = [...first.articles];
        for (let { next } = first; next !== null; ) {
          const page = await findSlowStock(db, { days, search, cursor: next }, atOnce);
          expect([page.total, page.value]).toEqual([first.total, first.value]);
          articles.push(...page.articles);
          ({ next } = page);
        }
        expect(articles.map(({ sku, value }) => [sku, kobo(value)])).toEqual(whole);
        expect([first.total, first.value]).toEqual([
          whole.length,
          whole.reduce((sum, [, value]) => sum + Number(value), 0),
        ]);
      }
    }
  });

  it("and a slice is as small as it is said to be", async () => {
    const { count, sql } = counted();
    await findBestSellers(sql, { from: "2024-01-01", to: "2025-01-31" }, "takings", "ordered", {
      orders: 50,
      lines: 100,
    });
    // Six times 50 orders, at least five times 100 lines and the rest of an article, and 25 of 40 articles with their names.
    expect(count.statements).toBeGreaterThanOrEqual(6 + 5 + 2);
  });

  it("but nothing more is asked once nobody waits", async () => {
    const gone = new AbortController();
    const { count, sql } = counted((statements) => {
      if (statements === 3) gone.abort();
    });
    const range = { from: "2024-01-01", to: "2025-01-31" };
    const small = { orders: 20, lines: 20 };
    const left = withDeadline(
      () => findBestSellers(sql, range, "takings", "sold", small),
      60_000,
      gone.signal,
    );
    await expect(left).rejects.toThrow(DeadlinePassed);
    // The statement at hand has been answered by then: statements are answered one after the other.
    await db.query("select 1");
    await db.query("select 1");
    expect(count.statements).toBe(3);
  });
});

describe("days in slices", () => {
  const slicesOf = async (from: string, to: string, atOnce: number) => {
    const slices: string[] = [];
    for await (const part of readDays({ from, to }, async (days) => `${days.from} ${days.to}`, atOnce))
      slices.push(part);
    return slices;
  };

  it.each([
    [
      "2024-02-28",
      "2024-03-01",
      1,
      ["2024-02-28 2024-02-28", "2024-02-29 2024-02-29", "2024-03-01 2024-03-01"],
    ],
    ["2024-02-01", "2024-02-29", 28, ["2024-02-01 2024-02-28", "2024-02-29 2024-02-29"]],
    ["2024-12-30", "2025-01-03", 3, ["2024-12-30 2025-01-01", "2025-01-02 2025-01-03"]],
    ["2024-02-01", "2024-02-29", 29, ["2024-02-01 2024-02-29"]],
    ["2024-02-01", "2024-02-01", 31, ["2024-02-01 2024-02-01"]],
  ])("of %s to %s, %i at once, have each day once", async (from, to, atOnce, slices) => {
    expect(await slicesOf(from, to, atOnce)).toEqual(slices);
  });
});
