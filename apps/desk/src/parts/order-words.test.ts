import { describe, expect, it } from "vitest";
import { actWords, goodsWords } from "./order-words.ts";

describe("the goods of an order", () => {
  it.each([
    ["confirmed", "held", true, "Held"],
    ["confirmed", "held", false, "Held, not confirmed"],
    ["shipped", "held", true, "On the way"],
    ["delivered", "held", true, "Handed over"],
    ["returned", "held", true, "Came back"],
    ["returned", "free", true, "On sale"],
    ["cancelled", "free", true, "On sale"],
  ] as const)("%s and %s (proved: %s) are: %s", (stage, state, is_proved, words) => {
    expect(goodsWords({ state, is_proved }, stage)).toBe(words);
  });
});

describe("the button of a move", () => {
  it.each([
    ["packed", "delivery", "shipped", "Dispatch"],
    ["shipped", "delivery", "delivered", "At the door"],
    ["packed", "pickup", "delivered", "Hand over"],
    ["placed", "delivery", "confirmed", "Confirm by phone"],
    ["cancelled", "delivery", "confirmed", "Reopen"],
  ] as const)("of what is %s (%s) to %s says: %s", (stage, method, to, words) => {
    expect(actWords({ stage, delivery: { method } }, to)).toBe(words);
  });
});
