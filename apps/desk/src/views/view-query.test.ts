import { describe, expect, it } from "vitest";
import { isSameQuery } from "./view-query.ts";

describe("a saved view", () => {
  it("is shown by an address with the same values", () => {
    expect(isSameQuery("stage=packed,shipped&q=lagos", "q=lagos&stage=packed%2Cshipped")).toBe(true);
    expect(isSameQuery("", "")).toBe(true);
  });

  it("is not shown once something is changed", () => {
    expect(isSameQuery("stage=packed", "stage=packed&q=lagos")).toBe(false);
    expect(isSameQuery("stage=packed", "stage=shipped")).toBe(false);
  });
});
