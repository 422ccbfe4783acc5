import { expect, it } from "vitest";
import { headerCategories } from "./category-tree.ts";

const category = (id: number, name: string) => ({ id, name, urlKey: name.toLowerCase(), image: null });

it("the header has the top categories in their order, the rooms once as Shop by Room, and Sale at the end", () => {
  const tree = [
    category(182, "Sale"),
    category(70, "Shop by Room"),
    category(19, "Indoor"),
    { ...category(14, "Rooms"), subcategories: [category(71, "Living")] },
    category(18, "Outdoor"),
  ];
  expect(headerCategories(tree, 14).map(({ name }) => name)).toEqual([
    "Indoor",
    "Outdoor",
    "Shop by Room",
    "Sale",
  ]);
});

it("a shop without a sale or rooms has the others alone", () => {
  expect(headerCategories([category(19, "Indoor")], 14).map(({ name }) => name)).toEqual(["Indoor"]);
});
