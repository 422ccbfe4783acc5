import { describe, expect, it } from "vitest";
import { newOrderNumber, readOrderNumber } from "./order-number.ts";

describe("an order number", () => {
  it("abuse 2: is PR- and eight characters, and reads back as itself", () => {
    const numbers = Array.from({ length: 200 }, () => newOrderNumber());
    for (const number of numbers) {
      expect(number).toMatch(/^PR-[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readOrderNumber(number)).toBe(number);
    }
    expect(new Set(numbers).size).toBe(200);
  });

  it.each([
    "PR-7K3M9QX1",
    "pr-7k3m9qx1",
    "7K3M9QX1",
    " PR 7K3M 9QXI ",
    "#PR-7K3M9QX1.",
    "Order PR\u20117K3M9QX1",
    "order no. \u201cpr\u22127k3m9qx1\u201d,",
    "`PR\u20137K3M\u200b9QX1`",
    "[\uff30\uff32-7K3M9QX1]",
    "(PR-7K3M9QX\u0661)",
  ])("is read from %j", (typed) => {
    expect(readOrderNumber(typed)).toBe("PR-7K3M9QX1");
  });

  it("is found to be wrong after a change of any one character", () => {
    const number = newOrderNumber();
    for (let at = 3; at < number.length; at += 1) {
      const other = number[at] === "7" ? "8" : "7";
      expect(readOrderNumber(number.slice(0, at) + other + number.slice(at + 1))).toBeUndefined();
    }
  });

  it.each(["", "PR-", "PR-7K3M9QX", "PR-7K3M9QX1N", "PR-7K3M9QU0", "' or 1=1 --"])("is not %j", (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined();
  });
});
