import { expect, it } from "vitest";
import { addedNote } from "./added-note.ts";

const bulb = { sku: "BULB", name: "LED Bulb 9 W" };
const stop = { id: "1", rule: 1, severity: "stop", skus: ["BULB", "LAMP"], text: "E27 bulb, E14 holder." };

it("an article that was added is named", () => {
  expect(addedNote({ notices: [] }, bulb)).toEqual({ tone: "positive", message: "LED Bulb 9 W" });
});

it("that it does not fit what is in the cart is said at once", () => {
  expect(addedNote({ notices: [], findings: [stop] }, bulb)).toEqual({
    tone: "caution",
    message: "LED Bulb 9 W. 1 thing does not fit.",
  });
});

it("what does not fit of other articles, and what is less grave, is left to the cart", () => {
  const findings = [
    { ...stop, skus: ["LAMP", "DIMMER"] },
    { ...stop, severity: "warn" },
  ];
  expect(addedNote({ notices: [], findings }, bulb).tone).toBe("positive");
});

it("that fewer pieces were taken comes first", () => {
  const notices = [
    { kind: "quantity_capped" as const, sku: "BULB", name: bulb.name, message: "Only 3 are left." },
  ];
  expect(addedNote({ notices, findings: [stop] }, bulb)).toEqual({
    tone: "caution",
    message: "Only 3 are left.",
  });
});
