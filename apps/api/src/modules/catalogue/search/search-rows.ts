import { createHash } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import type { CategoryTree } from "../category-tree.ts";
import type { CatalogueProduct } from "../import/catalogue-product.ts";
import { specTable } from "../product/spec-table.ts";
import type { Structure } from "../structure.ts";
import synonyms from "../synonyms.json" with { type: "json" };
import { wordsOfValue } from "./synonyms.ts";
import { joinedWordsOf, squashed, wordsOf } from "./words.ts";

/** What of a product search looks in. */
export type SearchableProduct = Pick<
  CatalogueProduct,
  | "sku"
  | "name"
  | "shortDescription"
  | "description"
  | "categoryIds"
  | "roomIds"
  | "attributes"
  | "boxContents"
  | "sizeLabel"
> & { readonly id: number };

/** Raised when the words are made in another way, so that the api rewrites the search rows. */
const wordRules = 3;

/** Names the rules by which search rows are written: the code's and those in synonyms.json. */
export const searchRevision = createHash("sha256")
  .update(JSON.stringify([wordRules, synonyms.attributes]))
  .digest("hex")
  .slice(0, 16);

/** Rewrites the search rows of these products. */
export async function writeSearchRows(
  tx: Sql,
  products: readonly SearchableProduct[],
  structure: Structure,
  tree: CategoryTree,
): Promise<void> {
  const rows = products.map((product) => searchRow(product, structure, tree));
  await tx.query(
    `insert into product_search (product_id, strong, everything, sku_squashed)
     select id, array_to_tsvector(string_to_array(strong, ' ')), array_to_tsvector(string_to_array(everything, ' ')), sku
     from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as given (id, strong, everything, sku)
     on conflict (product_id) do update
     set strong = excluded.strong, everything = excluded.everything, sku_squashed = excluded.sku_squashed
     where (product_search.strong, product_search.everything, product_search.sku_squashed)
       is distinct from (excluded.strong, excluded.everything, excluded.sku_squashed)`,
    [
      products.map((product) => product.id),
      rows.map((row) => row.strong),
      rows.map((row) => row.everything),
      products.map((product) => squashed(product.sku)),
    ],
  );
}

/** Ends a writing of search rows: counts the words again, and puts what was only noted down into the indexes. */
export async function finishSearchRows(tx: Sql): Promise<void> {
  await tx.query("delete from search_word", []);
  await tx.query(
    `insert into search_word (word, products)
     select word, ndoc from ts_stat('select strong from product_search') where char_length(word) > 2`,
    [],
  );
  // GIN indexes take changes into a list first, which makes writing five times cheaper; searching reads that list whole.
  await tx.query(
    `select gin_clean_pending_list(name::regclass)
     from unnest('{product_search_strong, product_search_everything, product_search_sku, search_word_trigrams}'::text[]) as name`,
    [],
  );
}

function searchRow(product: SearchableProduct, structure: Structure, tree: CategoryTree) {
  const ids = [...product.categoryIds, ...product.roomIds];
  const categories = new Set(ids.flatMap((id) => tree.withAncestors(id).map((category) => category.name)));
  const facts = specTable(product.attributes, structure.attributes).map(({ code, label, text }) => {
    const value = product.attributes[code];
    const isYesOrNo = structure.attributes.some((meta) => meta.code === code && meta.inputType === "boolean");
    // Of a yes-or-no attribute its name is what people search for, and only where it is yes.
    if (isYesOrNo) return value === "1" ? label : "";
    return [text, ...[value].flat().map((one) => wordsOfValue(code, String(one)))].join(" ");
  });
  const strong = uniqueWords([product.name, product.sizeLabel ?? "", ...categories, ...facts]);
  const prose = uniqueWords([
    product.shortDescription,
    product.description,
    ...product.boxContents,
    product.sku,
  ]);
  const everything = [...new Set([...strong, ...prose, squashed(product.sku).toLowerCase()])];
  return { strong: strong.join(" "), everything: everything.join(" ") };
}

function uniqueWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...wordsOf(text), ...joinedWordsOf(text)]))];
}
