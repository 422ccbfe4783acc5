import { expect, it } from "vitest";
import { findSettings, settingPlaces } from "./find-settings.ts";

it.each([
  ["bank", "/shop-settings/identity"],
  ["VAT", "/shop-settings/vat"],
  ["low stock", "/shop-settings/limits"],
  ["terms", "/shop-settings/pages"],
  ["religious", "/shop-settings/closed-days"],
])("leads by “%s” to %s", (typed, href) => {
  expect(findSettings(typed).map((place) => place.href)).toContain(href);
});

it("names first what is called so, and finds nothing for nothing", () => {
  expect(findSettings("showrooms")[0]?.href).toBe("/shop-settings/showrooms");
  expect(findSettings(" ")).toEqual([]);
  expect(findSettings("zebra")).toEqual([]);
});

it("says of each where it shows", () => {
  expect(settingPlaces.filter(({ shows }) => shows === "")).toEqual([]);
});
