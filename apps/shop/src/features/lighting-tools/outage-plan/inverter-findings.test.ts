import { expect, it } from "vitest";
import { inverterFindings } from "./inverter-findings.ts";
import { planOutage } from "./plan-outage.ts";

const result = planOutage(
  [{ id: "1", room: "Hall", name: "Panel", pieces: 10, wattsEach: 24, priority: 3, mustStayOn: false }],
  4,
  { volts: 12, ampHours: 200, chemistry: "lead", count: 1 },
);
const on = result.kind === "plan" ? result.answer.on : [];

it("240 W of LED are too much for an inverter of 300 VA, in the words of the rule", () => {
  expect(inverterFindings(on, 300).map(({ rule, text, fix }) => [rule, text, fix])).toEqual([
    [26, "267 VA on your inverter of 300\u00a0VA: it carries 240 VA for long.", "Put fewer lights on it."],
  ]);
});

it("nothing is said of one of 333 VA or more", () => {
  expect(inverterFindings(on, 334)).toEqual([]);
});
