import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { expect, it } from "vitest";
import { categoryOptions } from "./category-options.ts";

const category = (id: number, name: string, parent_id: number | null, is_room = false): DeskCategory => ({
  id,
  parent_id,
  name,
  url_key: name,
  description: null,
  image: null,
  night_image: null,
  children_from: null,
  is_fixed: false,
  is_room,
  products: 1,
  only_here: 1,
});
const all = [
  category(14, "Indoor", null),
  category(16, "Chandeliers", 14),
  category(90, "Bedroom", null, true),
];

it("names each category with those above it, and no rooms", () => {
  expect(categoryOptions(all, "")).toEqual([
    { id: "14", name: "Indoor" },
    { id: "16", name: "Indoor › Chandeliers" },
  ]);
});

it("keeps a choice that is no longer there", () => {
  expect(categoryOptions(all, "99")[0]).toEqual({ id: "99", name: "Category 99" });
});
