import { expect, it } from "vitest";
import { homeTitle, pageTitle } from "./page-title.ts";

it.each([
  ["Precise", "Chandeliers · Precise", "Precise: lights in Nigeria"],
  [null, "Chandeliers", "Lights in Nigeria"],
])("titles of the shop called %s are %s and %s", (shopName, page, home) => {
  expect([pageTitle("Chandeliers", shopName), homeTitle("Lights in Nigeria", shopName)]).toEqual([
    page,
    home,
  ]);
});
