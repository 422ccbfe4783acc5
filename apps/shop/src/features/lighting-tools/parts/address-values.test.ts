import { describe, expect, it } from "vitest";
import { readChoice, readNumber, readSwitch, readText } from "./address-values.ts";

const length = { subject: "The length", unit: "m", least: 0.5, most: 100, fallback: 5 };
const read = (typed: string, limits: Parameters<typeof readNumber>[2] = length) =>
  readNumber(new URLSearchParams({ length: typed }), "length", limits);

describe("a number of an address", () => {
  it.each([
    ["5", 5],
    ["5.0", 5],
    ["5,0", 5],
    [" 5 m ", 5],
    ["5m", 5],
    [".5", 0.5],
    ["100", 100],
    ["1,500", 1.5],
  ])("is read from %s", (typed, value) => {
    expect(read(typed)).toEqual({ typed: typed.trim(), value });
  });

  it.each([
    ["0", "The length can be 0.5 to 100\u00a0m. 0\u00a0m is not."],
    ["400", "The length can be 0.5 to 100\u00a0m. 400\u00a0m is not."],
    ["-5", "The length can be 0.5 to 100\u00a0m. -5\u00a0m is not."],
    ["five", "The length is not a number. Type one, 0.5 to 100\u00a0m."],
    ["1e3", "The length is not a number. Type one, 0.5 to 100\u00a0m."],
    ["", "The length is missing. Type a number, 0.5 to 100\u00a0m."],
  ])("is kept as it was typed beside a sentence: %s", (typed, problem) => {
    expect(read(typed)).toEqual({ typed, value: undefined, problem });
  });

  it("is what the tool begins with where the address says nothing", () => {
    expect(readNumber(new URLSearchParams(), "length", length)).toEqual({ typed: "5", value: 5 });
  });

  it("may be empty where there is nothing to begin with", () => {
    const { fallback: _, ...optional } = length;
    expect(read("", optional)).toEqual({ typed: "", value: undefined });
    expect(readNumber(new URLSearchParams(), "length", optional)).toEqual({ typed: "", value: undefined });
  });

  it("has its thousands where there may be thousands", () => {
    const price = { subject: "The price", least: 0, most: 10_000_000 };
    expect(read("₦1,500.50", price).value).toBe(1_500.5);
    expect(read("209,5", price).value).toBe(209.5);
  });

  it("has no fraction where pieces are counted", () => {
    const pieces = { subject: "The number", least: 1, most: 60, isWhole: true };
    expect(read("2.5", pieces).problem).toBe("The number must be a whole number, 1 to 60.");
    expect(read("2.0", pieces).value).toBe(2);
  });

  it("comes back no longer than any number is", () => {
    expect(read("9".repeat(500)).typed).toHaveLength(60);
  });
});

describe("a choice of an address", () => {
  const walls = { subject: "Walls", choices: ["light", "dark"] as const, fallback: "light" as const };
  it("is one of the list, or the first where the address says nothing", () => {
    expect(readChoice(new URLSearchParams("walls=dark"), "walls", walls).value).toBe("dark");
    expect(readChoice(new URLSearchParams(), "walls", walls).value).toBe("light");
  });
  it("is asked for again where it is no choice", () => {
    expect(readChoice(new URLSearchParams("walls=pink"), "walls", walls)).toEqual({
      typed: "pink",
      value: undefined,
      problem: "Walls: choose one from the list.",
    });
  });
});

it("a switch is on at 1, and a word is cut and trimmed", () => {
  const params = new URLSearchParams({ eyes: "1", sku: "  PRD0730WH " });
  expect([readSwitch(params, "eyes"), readSwitch(params, "fan")]).toEqual([true, false]);
  expect([readText(params, "sku"), readText(params, "none")]).toEqual(["PRD0730WH", ""]);
});
