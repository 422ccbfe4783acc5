import { beforeEach, describe, expect, it } from "vitest";
import { forgetEntries, keepEntries, keptEntries } from "./kept-entries.ts";

beforeEach(() => sessionStorage.clear());

describe("what is typed into a form", () => {
  it("is there after the page was loaded again", () => {
    keepEntries("refund PR-1", { amount: "5,000", reason: "Broken" });
    expect(keptEntries("refund PR-1")).toEqual({ amount: "5,000", reason: "Broken" });
  });

  it("is of that form alone", () => {
    keepEntries("refund PR-1", { amount: "5,000" });
    expect(keptEntries("refund PR-2")).toBeNull();
  });

  it("is forgotten once it is saved", () => {
    keepEntries("a", { note: "1" });
    keepEntries("b", { note: "2" });
    forgetEntries("a");
    expect(keptEntries("a")).toBeNull();
    expect(keptEntries("b")).toEqual({ note: "2" });
  });

  it("is nothing where storage holds something else", () => {
    sessionStorage.setItem("deskTyped", "[1");
    expect(keptEntries("a")).toBeNull();
  });
});
