import { describe, expect, it } from "vitest";
import { auditQuery, changeText } from "./audit-words.ts";

describe("the audit's search box", () => {
  it.each([
    ["PR-7K3M9QX1", "PR-7K3M9QX1", undefined],
    ["by:Ada", undefined, "Ada"],
    ["LAMP by:ada", "LAMP", "ada"],
    ["", undefined, undefined],
  ])("reads %j", (search, subject, actor) => {
    expect(auditQuery(search)).toEqual({ subject, actor });
  });
});

it("names what changed, old to new, and leaves out what did not", () => {
  const before = { stage: "packed", paid: true };
  const after = { stage: "shipped", paid: true, by_rider: "Musa" };
  expect(changeText({ before, after })).toBe("stage: packed → shipped, by rider: Musa");
});
