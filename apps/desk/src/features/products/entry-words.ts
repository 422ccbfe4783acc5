import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import type { DiffField } from "@precise/ui/blocks/desk/field-diff";
import type { ProductEntries } from "./product-entries.ts";
import { fieldNames } from "./product-words.ts";

/** Two versions of a form's entries, field by field, for people; only those that differ. */
export function diffOf(
  before: ProductEntries,
  after: ProductEntries,
  lists: { readonly categories: readonly DeskCategory[]; readonly attributes: readonly DeskAttribute[] },
): DiffField[] {
  const [was, is] = [wordsOf(before, lists), wordsOf(after, lists)];
  return [...is].flatMap(([name, text]) => {
    const old = was.get(name) ?? "";
    return old === text ? [] : [{ key: name, name, before: old, after: text }];
  });
}

function wordsOf(
  entries: ProductEntries,
  { categories, attributes }: Parameters<typeof diffOf>[2],
): ReadonlyMap<string, string> {
  const named = (ids: readonly number[]) =>
    ids.map((id) => categories.find((each) => each.id === id)?.name ?? String(id)).join(", ");
  const { sku: _, attributes: stated, ...others } = entries;
  const fields = Object.entries({
    ...others,
    quantity_breaks: others.quantity_breaks
      .map(({ from, trade_price: price }) => `${from}: ${price}`)
      .join(", "),
    category_ids: named(others.category_ids),
    room_ids: named(others.room_ids),
    client_visible: others.client_visible ? "Yes" : "No",
    media_gallery: others.media_gallery.map(({ alt, imageUrl }) => alt || imageUrl).join(" · "),
    box_contents: others.box_contents.replaceAll("\n", ", "),
    related_skus: others.related_skus.join(", "),
  }).map(([name, text]) => [fieldNames[name] ?? name, text] as const);
  const values = attributes.map(({ code, label, options }) => {
    const words = [stated[code] ?? ""]
      .flat()
      .map((value) => options.find((option) => option.value === value)?.label ?? value);
    return [label, words.join(", ") || "not stated"] as const;
  });
  return new Map([...fields, ...values]);
}
