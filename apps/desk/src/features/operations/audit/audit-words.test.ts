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

it("speaks of pieces, days and yes, and leaves out what only machines read", () => {
  const after = {
    lines: [{ sku: "LAMP-1", quantity: 24 }],
    ends_at: "2026-12-04T23:00:00.000Z",
    enabled: true,
    key: "13998be9-1",
    sha256: "166b",
  };
  expect(changeText({ before: null, after })).toBe(
    "lines: 24 × LAMP-1, ends at: 5 Dec 2026, 00:00, enabled: yes",
  );
});

it("writes amounts in naira, and stages without their underscores", () => {
  const after = { payable: 73_000, price: 45_373, stage: "awaiting_payment", lines: 2 };
  expect(changeText({ before: null, after })).toBe(
    "payable: ₦73,000, price: ₦45,373, stage: awaiting payment, lines: 2",
  );
});
