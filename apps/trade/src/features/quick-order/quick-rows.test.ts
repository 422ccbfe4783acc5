import { readQuickOrderText } from "@precise/cart-core/quick-order-text";
import type { QuickOrderRow } from "@precise/contract/trade/quick-order";
import { describe, expect, it } from "vitest";
import {
  addable,
  countRows,
  emptyRows,
  lineTotalText,
  rowsAfterAdd,
  rowsOfList,
  rowsToCheck,
  textOfRows,
  withAnswers,
  withStale,
  wrongFieldOf,
} from "./quick-rows.ts";

function answer(row: number, part: Partial<QuickOrderRow>): QuickOrderRow {
  return { row, text: "", outcome: "accepted", quantity: 0, reasons: [], ...part };
}
const typed = (key: number, sku: string, quantity = "1", sideMark = "") => ({
  key,
  sku,
  quantity,
  sideMark,
  answer: null,
});

it.each([
  [
    "the pieces that can be added, not those that were asked for",
    { asked: 500, quantity: 5, unit: "338950.00" },
    "₦1,694,750",
  ],
  ["whole kobo", { quantity: 3, unit: "0.35" }, "₦1.05"],
  ["nothing where none can be added", { quantity: 0, unit: "338950.00" }, ""],
])("a row's total counts %s", (_rule, { unit, ...row }, text) => {
  expect(lineTotalText(answer(1, { ...row, unit: { net: unit, gross: unit } }))).toBe(text);
});
it("a row without a price has no total", () => {
  expect(lineTotalText(answer(1, { quantity: 2 }))).toBe("");
});

describe("rows as a text", () => {
  it("read back into themselves for any cells", () => {
    const text = textOfRows([
      typed(1, "PR-1", "3", "Hall, level 2"),
      typed(2, "100-200", ""),
      typed(3, "A\tB", "2"),
    ]);
    expect(readQuickOrderText(text).slice(1)).toEqual([
      expect.objectContaining({
        row: 2,
        readings: [{ sku: "PR-1", quantity: { ok: true, value: 3 }, sideMark: "Hall, level 2" }],
      }),
      expect.objectContaining({ row: 3, readings: [{ sku: "100-200", quantity: null }] }),
      expect.objectContaining({ row: 4, readings: [{ sku: "A B", quantity: { ok: true, value: 2 } }] }),
    ]);
  });
});

describe("rows of a list", () => {
  it("hold what can be corrected: the article and the number apart", () => {
    const rows = rowsOfList(
      [
        answer(1, { text: "2 x PR-9", outcome: "rejected", asked: 2 }),
        answer(2, { text: "PR-1 many", outcome: "rejected" }),
        answer(4, { text: "pr1, 3", sku: "PR-1", asked: 3, quantity: 3 }),
      ],
      7,
    );
    expect(rows.map(({ key, sku, quantity, origin }) => [key, sku, quantity, origin?.row])).toEqual([
      [7, "PR-9", "2", 1],
      [8, "PR-1", "", 2],
      [9, "PR-1", "3", 4],
    ]);
  });

  it("still say how they were read when they are asked again", () => {
    const readAs = { code: "read_as", message: "Read as PR-1." } as const;
    const taken = { code: "no_quantity", message: "No quantity given. We took it as 1." } as const;
    const rows = rowsOfList(
      [
        answer(1, {
          text: "pr 1,2",
          sku: "PR-1",
          asked: 2,
          quantity: 2,
          outcome: "adjusted",
          reasons: [readAs, taken],
        }),
      ],
      1,
    );
    const again = withAnswers(rows, rows, [answer(2, { sku: "PR-1", asked: 2, quantity: 2 })]);
    expect(again[0]?.answer).toMatchObject({ outcome: "adjusted", reasons: [readAs, taken] });
  });

  it("keep the refusal of a quantity that could not be read, until another is typed", () => {
    const rows = rowsOfList(
      [
        answer(1, { text: "PR-1,twelve", sku: "PR-1", outcome: "rejected" }),
        answer(2, { text: "PR-1,3", sku: "PR-1", asked: 3, quantity: 3 }),
      ],
      1,
    );
    const changed = withStale(rows, typed(9, "PR-1"));
    expect(changed.map(({ isStale }) => isStale ?? false)).toEqual([false, true]);
    expect(rowsToCheck([...changed, typed(9, "PR-1")]).map(({ key }) => key)).toEqual([2, 9]);
    const corrected = changed.map((row) => (row.key === 1 ? { ...row, quantity: "12", answer: null } : row));
    expect(rowsToCheck(corrected).map(({ key }) => key)).toEqual([1, 2]);
  });
});

describe("answers", () => {
  const sentRows = [typed(1, "PR-1"), typed(2, "PR-2")];
  const answers = [answer(2, { sku: "PR-1", quantity: 1 }), answer(3, { sku: "PR-2", quantity: 1 })];
  it("go to the rows that were asked for", () => {
    const rows = withAnswers([typed(5, "PR-5"), ...sentRows], sentRows, answers);
    expect(rows.map((row) => row.answer?.sku)).toEqual([undefined, "PR-1", "PR-2"]);
  });
  it("are not believed of a row that was changed meanwhile", () => {
    const rows = withAnswers([typed(1, "PR-1", "9"), typed(2, "PR-2")], sentRows, answers);
    expect(rows.map((row) => row.answer?.sku)).toEqual([undefined, "PR-2"]);
  });
});

it.each([
  ["bad_quantity", "quantity"],
  ["mark_too_long", "sideMark"],
  ["unknown_sku", "sku"],
  ["out_of_stock", "sku"],
] as const)("a row refused for %s marks its field %s", (code, field) => {
  const refused = answer(1, { outcome: "rejected", reasons: [{ code, message: "No." }] });
  expect(wrongFieldOf({ ...typed(1, "PR-1"), answer: refused })).toBe(field);
});
it("a row that goes into the cart, changed or not, marks no field", () => {
  const changed = answer(1, { outcome: "adjusted", reasons: [{ code: "stock_short", message: "Only 1." }] });
  expect(wrongFieldOf({ ...typed(1, "PR-1"), answer: changed })).toBeNull();
});

describe("adding", () => {
  const rows = [
    {
      ...typed(1, "PR-1", "5"),
      answer: answer(1, { sku: "PR-1", asked: 5, quantity: 5, side_mark: "Hall" }),
    },
    {
      ...typed(2, "PR-2", "9"),
      answer: answer(2, { sku: "PR-2", outcome: "adjusted", asked: 9, quantity: 4 }),
    },
    { ...typed(3, "PR-3"), answer: answer(3, { outcome: "rejected" }) },
    { ...typed(4, "Code"), answer: answer(4, { outcome: "ignored" }) },
    typed(5, "PR-5"),
    ...emptyRows(1, 6),
  ];
  it("sends what is available, and nothing else", () => {
    expect(addable(rows)).toEqual([
      { key: 1, line: { sku: "PR-1", quantity: 5, side_mark: "Hall" } },
      { key: 2, line: { sku: "PR-2", quantity: 4 } },
    ]);
  });
  it("keeps every row that did not go in, with the reason", () => {
    const left = rowsAfterAdd(
      rows,
      [1, 2],
      [
        answer(1, { sku: "PR-1", quantity: 5 }),
        answer(2, { outcome: "rejected", reasons: [{ code: "cart_full", message: "Your cart is full." }] }),
      ],
    );
    expect(left.map(({ key }) => key)).toEqual([2, 3, 5, 6]);
    expect(left[0]?.answer?.reasons).toEqual([{ code: "cart_full", message: "Your cart is full." }]);
  });
  it("counts each row once, and empty ones not at all", () => {
    expect(countRows(rows)).toEqual({ accepted: 1, adjusted: 1, rejected: 1, ignored: 1, open: 1 });
  });
});
