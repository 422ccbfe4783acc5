import { describe, expect, it } from "vitest";
import { progressOf, stageOf } from "./order-way.ts";

const delivery = { method: "delivery" } as const;
const pickup = { method: "pickup" } as const;

it("a stage that this release does not know is named by its status", () => {
  expect(stageOf({ stage: "at_customs", status: "confirmed" })).toBe("confirmed");
  expect(stageOf({ status: "awaiting_payment" })).toBe("awaiting_payment");
  expect(stageOf({ stage: "shipped", status: "confirmed" })).toBe("shipped");
});

describe("how far an order has come", () => {
  it.each([
    ["placed", 0],
    ["fee_pending", 0],
    ["fee_proposed", 0],
    ["awaiting_payment", 0],
    ["confirmed", 1],
    ["packed", 2],
    ["shipped", 3],
    ["delivered", 4],
  ])("%s is step %i of five on the way to an address", (stage, reached) => {
    const progress = progressOf({ stage, status: "confirmed", delivery });
    expect(progress?.steps).toHaveLength(5);
    expect(progress?.reached).toBe(reached);
  });
  it.each([
    ["confirmed", 1],
    ["packed", 2],
    // None is shipped; if it were, it would be ready there.
    ["shipped", 2],
    ["delivered", 3],
  ])("%s is step %i of four on the way to a showroom", (stage, reached) => {
    const progress = progressOf({ stage, status: "confirmed", delivery: pickup });
    expect(progress?.steps).toHaveLength(4);
    expect(progress?.reached).toBe(reached);
  });
  it.each(["cancelled", "returned", "refunded"])("%s is no step of the way", (stage) =>
    expect(progressOf({ stage, status: "cancelled", delivery })).toBeNull(),
  );
});
