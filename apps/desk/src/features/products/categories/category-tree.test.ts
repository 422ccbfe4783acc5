import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { describe, expect, it } from "vitest";
import { depthOf, neighboursOf, parentsFor } from "./category-tree.ts";

const of = (id: number, parent_id: number | null): DeskCategory => ({
  id,
  parent_id,
  name: `C${id}`,
  url_key: `c${id}`,
  description: null,
  image: null,
  night_image: null,
  children_from: null,
  is_fixed: false,
  is_room: false,
  products: 0,
  only_here: 0,
});
const tree = [of(1, null), of(2, 1), of(3, 1), of(4, 1), of(5, 4), of(6, null)];
const at = (id: number) => tree.find((each) => each.id === id) ?? expect.fail();

describe("a category in the tree", () => {
  it("has so many above it", () => {
    expect([1, 2, 5].map((id) => depthOf(tree, at(id)))).toEqual([0, 1, 2]);
  });

  it("moves one step among its siblings", () => {
    expect(neighboursOf(tree, at(2))).toEqual({ up: undefined, down: 4 });
    expect(neighboursOf(tree, at(3))).toEqual({ up: 2, down: null });
    expect(neighboursOf(tree, at(4))).toEqual({ up: 3, down: undefined });
  });

  it("stands neither below itself nor too deep", () => {
    expect(parentsFor(tree, 4).map(({ id }) => id)).toEqual([1, 2, 3, 6]);
  });
});
