import type { ApiResult } from "@precise/api-client/api-failure";
import type { QuickOrderCheck, QuickOrderRow } from "@precise/contract/trade/quick-order";
import { describe, expect, it, vi } from "vitest";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { createQuickOrder, type QuickOrderPorts } from "./quick-order-store.ts";

const summary = {
  rows: 0,
  accepted: 0,
  adjusted: 0,
  rejected: 0,
  ignored: 0,
  blank: 0,
  pieces: 0,
  net: { value: 0 },
  gross: { value: 0 },
};
function row(number: number, part: Partial<QuickOrderRow>): QuickOrderRow {
  return { row: number, text: "", outcome: "accepted", quantity: 0, reasons: [], ...part };
}
const check = (...rows: QuickOrderRow[]): ApiResult<QuickOrderCheck> => ({
  ok: true,
  value: { rows, summary },
});
const lost = { ok: false, failure: { kind: "network", message: "", errors: [] } } as const;
const good = row(1, { text: "PR-1 5", sku: "PR-1", asked: 5, quantity: 5 });
const short = row(2, {
  text: "PR-2 9",
  outcome: "adjusted",
  sku: "PR-2",
  asked: 9,
  quantity: 4,
  reasons: [{ code: "stock_short", message: "Only 4 are in stock." }],
});
const unknown = row(4, { text: "PR-X 1", outcome: "rejected", asked: 1 });

function quickOrder(part: Partial<QuickOrderPorts> = {}) {
  let keys = 0;
  const ports = {
    check: vi.fn(async (_text: string) => check(good, short, unknown)),
    upload: vi.fn(async () => check(good)),
    add: vi.fn(async () => ({
      ok: true as const,
      value: {
        rows: [
          row(1, { sku: "PR-1", asked: 5, quantity: 5 }),
          row(2, { sku: "PR-2", asked: 4, quantity: 4 }),
        ],
        summary: { ...summary, accepted: 2, pieces: 9 },
        cart: { items: [] },
      },
    })),
    newKey: () => `key-${++keys}`,
    problemOf,
    keep: vi.fn(),
    ...part,
  };
  return { ports, order: createQuickOrder(ports as unknown as QuickOrderPorts) };
}
const skus = (order: ReturnType<typeof quickOrder>["order"]) => order.state().rows.map(({ sku }) => sku);

describe("a quick order", () => {
  it("begins with rows to type into, and keeps one to spare", () => {
    const { order } = quickOrder();
    expect(skus(order)).toEqual(["", "", "", "", ""]);
    order.remove(1);
    expect(skus(order)).toHaveLength(5);
  });
  it("begins with fewer rows on a phone, and drops none that is filled", () => {
    const { order } = quickOrder();
    order.change(4, { sku: "PR-1" });
    order.keepFewRows();
    expect(skus(order)).toEqual(["", "", "PR-1"]);
    order.remove(4);
    expect(skus(order)).toEqual(["", ""]);
    order.clear();
    expect(skus(order)).toEqual(["", ""]);
  });
  it("checks what was typed, and answers each row", async () => {
    const { ports, order } = quickOrder({
      check: vi.fn(async () => check(row(2, { sku: "PR-1", asked: 5, quantity: 5 }))),
    });
    order.change(1, { sku: "pr-1", quantity: "5" });
    await order.checkOpen();
    expect(ports.check).toHaveBeenCalledExactlyOnceWith("sku\tquantity\tside mark\npr-1\t5\t");
    expect(order.state().rows[0]?.answer?.quantity).toBe(5);
    await order.checkOpen();
    expect(ports.check).toHaveBeenCalledOnce();
  });
  it("puts a list behind what was typed already", async () => {
    const { order } = quickOrder();
    order.change(2, { sku: "TYPED" });
    await order.paste("anything");
    expect(skus(order)).toEqual(["TYPED", "PR-1", "PR-2", "PR-X", ""]);
  });
  it("checks two lists together before anything is added: one price, one stock", async () => {
    const unit = (net: string) => ({ net, gross: net });
    const six = row(1, { text: "PR-1 6", sku: "PR-1", asked: 6, quantity: 6, unit: unit("100.00") });
    const five = row(1, { text: "pr1 5", sku: "PR-1", asked: 5, quantity: 5, unit: unit("120.00") });
    const reasons = [
      { code: "stock_short", message: "Only 7 are in stock, and 6 of them are yours already." },
    ];
    const together = [
      row(2, { sku: "PR-1", asked: 6, quantity: 6, unit: unit("90.00") }),
      row(3, { sku: "PR-1", asked: 5, quantity: 1, outcome: "adjusted", unit: unit("90.00"), reasons }),
    ];
    const answers = [check(six), check(five), check(...together)];
    const { ports, order } = quickOrder({ check: vi.fn(async () => answers.shift() ?? lost) });
    await order.paste("first");
    await order.paste("second");
    expect(ports.check).toHaveBeenLastCalledWith("sku\tquantity\tside mark\nPR-1\t6\t\nPR-1\t5\t");
    expect(order.state()).toMatchObject({ busy: null, read: { accepted: 0, adjusted: 1 } });
    const shown = order.state().rows.slice(0, 2);
    expect(shown.map(({ answer }) => [answer?.quantity, answer?.unit?.net])).toEqual([
      [6, "90.00"],
      [1, "90.00"],
    ]);
    expect(order.state().report[0]?.reasons).toEqual(reasons);
  });
  it("asks again about an article's other rows when one of them is changed or removed", async () => {
    const both = check(
      row(2, { sku: "PR-1", asked: 6, quantity: 6 }),
      row(3, { sku: "PR-1", asked: 5, quantity: 1, outcome: "adjusted" }),
      row(4, { sku: "PR-2", asked: 1, quantity: 1 }),
    );
    const alone = check(row(2, { sku: "PR-1", asked: 5, quantity: 5 }));
    const { ports, order } = quickOrder({
      check: vi.fn().mockResolvedValueOnce(both).mockResolvedValue(alone),
    });
    order.change(1, { sku: "PR-1", quantity: "6" });
    order.change(2, { sku: "pr 1", quantity: "5" });
    order.change(3, { sku: "PR-2", quantity: "1" });
    await order.checkOpen();
    order.remove(1);
    await order.checkOpen();
    expect(ports.check).toHaveBeenLastCalledWith("sku\tquantity\tside mark\npr 1\t5\t");
    expect(
      order
        .state()
        .rows.map(({ answer }) => answer?.quantity)
        .slice(0, 2),
    ).toEqual([5, 1]);
    await order.checkOpen();
    expect(ports.check).toHaveBeenCalledTimes(2);
  });
  it("holds no more rows than can be added at once, and says so", async () => {
    const long = Array.from({ length: 3_000 }, (_, at) =>
      row(at + 1, { text: `PR-${at} 1`, sku: `PR-${at}`, asked: 1, quantity: 1 }),
    );
    const { order } = quickOrder({ check: vi.fn(async () => check(...long)) });
    await order.paste("first");
    expect(await order.paste("second")).toBe(false);
    expect(order.state()).toMatchObject({ busy: null, problem: { kind: "too_large" } });
    expect(order.state().problem?.sentence).toContain("5,000 rows");
    expect(order.state().rows).toHaveLength(3_001);
  });
  it("removes the titles of a list at once, and nothing else", async () => {
    const reasons = [{ code: "not_a_product", message: "Not a product row." }];
    const title = (at: number, text: string) => row(at, { text, outcome: "rejected", reasons });
    const { order } = quickOrder({
      check: vi.fn(async () =>
        check(title(1, "Project: Lekki tower"), { ...good, row: 2 }, title(3, "Ground floor"), unknown),
      ),
    });
    await order.paste("anything");
    order.removeTitles();
    expect(skus(order).filter(Boolean)).toEqual(["PR-1", "PR-X"]);
  });
  it("adds what is available, keeps the rest, and reports every row", async () => {
    const { ports, order } = quickOrder();
    await order.paste("anything");
    await order.add();
    expect(ports.add).toHaveBeenCalledExactlyOnceWith(
      [
        { sku: "PR-1", quantity: 5 },
        { sku: "PR-2", quantity: 4 },
      ],
      "key-1",
    );
    expect(skus(order)).toEqual(["PR-X", "", "", "", ""]);
    expect(
      order
        .state()
        .report.map(({ row: at, outcome, asked: wanted, quantity }) => [at, outcome, wanted, quantity]),
    ).toEqual([
      [1, "accepted", 5, 5],
      [2, "adjusted", 9, 4],
      [4, "rejected", 1, 0],
    ]);
  });
  it("repeats a lost add under the same key, and a changed one under another", async () => {
    const { ports, order } = quickOrder({ add: vi.fn(async () => lost) });
    await order.paste("anything");
    await order.add();
    expect(order.state().problem?.kind).toBe("unreachable");
    expect(skus(order)).toHaveLength(5);
    await order.add();
    order.remove(order.state().rows[0]?.key ?? 0);
    await order.add();
    expect(vi.mocked(ports.add).mock.calls.map((call) => (call as unknown[])[1])).toEqual([
      "key-1",
      "key-1",
      "key-2",
    ]);
  });
  it("keeps the rows when the session has ended meanwhile", async () => {
    const ended = { kind: "http", status: 401, code: "session_expired", message: "", errors: [] } as const;
    const { order } = quickOrder({ check: vi.fn(async () => ({ ok: false as const, failure: ended })) });
    order.change(1, { sku: "PR-1" });
    await order.checkOpen();
    expect(order.state().problem).toEqual({ kind: "session_over" });
    expect(skus(order)[0]).toBe("PR-1");
  });
  it("says in the API's words why a file cannot be read", async () => {
    const failure = {
      kind: "http",
      status: 422,
      code: "too_many_rows",
      message: "7,000 rows.",
      errors: [],
    } as const;
    const { order } = quickOrder({ upload: vi.fn(async () => ({ ok: false as const, failure })) });
    expect(await order.sendFile(new Blob(["x"]))).toBe(false);
    expect(order.state()).toMatchObject({
      busy: null,
      progress: null,
      problem: { kind: "not_done", sentence: "7,000 rows." },
    });
  });
});
