import { expect, it } from "vitest";
import { workName } from "./work-words.ts";

it.each([
  ["expire_orders", "Cancel orders that nobody paid"],
  ["sweep_customer_notes", "Clear old customer notes"],
  ["due_events", "Due events"],
])("calls %s “%s”", (name, words) => {
  expect(workName(name)).toBe(words);
});
