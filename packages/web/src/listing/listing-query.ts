import type { Attribute } from "@precise/contract/shop/catalogue";
import { type Filters, largestPage, sortFields } from "@precise/contract/shop/product-list";
import { hasControlCharacters } from "@precise/contract/wire/clean-text";
import { digitsOf, rangeProblem } from "./range-problem.ts";

/** Sort choices as written in an address. @source design D18 */
export const sortChoices = [
  "relevance",
  "price-asc",
  "price-desc",
  "price_per_klm",
  "name",
  "newest",
] as const;
export type SortChoice = (typeof sortChoices)[number];

/** What a listing is narrowed to: the query of its address, decoded. Prices and other ranges are whole or decimal numbers. */
export interface ListingQuery {
  readonly filters: Filters;
  /** `relevance` is the shop's own order and is never written. */
  readonly sort: SortChoice;
  readonly page: number;
  /** Ends of ranges that are no amounts, as they were typed: nothing is filtered by them, and the fields say so. */
  readonly unread?: Readonly<Record<string, { readonly from: string; readonly to: string }>>;
}

/** Whether an attribute is filtered by its options, by a range, or by either. Names that are not in the map are ignored. */
export type FacetKinds = ReadonlyMap<string, "options" | "range" | "either">;

export const plainListing: ListingQuery = { filters: {}, sort: "relevance", page: 1 };

const mostFilters = 30;
const mostValues = 60;
const longestValue = 80;
/** What a field takes. */
const longestEnd = 17;
const largestBound = 1_000_000_000_000;
const rangePattern = /^(\d{1,12}(?:\.\d{1,4})?)?-(\d{1,12}(?:\.\d{1,4})?)?$/;

/** The names that a listing understands, from the attribute metadata; price is always one. */
export function facetKindsOf(attributes: readonly Attribute[]): FacetKinds {
  const kinds = new Map<string, "options" | "range" | "either">([["price", "range"]]);
  for (const { attribute_code, input_type, filterable, attribute_options } of attributes) {
    if (!filterable || input_type === "text" || isReservedName(attribute_code)) continue;
    const hasNumbers =
      attribute_options.length > 0 && attribute_options.every(({ value }) => /^\d+(\.\d+)?$/.test(value));
    const kind =
      input_type === "number" ? "range" : hasNumbers && input_type !== "boolean" ? "either" : "options";
    kinds.set(attribute_code, kind);
  }
  return kinds;
}

/**
 * Reads the query of a listing's address. Also understands what a form without JavaScript sends: one parameter per ticked
 * box, and `price.from` with `price.to` for a range. Unknown names and senseless values are ignored.
 * @source design D18
 */
export function parseListingQuery(params: URLSearchParams, kinds: FacetKinds): ListingQuery {
  const filters: Filters = {};
  const unread: Record<string, { from: string; to: string }> = {};
  for (const code of [...kinds.keys()].sort()) {
    const kind = kinds.get(code) ?? "options";
    const typed = kind === "range" ? unreadRange(params, code) : undefined;
    if (typed) unread[code] = typed;
    const filter = typed ? undefined : filterFrom(params, code, kind);
    if (filter && Object.keys(filters).length < mostFilters) filters[code] = filter;
  }
  const sort = sortChoices.find((choice) => choice === params.get("sort")) ?? "relevance";
  const page = Number(params.get("page") ?? "1");
  return {
    filters,
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
    ...(Object.keys(unread).length > 0 ? { unread } : {}),
  };
}

/**
 * The query of a listing's address with its question mark, or nothing for the plain listing. The same choice always gives
 * the same text: names in alphabetical order, values too, then sort, then page.
 */
export function listingSearch({ filters, sort, page, unread = {} }: ListingQuery): string {
  const texts = [
    ...Object.entries(filters).map(
      ([code, filter]) => [code, "in" in filter ? optionsText(filter.in) : rangeText(filter)] as const,
    ),
    ...Object.entries(unread).map(
      ([code, { from, to }]) => [code, `${encodeURIComponent(from)}-${encodeURIComponent(to)}`] as const,
    ),
  ];
  const parts = texts
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, text]) => `${code}=${text}`);
  if (sort !== "relevance") parts.push(`sort=${sort}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Whether an address asks for more than the plain listing. @param kinds undefined when they could not be loaded */
export function hasListingQuery(params: URLSearchParams, kinds: FacetKinds | undefined): boolean {
  if (kinds === undefined) return params.size > 0;
  return [...params.keys()].some((name) => isReservedName(name) || kinds.has(baseName(name)));
}

/** Whether an address has the form that a form without JavaScript sends, which is then led to the one we write. */
export function isFormShaped(params: URLSearchParams, kinds: FacetKinds): boolean {
  const names = [...params.keys()].filter((name) => isReservedName(name) || kinds.has(baseName(name)));
  const isRepeated = new Set(names).size < names.length;
  return isRepeated || names.some((name) => name !== baseName(name) || params.get(name) === "");
}

/** The wire's sort of a choice; undefined for the shop's own order. */
export function wireSortOf(choice: SortChoice) {
  const [field = "", direction] = choice.split("-");
  const known = sortFields.find((name) => name === field);
  if (known === undefined || known === "relevance") return undefined;
  return { field: known, direction: direction === "desc" ? ("DESC" as const) : ("ASC" as const) };
}

function filterFrom(
  params: URLSearchParams,
  code: string,
  kind: "options" | "range" | "either",
): Filters[string] | undefined {
  const from = bound(params.get(`${code}.from`));
  const to = bound(params.get(`${code}.to`));
  if (kind !== "options" && (from !== undefined || to !== undefined)) return range(from, to);
  const texts = params.getAll(code).filter((text) => text !== "");
  const [first] = texts;
  if (first === undefined) return undefined;
  const ends = kind === "options" ? null : rangePattern.exec(first);
  if (ends) return range(bound(ends[1]), bound(ends[2]));
  if (kind === "range") return undefined;
  const values = texts
    .flatMap((text) => text.split(","))
    .filter((text) => text !== "" && text.length <= longestValue && !hasControlCharacters(text));
  const distinct = [...new Set(values)].sort().slice(0, mostValues);
  return distinct.length === 0 ? undefined : { in: distinct };
}

/** The ends of a range where one of them is no amount; undefined where they can be read or nothing was typed. */
function unreadRange(params: URLSearchParams, code: string): { from: string; to: string } | undefined {
  const text = params.get(code) ?? "";
  if (rangePattern.test(text)) return undefined;
  const hyphen = text.lastIndexOf("-");
  const from = params.get(`${code}.from`) ?? (hyphen < 0 ? text : text.slice(0, hyphen));
  const to = params.get(`${code}.to`) ?? (hyphen < 0 ? "" : text.slice(hyphen + 1));
  if (from.length > longestEnd || to.length > longestEnd) return undefined;
  return rangeProblem(from, to)?.code === "unreadable" ? { from, to } : undefined;
}

/** Ends the wrong way round are turned: no one means an empty range. */
function range(from: number | undefined, to: number | undefined): { from?: number; to?: number } | undefined {
  if (from !== undefined && to !== undefined) return { from: Math.min(from, to), to: Math.max(from, to) };
  if (from !== undefined) return { from };
  return to === undefined ? undefined : { to };
}

/** People type "₦50,000" and "50 000" too. */
function bound(text: string | null | undefined): number | undefined {
  const digits = digitsOf(text ?? "");
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(digits)) return undefined;
  return Math.min(Number(digits), largestBound);
}

function optionsText(values: readonly string[]): string {
  return [...new Set(values)].sort().map(encodeURIComponent).join(",");
}

function rangeText({ from, to }: { from?: number | undefined; to?: number | undefined }): string {
  return `${from ?? ""}-${to ?? ""}`;
}

function isReservedName(name: string): boolean {
  return name === "page" || name === "sort";
}

function baseName(name: string): string {
  return name.replace(/\.(?:from|to)$/, "");
}
