import { orderStages } from "@precise/cart-core/order-stages";
import { describe, expect, it } from "vitest";
import { holdView, isOpenStage, mayHoldAgain } from "./order-hold.ts";

const proved = new Date("2026-11-20T10:00:00Z");
const soon = new Date("2026-11-24T10:00:00Z");
const later = new Date("2026-11-25T10:00:00Z");

it("an order is open as long as it waits for someone", () => {
  expect(orderStages.filter(isOpenStage)).toEqual([
    "placed",
    "fee_pending",
    "fee_proposed",
    "awaiting_payment",
  ]);
});

describe("goods are set aside again", () => {
  const free = { status: "awaiting_payment", goods: "free", proved_at: null, hold_renewals: 0 } as const;

  it.each([
    ["of an unproved order, once", {}, true],
    ["not a second time", { hold_renewals: 1 }, false],
    ["of a proved one as often as asked", { hold_renewals: 9, proved_at: proved }, true],
    ["not of one that holds them", { goods: "held", proved_at: proved }, false],
    ["not of one that waits for its first proof", { goods: "waiting" }, false],
    ["of one that waits and is proved", { goods: "waiting", proved_at: proved }, true],
    ["not of one that is closed", { status: "cancelled", proved_at: proved }, false],
  ] as const)("%s", (_, changes, may) => {
    expect(mayHoldAgain({ ...free, ...changes })).toBe(may);
  });
});

describe("an order shows of its goods", () => {
  const held = {
    status: "awaiting_payment",
    goods: "held",
    hold_renewals: 0,
    hold_until: null,
    respond_by: later,
    proved_at: null,
    gone: null,
  } as const;

  it.each([
    ["until when it is to be paid", {}, { until: "2026-11-25T10:00:00.000Z" }],
    [
      "until when they are held, where that is sooner",
      { hold_until: soon },
      { until: "2026-11-24T10:00:00.000Z" },
    ],
    ["no end where the shop owes the fee", { status: "fee_pending" }, {}],
    [
      "the end of its hold where the shop owes the fee",
      { status: "fee_pending", hold_until: soon },
      { until: "2026-11-24T10:00:00.000Z" },
    ],
    ["no end where nothing ends it", { respond_by: null }, {}],
    ["no end of what is not held", { goods: "free" }, { goods: "free" }],
    ["who stands behind it", { respond_by: null, proved_at: proved }, { is_proved: true }],
    ["what is gone", { goods: "free", gone: ["Lamp"] }, { goods: "free", gone: ["Lamp"] }],
  ] as const)("%s", (_, changes, view) => {
    expect(holdView({ ...held, ...changes })).toEqual({ is_proved: false, goods: "held", ...view });
  });
});
