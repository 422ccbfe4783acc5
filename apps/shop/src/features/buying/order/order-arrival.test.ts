import { describe, expect, it } from "vitest";
import { orderArrival } from "./order-arrival.ts";

const promised = { state: "Lagos", from: "2026-11-26", to: "2026-11-30" };
const order = (stage: string) => ({ stage, status: "confirmed" as const, promised });

describe("when an order arrives", () => {
  it("is said while it is on its way", () => {
    for (const stage of ["confirmed", "packed", "shipped"])
      expect(orderArrival(order(stage))).toEqual({ line: "Arrives Thu 26 – Mon 30 Nov in Lagos" });
  });

  it("of one that waits for its buyer, with what it waits for", () => {
    expect(orderArrival(order("placed"))?.note).toBe(
      "If you confirm it on the day you order. Otherwise we count from the day that you confirm.",
    );
    expect(orderArrival(order("awaiting_payment"))?.note).toBe(
      "If we get your payment on the day you order. Otherwise we count from the day it comes.",
    );
  });

  it("nothing is said of one that has arrived or ended, or was promised nothing", () => {
    for (const stage of ["delivered", "cancelled", "returned", "refunded", "fee_pending", "fee_proposed"])
      expect(orderArrival(order(stage))).toBeNull();
    expect(orderArrival({ stage: "confirmed", status: "confirmed" })).toBeNull();
  });
});
