import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ElectricianList } from "./electrician-list.tsx";
import { planOutage } from "./plan-outage.ts";

const result = planOutage(
  [{ id: "1", room: "Hall", name: "Panel", pieces: 10, wattsEach: 24, priority: 3, mustStayOn: true }],
  4,
  { volts: 12, ampHours: 200, chemistry: "lead", count: 1 },
);

/** What is shown, without its markup. @param advice as the API sends it */
function shown(advice: Parameters<typeof ElectricianList>[0]["advice"], inverterVa?: number): string {
  if (result.kind !== "plan") throw new Error(result.kind);
  const html = renderToStaticMarkup(
    <ElectricianList answer={result.answer} inverterVa={inverterVa} advice={advice} />,
  );
  return html.replace(/<[^>]+>/g, " ").replaceAll("\u00a0", " ");
}

it("while the advice is off nothing is shown but why", () => {
  const text = shown({ is_on: false, engineer: null }, 300);
  expect(text).toContain("no engineer has signed our electrical advice yet");
  expect(text).not.toMatch(/VA|Panel/);
});

it("names the engineer who signs, and what was not looked at", () => {
  const text = shown({ is_on: true, engineer: { name: "A. Bello", registration: "COREN R.12345" } });
  expect(text).toContain("Signed by A. Bello, COREN R.12345.");
  expect(text).toContain("Not looked at: cable, breaker, earthing");
  expect(text).toContain("For these lights an inverter of at least 333 VA.");
});

it("says that nobody has signed yet, and that an inverter is too small in the words of the rule", () => {
  const text = shown({ is_on: true, engineer: null }, 300);
  expect(text).toContain("No engineer has signed this advice yet.");
  expect(text).toContain("267 VA on your inverter of 300 VA: it carries 240 VA for long.");
});
