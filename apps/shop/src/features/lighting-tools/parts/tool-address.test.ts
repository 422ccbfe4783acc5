import { expect, it } from "vitest";
import { changedAddress, toolSearch } from "./tool-address.ts";

it("leaves out what is empty, but not what is needed", () => {
  const entries = [
    ["length", ""],
    ["width", " 4 "],
    ["lux", ""],
    ["use", "living"],
  ] as const;
  expect(toolSearch(entries, new Set(["length"]))).toBe("?length=&width=4&use=living");
  expect(toolSearch([])).toBe("");
});

it("changes one value of an address, and takes one away", () => {
  const params = new URLSearchParams("length=5&sku=A");
  expect(changedAddress("/tools/room-planner", params, { sku: "B" })).toBe(
    "/tools/room-planner?length=5&sku=B",
  );
  expect(changedAddress("/tools/room-planner", params, { sku: null, length: null })).toBe(
    "/tools/room-planner",
  );
});
