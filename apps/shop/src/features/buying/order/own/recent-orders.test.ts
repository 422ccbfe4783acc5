import { describe, expect, it } from "vitest";
import { readRecentOrders, withOrder } from "./recent-orders.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const order = (number: string, placedAt = "2026-11-20T09:00:00.000Z") => ({ number, placedAt });

describe("the orders that a browser remembers", () => {
  it("stand newest first, each once, ten at most", () => {
    const many = Array.from({ length: 12 }, (_, day) =>
      order(`PR-${day}`, `2026-11-${String(day + 1).padStart(2, "0")}T09:00:00.000Z`),
    ).reduce((kept, next) => withOrder(kept, next), [] as ReturnType<typeof withOrder>);
    expect(many).toHaveLength(10);
    expect(many[0]?.number).toBe("PR-11");
    expect(withOrder(many, order("PR-11", "2026-11-12T09:00:00.000Z"))).toHaveLength(10);
  });
  it("go after thirty days, when their page no longer opens", () => {
    const text = JSON.stringify([order("PR-NEW"), order("PR-OLD", "2026-10-21T09:00:00.000Z")]);
    expect(readRecentOrders(text, now).map(({ number }) => number)).toEqual(["PR-NEW"]);
  });
  it.each([
    ["nothing", null],
    ["no JSON", "["],
    ["no list", "{}"],
    ["no orders", '[1, null, {"number": 5}]'],
    ["a number that leads elsewhere", JSON.stringify([order("../checkout")])],
    ["no date", JSON.stringify([order("PR-1", "yesterday")])],
  ])("are none where storage holds %s", (_what, text) => expect(readRecentOrders(text, now)).toEqual([]));
});
