import { expect, it } from "vitest";
import { longestGap, type RoundFigures, tableOf } from "./judge-round.ts";

const good: RoundFigures = {
  fault: "killed",
  refusedFor: 9_000,
  slowestOrder: 11_000,
  acknowledged: 400,
  broken: [],
  staleWrites: 0,
  hasMoved: true,
};

it.each([
  ["before the first order", [8_000, 9_000], 7_000],
  ["between two orders, in whatever order they are told", [9_000, 2_000, 1_500], 7_000],
  ["after the last order", [1_500, 2_000], 8_000],
  ["when none is taken at all", [], 9_000],
])("the longest refusal counts %s", (_where, moments, gap) => {
  expect(longestGap(moments, 1_000, 10_000)).toBe(gap);
});

it("a table shows the worst of each fault's rounds, and adds up their orders", () => {
  const rounds = [good, { ...good, refusedFor: 12_340, hasMoved: false }];
  const { text, holds } = tableOf(rounds, () => "killed");
  expect(text.split("\n").at(-1)).toBe("| killed | 2 | 1 | 800 | 0 | 12.3 s | 11.0 s | 0 |");
  expect(holds).toBe(true);
});

it.each<[string, Partial<RoundFigures>]>([
  ["an order was refused for longer than 15 s", { refusedFor: 15_001 }],
  ["an acknowledged order is lost", { broken: ["P-1 was acknowledged and is lost"] }],
  ["a stale primary took a write", { staleWrites: 1 }],
])("it does not hold when in one round %s", (_what, figure) => {
  expect(tableOf([good, { ...good, ...figure }, good], (name) => name).holds).toBe(false);
});
