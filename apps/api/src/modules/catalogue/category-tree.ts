import type { Category } from "@precise/contract/shop/category";
import type { CategoryNode } from "./structure.ts";

/** The category tree with the questions that listings ask of it. */
export interface CategoryTree {
  /** The tree as the wire shows it, top categories in their order. */
  readonly top: readonly Category[];
  /** A category as itself, whatever its place; undefined for an unknown id. */
  category(id: number): Category | undefined;
  /** The category whose products an id lists: 14 for 70, itself for others. */
  listedAs(id: number): number;
  /** The category and all that stand above it, nearest first; empty for an unknown id. */
  withAncestors(id: number): readonly CategoryNode[];
}

/** A category by itself, as the wire shows it. */
export function wireCategory(node: CategoryNode): Omit<Category, "subcategories"> {
  const { id, name, urlKey, image, nightImage, description } = node;
  return {
    id,
    name,
    urlKey,
    image,
    ...(nightImage !== null && { night_image: nightImage }),
    ...(description !== null && { description }),
  };
}

export function categoryTree(nodes: readonly CategoryNode[]): CategoryTree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = Map.groupBy(nodes, (node) => node.parentId);

  function childrenOf(node: CategoryNode): readonly CategoryNode[] {
    return children.get(node.childrenFrom ?? node.id) ?? [];
  }
  function withSubcategories(node: CategoryNode): Category {
    const subcategories = childrenOf(node).map((child) => ({
      ...wireCategory(child),
      subcategories: childrenOf(child).map(wireCategory),
    }));
    return { ...wireCategory(node), subcategories };
  }

  return {
    top: (children.get(null) ?? []).map(withSubcategories),
    category(id) {
      const node = byId.get(id);
      return node && withSubcategories(node);
    },
    listedAs: (id) => byId.get(id)?.childrenFrom ?? id,
    withAncestors(id) {
      const line: CategoryNode[] = [];
      for (
        let node = byId.get(id);
        node;
        node = node.parentId === null ? undefined : byId.get(node.parentId)
      ) {
        line.push(node);
      }
      return line;
    },
  };
}
