import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import {
  deliveryWay,
  findMove,
  nextStages,
  type OrderActor,
  type OrderStanding,
  orderMoves,
  stageAfterPlacing,
} from "./order-moves.ts";
import { type OrderStage, orderStages, summaryOfStage } from "./order-stages.ts";

const transfer: OrderStanding = {
  stage: "awaiting_payment",
  delivery: "delivery",
  payment: "bank_transfer",
  isPaid: false,
};
const at = (stage: OrderStage, changes: Partial<OrderStanding> = {}) => ({ ...transfer, stage, ...changes });
const anyStanding = fc.record({
  stage: fc.constantFrom(...orderStages),
  delivery: fc.constantFrom("delivery" as const, "pickup" as const),
  payment: fc.constantFrom("pay_on_delivery" as const, "bank_transfer" as const, "paystack" as const),
  isPaid: fc.boolean(),
});
const anyActor = fc.constantFrom<OrderActor>("shopper", "operator", "system");

describe("placing", () => {
  it.each([
    ["bank_transfer", true, false, 5_000, "awaiting_payment"],
    ["paystack", true, false, 5_000, "awaiting_payment"],
    ["pay_on_delivery", true, true, 5_000, "confirmed"],
    ["pay_on_delivery", true, false, 5_000, "placed"],
    ["on_account", true, true, 5_000, "confirmed"],
    ["bank_transfer", false, false, 5_000, "fee_pending"],
    ["pay_on_delivery", false, false, 5_000, "fee_pending"],
    ["bank_transfer", true, false, 0, "confirmed"],
    ["pay_on_delivery", true, false, 0, "confirmed"],
    ["bank_transfer", false, true, 0, "fee_pending"],
  ] as const)(
    "with %s, fee known: %s, buyer proved: %s, for %i kobo, leads to %s, and the table allows it",
    (payment, isFeeKnown, isProved, payable, stage) => {
      expect(stageAfterPlacing({ payment, isFeeKnown, isProved, payable: kobo(payable) })).toBe(stage);
      if (stage === "placed") return;
      expect(findMove(at("placed", { payment, isPaid: payable === 0 }), stage, "system").ok).toBe(true);
    },
  );
});

describe("the ways of an order", () => {
  it.each<[string, Partial<OrderStanding>, [OrderStage, OrderActor][]]>([
    [
      "paid by transfer",
      {},
      [
        ["awaiting_payment", "system"],
        ["confirmed", "operator"],
        ["packed", "operator"],
        ["shipped", "operator"],
        ["delivered", "operator"],
      ],
    ],
    [
      "with a fee to be proposed, paid on delivery",
      { payment: "pay_on_delivery" },
      [
        ["fee_pending", "system"],
        ["fee_proposed", "operator"],
        ["confirmed", "shopper"],
        ["packed", "operator"],
        ["shipped", "operator"],
        ["returned", "operator"],
      ],
    ],
    [
      "collected at a showroom",
      { delivery: "pickup", payment: "pay_on_delivery" },
      [
        ["confirmed", "system"],
        ["packed", "operator"],
        ["delivered", "operator"],
      ],
    ],
  ])("%s", (_what, changes, steps) => {
    let stage: OrderStage = "placed";
    for (const [to, by] of steps) {
      expect(findMove(at(stage, changes), to, by), `${stage} to ${to}`).toMatchObject({ ok: true });
      stage = to;
    }
  });
});

describe("an order", () => {
  it.each<
    [string, Partial<OrderStanding>, Record<OrderStage, [shopper: string, operator: string, system: string]>]
  >([
    [
      "to be paid by transfer",
      {},
      {
        placed: ["cancelled", "cancelled", "fee_pending awaiting_payment cancelled"],
        fee_pending: ["cancelled", "fee_proposed cancelled", "cancelled"],
        fee_proposed: ["awaiting_payment cancelled", "fee_proposed cancelled", "cancelled"],
        awaiting_payment: ["cancelled", "confirmed cancelled", "confirmed cancelled"],
        confirmed: ["cancelled", "packed cancelled", "awaiting_payment"],
        packed: ["", "shipped cancelled", "delivered"],
        shipped: ["", "delivered returned", "packed"],
        delivered: ["", "returned", ""],
        cancelled: ["", "fee_pending awaiting_payment confirmed", "confirmed"],
        returned: ["", "", ""],
        refunded: ["", "", ""],
      },
    ],
    [
      "paid by transfer",
      { isPaid: true },
      {
        placed: ["cancelled", "cancelled", "fee_pending awaiting_payment confirmed cancelled"],
        fee_pending: ["cancelled", "fee_proposed cancelled", "cancelled"],
        fee_proposed: ["awaiting_payment cancelled", "fee_proposed cancelled", "cancelled"],
        awaiting_payment: ["cancelled", "confirmed cancelled", "confirmed cancelled"],
        confirmed: ["", "packed cancelled", ""],
        packed: ["", "shipped cancelled", "delivered"],
        shipped: ["", "delivered returned", "packed"],
        delivered: ["", "returned", ""],
        cancelled: ["", "confirmed refunded", "confirmed"],
        returned: ["", "refunded", ""],
        refunded: ["", "", ""],
      },
    ],
    [
      "to be paid when it is collected",
      { payment: "pay_on_delivery", delivery: "pickup" },
      {
        placed: ["confirmed cancelled", "confirmed cancelled", "fee_pending confirmed cancelled"],
        fee_pending: ["cancelled", "fee_proposed cancelled", "cancelled"],
        fee_proposed: ["confirmed cancelled", "fee_proposed cancelled", "cancelled"],
        awaiting_payment: ["cancelled", "confirmed cancelled", "confirmed cancelled"],
        confirmed: ["cancelled", "packed cancelled", ""],
        packed: ["", "delivered cancelled", ""],
        shipped: ["", "delivered returned", ""],
        delivered: ["", "returned", ""],
        cancelled: ["", "fee_pending confirmed", "confirmed"],
        returned: ["", "", ""],
        refunded: ["", "", ""],
      },
    ],
  ])(
    "%s may be brought on by its shopper, by the operator and by the shop's machinery",
    (_what, changes, ways) => {
      for (const stage of orderStages) {
        const order = at(stage, changes);
        const next = (by: OrderActor) => nextStages(order, by).join(" ");
        expect([next("shopper"), next("operator"), next("system")], stage).toEqual(ways[stage]);
      }
    },
  );

  it("goes where it may go, and there alone", () => {
    fc.assert(
      fc.property(anyStanding, anyActor, fc.constantFrom(...orderStages), (order, by, to) => {
        expect(findMove(order, to, by).ok).toBe(nextStages(order, by).includes(to));
      }),
    );
  });

  it("that someone else may bring there differs from one that no one may", () => {
    expect(findMove(at("awaiting_payment"), "confirmed", "shopper")).toEqual({
      ok: false,
      code: "not-allowed",
    });
    expect(findMove(at("delivered"), "confirmed", "operator")).toEqual({ ok: false, code: "no-such-move" });
  });
});

describe("a move", () => {
  it.each([
    ["delivery", "shipped", "dispatch"],
    ["delivery", "delivered", "attempt"],
    ["delivery", "packed", undefined],
    ["pickup", "delivered", undefined],
    ["pickup", "shipped", undefined],
  ] as const)("of an order for %s to %s is of its delivery: %s", (delivery, to, way) => {
    expect(deliveryWay({ delivery }, to)).toBe(way);
  });
});

describe("always", () => {
  it("no way leads back, but a fee may be proposed again, a part may come back, and what is cancelled or lost its money is reinstated", () => {
    const order = [...orderStages];
    for (const { from, to, retakes } of orderMoves) {
      if (retakes) expect(from).toBe("cancelled");
      else if (from === "confirmed" && to === "awaiting_payment") continue;
      else if (from === "shipped" && to === "packed") continue;
      else if (from === to) expect(from).toBe("fee_proposed");
      else expect(order.indexOf(to), `${from} to ${to}`).toBeGreaterThan(order.indexOf(from));
    }
  });

  it("every stage can be reached, and only what was cancelled gives goods back", () => {
    expect(new Set(orderMoves.map(({ to }) => to))).toEqual(
      new Set(orderStages.filter((stage) => stage !== "placed")),
    );
    for (const move of orderMoves) expect(move.releases === true).toBe(move.to === "cancelled");
  });

  it("goods are given back once each time that they were taken, whatever is tried", () => {
    fc.assert(
      fc.property(
        anyStanding,
        fc.array(fc.tuple(fc.constantFrom(...orderStages), anyActor), { maxLength: 30 }),
        (start, tries) => {
          let order = start;
          let [released, taken] = [0, start.stage === "cancelled" ? 0 : 1];
          for (const [to, by] of tries) {
            const move = findMove(order, to, by);
            if (!move.ok) continue;
            if (move.value.releases) released += 1;
            if (move.value.retakes) taken += 1;
            if (released > taken || taken > released + 1) return false;
            order = { ...order, stage: to };
          }
          return true;
        },
      ),
    );
  });

  it("released apps read every stage in one of their five words", () => {
    expect(orderStages.map((stage) => summaryOfStage[stage])).toEqual([
      "placed",
      "fee_pending",
      "fee_pending",
      "awaiting_payment",
      "confirmed",
      "confirmed",
      "confirmed",
      "confirmed",
      "cancelled",
      "cancelled",
      "cancelled",
    ]);
  });
});
