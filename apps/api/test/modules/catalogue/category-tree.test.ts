import { category } from "@precise/contract/shop/category";
import { expect, it } from "vitest";
import { categoryTree } from "#api/modules/catalogue/category-tree.ts";

const node = (id: number, parentId: number | null, name: string) => ({
  id,
  parentId,
  name,
  urlKey: name.toLowerCase(),
  image: null,
  nightImage: null,
  description: null,
  childrenFrom: null,
});

it("a category holds its subcategories, and each of them its own", () => {
  const tree = categoryTree([
    node(19, null, "Indoor"),
    node(40, 19, "Pendants"),
    node(41, 40, "Clusters"),
    node(16, 19, "Chandeliers"),
  ]);
  const shown = (id: number, name: string) => ({ id, name, urlKey: name.toLowerCase(), image: null });
  expect(tree.top.map((one) => category.parse(one))).toEqual([
    {
      ...shown(19, "Indoor"),
      subcategories: [
        { ...shown(40, "Pendants"), subcategories: [shown(41, "Clusters")] },
        { ...shown(16, "Chandeliers"), subcategories: [] },
      ],
    },
  ]);
});
