import { expect, it } from "vitest";
import { placeOfHistory } from "./side-menu-place.ts";

it.each([
  [{ sideMenu: { view: "shop" } }, { view: "shop" }],
  [{ __NA: true, sideMenu: { view: "about", more: 1 } }, { view: "about" }],
  [{ sideMenu: { view: "subcategory", categoryId: 19 } }, { view: "subcategory", categoryId: 19 }],
  [{ sideMenu: { view: "subcategory", categoryId: "19" } }, null],
  [{ sideMenu: { view: "elsewhere" } }, null],
  [{ sideMenu: "shop" }, null],
  [{}, null],
  [null, null],
  ["shop", null],
])("%j holds the place %j", (state, place) => {
  expect(placeOfHistory(state)).toEqual(place);
});
