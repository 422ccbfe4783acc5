import type {
  missingFilters,
  productStateFilters,
  stockFilters,
} from "@precise/contract/desk/products/product-shapes";
import type { SqlValue } from "#api/platform/database/port.ts";
import { foldText } from "../search/words.ts";
import type { AttributeMeta, CategoryNode, Structure } from "../structure.ts";

/** What narrows the desk's list of products, as it comes from an address. */
export interface ProductFilter {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly family?: string | undefined;
  readonly stock?: string | undefined;
  readonly state?: string | undefined;
  readonly missing?: string | undefined;
  readonly attribute?: string | readonly string[] | undefined;
}

/** A condition on `g`, the products and new drafts of the list, with its values. */
export interface Condition {
  readonly where: string;
  readonly values: readonly SqlValue[];
}

/** A part of the address that means nothing: which, and why. */
export interface BadFilter {
  readonly field: string;
  readonly message: string;
}

/** Articles that are low, by the same rule as the list of stock. */
const lowStock = `(g.is_listed and g.sku in (
  select p.sku from product p
  left join (select line.sku, sum(line.quantity) as fortnight
      from shop_order held join shop_order_line line on line.order_id = held.id
      where held.goods = 'held' and held.placed_at > now() - interval '14 days' group by line.sku) sold on sold.sku = p.sku
  left join stock_threshold threshold on threshold.sku = p.sku
  where p.withdrawn_at is null and case when threshold.pieces is null
    then p.stock_qty <= 3 or p.stock_qty < coalesce(sold.fortnight, 0) else p.stock_qty <= threshold.pieces end))`;

const draftOf = (more: string) => `g.sku_key in (select d.sku_key from product_draft d where ${more})`;

const states: Readonly<Record<(typeof productStateFilters)[number], string>> = {
  on_sale: "g.is_listed",
  withdrawn: "(g.is_product and not g.is_listed)",
  draft: draftOf("d.publish_at is null"),
  scheduled: draftOf("d.publish_at is not null and d.problem is null"),
  problem: draftOf("d.problem is not null"),
};
const stocks: Readonly<Record<(typeof stockFilters)[number], string>> = {
  in: "g.stock_qty > 0",
  low: lowStock,
  out: "(g.is_product and g.stock_qty = 0)",
};
const missing: Readonly<Record<(typeof missingFilters)[number], string>> = {
  picture: "g.media_gallery = '[]'::jsonb",
  trade_price: "g.trade_price_kobo is null",
};

/** A few are looked up; many are a set that each product is looked for in, also by a plan that is made for any number of them. */
const manyFound = 500;

/**
 * Turns an address into a condition.
 * @param found ids of products on sale that the words of the search find
 */
export function conditionOf(
  filter: ProductFilter,
  structure: Structure,
  found: Iterable<number>,
): Condition | BadFilter {
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const value = (parameter: SqlValue) => `$${values.push(parameter)}`;
  const words = wordsIn(filter, value);
  if (words !== undefined) {
    const ids = [...found];
    const among =
      ids.length > manyFound ? `in (select unnest(${value(ids)}::int[]))` : `= any(${value(ids)}::int[])`;
    conditions.push(`(${words} or g.id ${among})`);
  }
  if (filter.category) {
    const ids = filter.category.split(",").map(Number).filter(Number.isSafeInteger);
    const all = value(withDescendants(structure.categories, ids));
    conditions.push(`(g.category_ids && ${all}::int[] or g.room_ids && ${all}::int[])`);
  }
  if (filter.family) conditions.push(`g.variant_group = ${value(filter.family)}`);
  for (const [field, table] of [
    ["stock", stocks],
    ["state", states],
    ["missing", missing],
  ] as const) {
    const named = (filter[field] ?? "").split(",").filter(Boolean);
    const known = named.flatMap((each) =>
      Object.hasOwn(table, each) ? [table[each as keyof typeof table]] : [],
    );
    if (known.length < named.length)
      return { field, message: `${field} must be one of ${Object.keys(table).join(", ")}.` };
    // Everything that is missing must be; of stock and state any.
    if (known.length > 0) conditions.push(`(${known.join(field === "missing" ? " and " : " or ")})`);
  }
  const attributes = Map.groupBy([filter.attribute ?? []].flat(), (each) => each.split(":", 1)[0] ?? "");
  for (const [code, wishes] of attributes) {
    const meta = structure.attributes.find((each) => each.code === code);
    if (!meta) return { field: "attribute", message: `There is no attribute “${code}”.` };
    const parts = wishes.map((each) => attributeCondition(meta, each.slice(code.length + 1), value));
    const bad = parts.indexOf(undefined);
    if (bad >= 0)
      return { field: "attribute", message: `“${wishes[bad]}” is not a range such as ${code}:5..20.` };
    conditions.push(`(${parts.join(" or ")})`);
  }
  return { where: conditions.length === 0 ? "true" : conditions.join(" and "), values };
}

/**
 * What the words of a search find beside what is found, where nothing else narrows the list: to count these and those is faster than to count both
 * at once.
 */
export function besideFound(
  { search, ...others }: ProductFilter,
  found: Iterable<number>,
): Condition | undefined {
  const values: SqlValue[] = [];
  const value = (parameter: SqlValue) => `$${values.push(parameter)}`;
  const words = wordsIn({ search }, value);
  if (words === undefined || Object.values(others).some((each) => each !== undefined && each.length > 0))
    return undefined;
  return { where: `${words} and g.id not in (select unnest(${value([...found])}::int[]))`, values };
}

function wordsIn(
  { search = "" }: Pick<ProductFilter, "search">,
  value: (parameter: SqlValue) => string,
): string | undefined {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  // One by one, for then the index of words is used.
  const fits = words.map((word) => `g.words like ${value(`%${word.replace(/[\\%_]/g, "\\$&")}%`)}`);
  return fits.length === 0 ? undefined : fits.join(" and ");
}

function attributeCondition(
  { code, inputType }: AttributeMeta,
  wanted: string,
  value: (parameter: SqlValue) => string,
): string | undefined {
  if (wanted === "") return `not g.attributes ? ${value(code)}`;
  if (inputType === "multiselect") return `g.attributes @> ${value({ [code]: [wanted] })}::jsonb`;
  if (inputType !== "number") return `g.attributes @> ${value({ [code]: wanted })}::jsonb`;
  const [, from, dots, to] =
    /^(-?\d{1,12}(?:\.\d{1,6})?)?(\.\.)?(-?\d{1,12}(?:\.\d{1,6})?)?$/.exec(wanted) ?? [];
  if (from === undefined && to === undefined) return undefined;
  // Numbers in jsonb are compared as they are, which is faster than by way of a text.
  const number = `(g.attributes -> ${value(code)})`;
  if (dots === undefined) return `${number} = ${value(String(Number(from)))}::text::jsonb`;
  const least = from === undefined ? [] : [`${number} >= ${value(String(Number(from)))}::text::jsonb`];
  const most = to === undefined ? [] : [`${number} <= ${value(String(Number(to)))}::text::jsonb`];
  return `(${[...least, ...most].join(" and ")})`;
}

/** These categories and all below them, also by the way of one that shows another's. */
function withDescendants(categories: readonly CategoryNode[], ids: readonly number[]): number[] {
  const wanted = new Set(ids);
  for (const { id, childrenFrom } of categories)
    if (wanted.has(id) && childrenFrom !== null) wanted.add(childrenFrom);
  // A parent stands before its children.
  for (const { id, parentId } of categories) if (parentId !== null && wanted.has(parentId)) wanted.add(id);
  return [...wanted];
}
