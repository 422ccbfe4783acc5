import { categoryPath } from "@precise/contract/wire/product-url";
import type { CategoryNode } from "../listing/category-tree.ts";
import * as css from "./category-links.css.ts";
import { IntentLink } from "./intent-link.client.tsx";

/** Categories to go on to, as one row of links. Nothing where there are none. @param label what they are, for screen readers */
export function CategoryLinks(props: {
  readonly label: string;
  readonly categories: readonly Pick<CategoryNode, "id" | "name" | "urlKey">[];
}) {
  const { label, categories } = props;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.row} role="list">
        {categories.map((category) => (
          <li key={category.id}>
            <IntentLink href={categoryPath(category)} className={css.link}>
              {category.name}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
