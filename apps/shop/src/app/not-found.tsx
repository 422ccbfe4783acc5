import { copy } from "#shop/base/copy.ts";

/**
 * In groups of pages that have no such page of their own. It is small on purpose: it travels with every page of the shop,
 * and without it Next's own would, which is three times as large.
 */
export default function MissingInGroup() {
  return (
    <main id="main">
      <h1>{copy.missing.title}</h1>
      <a href="/products">{copy.missing.action}</a>
    </main>
  );
}
