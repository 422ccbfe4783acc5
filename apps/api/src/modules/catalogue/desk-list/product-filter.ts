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

const draftOf = (more: string) => `g.sku_key in (select d.sku_key from product_draft d where ${more})`;

const states: Readonly<Record<(typeof productStateFilters)[number], string>> = {
  on_sale: "g.is_listed",
  withdrawn: "(g.is_product and not g.is_listed)",
  draft: draftOf("d.publish_at is null"),
  scheduled: draftOf("d.publish_at is not null and d.problem is null"),
  problem: draftOf("d.problem is not null"),
};
const stocks = {
  in: "g.stock_qty > 0",
  out: "g.few_left = 0",
};
const missing: Readonly<Record<(typeof missingFilters)[number], string>> = {
  picture: "g.media_gallery = '[]'::jsonb",
  trade_price: "g.trade_price_kobo is null",
};

/** Of words: a few are looked up; many are a set that each product is looked for in, also by a plan that is made for any number of them. */
const manyFound = 500;
/** Of what is low: of more than these a page is found sooner in the list's order. */
const manyLow = 2_000;

function isAmong(ids: readonly number[], many: number, value: (parameter: SqlValue) => string): string {
  const all = `${value([...ids])}::int[]`;
  // Asked for its truth, it stays a set that each row is looked for in, instead of a join.
  return ids.length > many ? `(g.id in (select unnest(${all}))) is true` : `g.id = any(${all})`;
}

/** What is read before the list: ids of products on sale. */
export interface Found {
  /** Those that the words of the search find. */
  readonly byWords: ReadonlySet<number>;
  /** Those that are low; none where nobody asks for them. */
  readonly low: readonly number[];
}

export function asksForLow({ stock = "" }: ProductFilter): boolean {
  return stock.split(",").includes("low");
}

/** Nothing else narrows the list, so that all that is low is in it. */
export function isOnlyLow({ stock, ...others }: ProductFilter): boolean {
  return stock === "low" && isWithout(others);
}

function isWithout(others: Omit<ProductFilter, "stock"> | Omit<ProductFilter, "search">): boolean {
  return Object.values(others).every((each) => each === undefined || each.length === 0);
}

/** Turns an address into a condition. */
export function conditionOf(
  filter: ProductFilter,
  structure: Structure,
  { byWords, low }: Found,
): Condition | BadFilter {
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const value = (parameter: SqlValue) => `$${values.push(parameter)}`;
  const words = wordsIn(filter, value);
  if (words !== undefined) {
    conditions.push(`(${words} or ${isAmong([...byWords], manyFound, value)})`);
  }
  if (filter.category) {
    const all = value(withDescendants(structure.categories, filter.category));
    conditions.push(`(g.category_ids && ${all}::int[] or g.room_ids && ${all}::int[])`);
  }
  if (filter.family) conditions.push(`g.variant_group = ${value(filter.family)}`);
  const stocksAndLow: Readonly<Record<(typeof stockFilters)[number], string>> = {
    ...stocks,
    low: asksForLow(filter) ? isAmong(low, manyLow, value) : "false",
  };
  for (const [field, table] of [
    ["stock", stocksAndLow],
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
  if (words === undefined || !isWithout(others)) return undefined;
  return { where: `${words} and g.id not in (select unnest(${value([...found])}::int[]))`, values };
}

/** The words of a search as numbers and names are compared with them: each may stand anywhere in either. */
export function searchedWords({ search = "" }: Pick<ProductFilter, "search">): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

function wordsIn(
  filter: Pick<ProductFilter, "search">,
  value: (parameter: SqlValue) => string,
): string | undefined {
  // One by one, for then the index of words is used.
  const fits = searchedWords(filter).map(
    (word) => `g.words like ${value(`%${word.replace(/[\\%_]/g, "\\$&")}%`)}`,
  );
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
  const range = rangeOf(wanted);
  if (range === undefined) return undefined;
  // Numbers in jsonb are compared as they are, which is faster than by way of a text.
  const number = `(g.attributes -> ${value(code)})`;
  const { from, to } = range;
  if (from === to) return `${number} = ${value(String(from))}::text::jsonb`;
  const least = from === undefined ? [] : [`${number} >= ${value(String(from))}::text::jsonb`];
  const most = to === undefined ? [] : [`${number} <= ${value(String(to))}::text::jsonb`];
  return `(${[...least, ...most].join(" and ")})`;
}

/** "5..20", "5..", "..20" or "5", both ends in it; undefined for what is none of them. */
export function rangeOf(text: string): { readonly from?: number; readonly to?: number } | undefined {
  const [, from, dots, to] =
    /^(-?\d{1,12}(?:\.\d{1,6})?)?(\.\.)?(-?\d{1,12}(?:\.\d{1,6})?)?$/.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  if (dots === undefined) return { from: Number(from), to: Number(from) };
  return {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

/** These categories and all below them, also by the way of one that shows another's. @param named ids, parted by commas */
export function withDescendants(categories: readonly CategoryNode[], named: string): number[] {
  const wanted = new Set(named.split(",").map(Number).filter(Number.isSafeInteger));
  for (const { id, childrenFrom } of categories)
    if (wanted.has(id) && childrenFrom !== null) wanted.add(childrenFrom);
  // A parent stands before its children.
  for (const { id, parentId } of categories) if (parentId !== null && wanted.has(parentId)) wanted.add(id);
  return [...wanted];
}
