import { describe, expect, it } from "vitest";
import { naira } from "../money/money.ts";
import { areBeyondOwnBreaks } from "./break-limit.ts";

const at = (from: number, price: number) => ({ from, tradePriceKobo: naira(price) });
const before = [at(3, 90_000), at(12, 80_000)];

describe("quantity breaks that someone below the owner changes", () => {
  it.each([
    ["a break as it was", [at(3, 90_000)], false],
    ["none", [], false],
    ["15 % less", [at(3, 76_500)], false],
    ["more than that", [at(3, 76_499)], true],
    ["a new one against the break before it", [at(3, 90_000), at(6, 76_500)], false],
    ["a new one too far from it", [at(3, 90_000), at(6, 70_000)], true],
    ["a first one against the trade price", [at(2, 85_000)], false],
    ["a first one too far from that", [at(2, 84_999)], true],
  ])("%s", (_case, after, isBeyond) => {
    expect(areBeyondOwnBreaks(naira(100_000), before, after)).toBe(isBeyond);
  });
});
