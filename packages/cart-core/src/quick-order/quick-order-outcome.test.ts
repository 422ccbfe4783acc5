import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideQuickOrder } from "./quick-order-outcome.ts";

const cart = { inCart: [], mostLines: 3, mostPerLine: 50 };
const product = (sku: string, stockQty: number) => ({ sku, stockQty });
const row = (
  at: number,
  found: { sku: string; stockQty: number } | undefined,
  quantity: number | null,
  more: { isReadAs?: boolean; sideMark?: string } = {},
) => ({
  row: at,
  product: found,
  isReadAs: more.isReadAs ?? false,
  reading: {
    sku: found?.sku ?? "?",
    quantity: quantity === null ? null : ({ ok: true, value: quantity } as const),
    ...(more.sideMark === undefined ? {} : { sideMark: more.sideMark }),
  },
});
const brief = (decisions: ReturnType<typeof decideQuickOrder>) =>
  decisions.map(({ outcome, quantity, reasons }) => [
    outcome,
    quantity,
    reasons.map(({ code }) => code).join(" "),
  ]);

describe("rows of a quick order", () => {
  it("are accepted when all of them are available", () => {
    expect(brief(decideQuickOrder([row(1, product("A", 20), 20)], cart))).toEqual([["accepted", 20, ""]]);
  });

  it("get what is in stock, less what the cart has already", () => {
    const inCart = [
      { sku: "A", sideMark: "", quantity: 7 },
      { sku: "A", sideMark: "Hall", quantity: 5 },
    ];
    const [decision] = decideQuickOrder([row(1, product("A", 20), 10)], { ...cart, inCart });
    expect(decision).toMatchObject({
      outcome: "adjusted",
      asked: 10,
      quantity: 8,
      reasons: [{ code: "stock_short", limit: 20, before: 12 }],
    });
  });

  it("are short of stock where the stock is what a line may hold", () => {
    expect(brief(decideQuickOrder([row(1, product("A", 50), 60)], cart))).toEqual([
      ["adjusted", 50, "stock_short"],
    ]);
  });

  it("never pass the limit of a line", () => {
    const decisions = decideQuickOrder([row(1, product("A", 900), 60), row(2, product("A", 900), 1)], cart);
    expect(brief(decisions)).toEqual([
      ["adjusted", 50, "line_limit"],
      ["rejected", 0, "line_limit"],
    ]);
  });

  it("of the same article count together, and the later one names the first", () => {
    const decisions = decideQuickOrder([row(3, product("A", 7), 5), row(9, product("A", 7), 5)], cart);
    expect(brief(decisions)).toEqual([
      ["accepted", 5, ""],
      ["adjusted", 2, "stock_short repeated"],
    ]);
    expect(decisions[1]?.reasons[1]).toEqual({ code: "repeated", row: 3 });
  });

  it("find no room in a full cart, but in rows that it has: the same article with the same mark", () => {
    const inCart = [
      { sku: "A", sideMark: "", quantity: 1 },
      { sku: "B", sideMark: "Bar", quantity: 1 },
    ];
    const rows = [
      row(1, product("C", 5), 1),
      row(2, product("D", 5), 1),
      row(3, product("A", 5), 1),
      row(4, product("B", 5), 1),
    ];
    expect(brief(decideQuickOrder(rows, { ...cart, inCart }))).toEqual([
      ["accepted", 1, ""],
      ["rejected", 0, "cart_full"],
      ["accepted", 1, ""],
      ["rejected", 0, "cart_full"],
    ]);
  });

  it("are rejected for an unknown article, an empty stock, no article at all", () => {
    const rows = [
      row(1, undefined, 2),
      row(2, product("A", 0), 2),
      { row: 3, product: undefined, isReadAs: false, reading: undefined },
      { row: 4, product: undefined, isReadAs: false, reading: { sku: "", quantity: null } },
    ];
    expect(brief(decideQuickOrder(rows, cart))).toEqual([
      ["rejected", 0, "unknown_sku"],
      ["rejected", 0, "out_of_stock"],
      ["rejected", 0, "no_sku"],
      ["rejected", 0, "no_sku"],
    ]);
  });

  it("that were rejected take no place in the cart, and are nothing to repeat", () => {
    const rows = [row(1, product("A", 0), 1), row(2, product("A", 5), 1), row(3, product("B", 5), 1)];
    expect(brief(decideQuickOrder(rows, { ...cart, mostLines: 2 }))).toEqual([
      ["rejected", 0, "out_of_stock"],
      ["accepted", 1, ""],
      ["accepted", 1, ""],
    ]);
  });

  it("repeat the first of their article, though others came between", () => {
    const rows = [row(3, product("A", 9), 1), row(5, product("A", 9), 1), row(8, product("A", 9), 1)];
    expect(decideQuickOrder(rows, cart).map(({ reasons }) => reasons)).toEqual([
      [],
      [{ code: "repeated", row: 3 }],
      [{ code: "repeated", row: 3 }],
    ]);
  });

  it.each([
    ["Project: Lekki tower", null, "not_a_product"],
    ["Ground floor", null, "not_a_product"],
    ["Electrical", null, "not_a_product"],
    ["Ground floor", 4, "unknown_sku"],
    ["Lobby  level 2", null, "not_a_product"],
    ["Lobby PR-XX-9", null, "unknown_sku"],
    ["PR-XX-9", null, "unknown_sku"],
    ["100234", null, "unknown_sku"],
  ])("that name %j and ask for %o pieces are reported as %s", (sku, quantity, code) => {
    const unknown = row(1, undefined, quantity);
    const reported = (isGuessed: boolean) =>
      decideQuickOrder([{ ...unknown, isGuessed, reading: { ...unknown.reading, sku } }], cart)[0]?.reasons;
    expect(reported(false)).toEqual([{ code }]);
    expect(reported(true)).toEqual([{ code: "unknown_sku" }]);
  });

  it.each([
    ["zero", "unknown_sku"],
    ["not-a-number", "not_a_product"],
  ] as const)("of words with a quantity that is %s are reported as %s", (problem, code) => {
    const unknown = row(1, undefined, 1);
    const reading = { sku: "Ground floor", quantity: { ok: false, code: problem } as const };
    expect(decideQuickOrder([{ ...unknown, reading }], cart)[0]?.reasons).toEqual([{ code }]);
  });

  it("are rejected for a quantity that is none, with its reason", () => {
    const bad = {
      ...row(1, product("A", 5), 1),
      reading: { sku: "A", quantity: { ok: false, code: "zero" } as const },
    };
    expect(decideQuickOrder([bad], cart)[0]).toMatchObject({
      outcome: "rejected",
      quantity: 0,
      reasons: [{ code: "bad_quantity", problem: "zero" }],
    });
  });

  it("name the cell that holds a spreadsheet's fault in place of the quantity or the article", () => {
    const fault = { ok: false, code: "fault" } as const;
    const reasons = (sku: string, found: ReturnType<typeof product> | undefined, faultAt?: number) =>
      decideQuickOrder(
        [
          {
            ...row(1, found, 1),
            reading: { sku, quantity: fault, ...(faultAt === undefined ? {} : { faultAt }) },
          },
        ],
        cart,
      )[0]?.reasons;
    expect(reasons("A", product("A", 5), 2)).toEqual([{ code: "bad_quantity", problem: "fault", at: 2 }]);
    expect(reasons("A", product("A", 5))).toStrictEqual([{ code: "bad_quantity", problem: "fault" }]);
    expect(reasons("#REF!", undefined, 0)).toEqual([{ code: "bad_sku_cell", at: 0, text: "#REF!" }]);
    // An article may be called so, and a fault of the quantity is none of the article.
    expect(reasons("#REF!", product("#REF!", 5), 1)).toMatchObject([{ code: "bad_quantity" }]);
    expect(reasons("PR-XX-9", undefined, 1)).toEqual([{ code: "unknown_sku" }]);
    expect(reasons("#REF!", undefined)).toMatchObject([{ code: "unknown_sku" }]);
  });

  it("say what was read into them: another spelling, one piece", () => {
    const decisions = decideQuickOrder([row(1, product("A", 5), null, { isReadAs: true })], cart);
    expect(brief(decisions)).toEqual([["adjusted", 1, "read_as no_quantity"]]);
  });

  it.each([
    [80, "accepted", ""],
    [81, "rejected", "mark_too_long"],
  ])("with a side mark of %i characters are %s, and the mark stays whole", (length, outcome, reason) => {
    const decisions = decideQuickOrder([row(1, product("A", 5), 1, { sideMark: "m".repeat(length) })], cart);
    expect(brief(decisions)).toEqual([[outcome, outcome === "accepted" ? 1 : 0, reason]]);
    expect(decisions[0]?.sideMark).toHaveLength(length);
  });

  it("of one article with different side marks stay apart, and share its stock", () => {
    const decisions = decideQuickOrder(
      [
        row(1, product("A", 7), 3, { sideMark: " Hall " }),
        row(2, product("A", 7), 3, { sideMark: "Bar" }),
        row(3, product("A", 7), 3),
        row(4, product("A", 7), 1, { sideMark: "Hall" }),
      ],
      { ...cart, mostLines: 9 },
    );
    expect(decisions.map(({ quantity, sideMark }) => [quantity, sideMark])).toEqual([
      [3, "Hall"],
      [3, "Bar"],
      [1, undefined],
      [0, "Hall"],
    ]);
    expect(decisions.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      "stock_short",
      "stock_short",
    ]);
  });

  it("never add more of an article than its stock or a line holds, and answer each row", () => {
    const rows = fc.array(
      fc.record({ sku: fc.constantFrom("A", "B", "C", "D"), quantity: fc.integer({ min: 1, max: 90 }) }),
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 80 }), (typedRows, stockQty) => {
        const decisions = decideQuickOrder(
          typedRows.map(({ sku, quantity }, index) => row(index + 1, product(sku, stockQty), quantity)),
          cart,
        );
        expect(decisions).toHaveLength(typedRows.length);
        for (const sku of ["A", "B", "C", "D"]) {
          const added = decisions
            .filter((each) => each.product?.sku === sku)
            .reduce((sum, each) => sum + each.quantity, 0);
          expect(added).toBeLessThanOrEqual(Math.min(stockQty, 50));
        }
      }),
    );
  });
});
