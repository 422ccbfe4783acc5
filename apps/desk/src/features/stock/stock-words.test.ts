import { expect, it } from "vitest";
import { balancesOf, effectOf } from "./stock-words.ts";

const order = (pieces: number, goods: string) =>
  ({
    kind: "order",
    at: "2026-11-27T10:00:00Z",
    number: "PR-7K3M9QX1",
    pieces,
    stage: "confirmed",
    goods,
  }) as const;
const change = (before: object | null, after: object | null, act = "stock.adjust") =>
  ({
    kind: "change",
    at: "2026-11-27T09:00:00Z",
    actor: "Ada",
    act,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  }) as const;

it("adds up: each row is what was for sale before it and what it did", () => {
  const events = [order(2, "held"), order(1, "free"), change({ stock: 10 }, { stock: 12 }), order(3, "held")];
  expect(events.map(effectOf)).toEqual([-2, 0, 2, -3]);
  expect(balancesOf(events, 10)).toEqual([10, 12, 12, 10]);
});

it("leaves the stock as it was where only the low mark was changed", () => {
  const events = [change({ low_at: null }, { low_at: 4 }, "stock.threshold"), order(1, "held")];
  expect(balancesOf(events, 7)).toEqual([7, 7]);
});
