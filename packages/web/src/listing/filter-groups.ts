import { formatNaira, naira } from "@precise/cart-core/money";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { Aggregation, Filters } from "@precise/contract/shop/product-list";
import { filterName, filterPlace, inOptionOrder, isOffered } from "./filter-order.ts";
import { type ListingQuery, listingSearch } from "./listing-query.ts";
import { bandText, rangeBands } from "./range-bands.ts";
import { type RangeProblem, rangeProblem } from "./range-problem.ts";

export interface FilterOption {
  readonly label: string;
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** One filter of the bar. A range's ends are what the other filters leave, in the unit's numbers. */
export type FilterGroup = { readonly code: string; readonly label: string; readonly isActive: boolean } & (
  | { readonly kind: "options"; readonly options: readonly FilterOption[] }
  | {
      readonly kind: "range";
      readonly unit: string | undefined;
      readonly min: number;
      readonly max: number;
      /** What was chosen; what was typed where that is no amount. */
      readonly from: number | string | undefined;
      readonly to: number | string | undefined;
      /** Parts of it to choose by one press; the ends are empty while one of them is chosen. */
      readonly bands?: readonly FilterBand[];
      /** What is wrong with the ends in the address. */
      readonly problem?: RangeProblem | undefined;
    }
);

export interface FilterBand {
  readonly label: string;
  /** As the address has it: `400-800`, `-400`. */
  readonly value: string;
  readonly isChosen: boolean;
}

/** An active choice and the address of the listing without it. */
export interface ActiveChoice {
  readonly label: string;
  readonly href: string;
}

/**
 * The filters to offer, those that people shop by first. A filter with one option that everything has helps no one and is left out, unless
 * it is active. A chosen option stays to be unticked, also where nothing has it any more.
 */
export function filterGroups(
  aggregations: readonly Aggregation[],
  query: ListingQuery,
  attributes: readonly Attribute[],
  totalCount: number,
): FilterGroup[] {
  const groups = aggregations.flatMap((aggregation): FilterGroup[] => {
    if (!isOffered(aggregation.attribute_code)) return [];
    const filter = query.filters[aggregation.attribute_code];
    const group = withBands(
      withUnread(
        groupOf(aggregation, filter, optionLabels(attributes, aggregation.attribute_code)),
        query.unread?.[aggregation.attribute_code],
      ),
    );
    return group.isActive || isUseful(group, totalCount) ? [group] : [];
  });
  return groups.toSorted((one, other) => filterPlace(one.code) - filterPlace(other.code));
}

/** Everything that is chosen, each with the address without it; sort is kept, the page starts again. */
export function activeChoices(
  query: ListingQuery,
  aggregations: readonly Aggregation[],
  attributes: readonly Attribute[],
  basePath: string,
): ActiveChoice[] {
  const hrefWith = (filters: Filters) => basePath + listingSearch({ sort: query.sort, filters, page: 1 });
  return Object.entries(query.filters).flatMap(([code, filter]): ActiveChoice[] => {
    const { [code]: _removed, ...others } = query.filters;
    const aggregation = aggregations.find(({ attribute_code }) => attribute_code === code);
    if (!("in" in filter)) {
      return [
        {
          label: `${labelOf(code, aggregation, attributes)}: ${rangeText(code, filter, unitOf(code, aggregation, attributes))}`,
          href: hrefWith(others),
        },
      ];
    }
    const labels = optionLabels(attributes, code);
    return filter.in.map((value) => {
      const rest = filter.in.filter((other) => other !== value);
      const option = aggregation?.options.find((known) => known.value === value);
      return {
        label: choiceLabel(
          code,
          labelOf(code, aggregation, attributes),
          option?.label ?? labels.get(value) ?? value,
        ),
        href: hrefWith(rest.length === 0 ? others : { ...others, [code]: { in: rest } }),
      };
    });
  });
}

function groupOf(
  aggregation: Aggregation,
  filter: Filters[string] | undefined,
  labels: ReadonlyMap<string, string>,
): FilterGroup {
  const { attribute_code: code, unit, range, options } = aggregation;
  const label = filterName(code, aggregation.label);
  const isActive = filter !== undefined;
  if (options.length > 0 || range === undefined) {
    const chosen = new Set(filter && "in" in filter ? filter.in : []);
    const known = new Set(options.map(({ value }) => value));
    const gone = [...chosen].filter((value) => !known.has(value));
    return {
      kind: "options",
      code,
      label,
      isActive,
      options: [
        ...inOptionOrder(code, options).map((option) => ({ ...option, isChosen: chosen.has(option.value) })),
        ...gone.map((value) => ({ value, label: labels.get(value) ?? value, count: 0, isChosen: true })),
      ],
    };
  }
  const ends = filter && !("in" in filter) ? filter : {};
  return {
    kind: "range",
    code,
    label,
    isActive,
    unit,
    min: range.min,
    max: range.max,
    from: ends.from,
    to: ends.to,
  };
}

function withBands(group: FilterGroup): FilterGroup {
  if (group.kind !== "range") return group;
  const { code, from, to, unit } = group;
  const bands = rangeBands(code, group).map((band): FilterBand => {
    const isChosen = group.isActive && band.from === from && band.to === to;
    return { label: bandText(band, unit), value: `${band.from ?? ""}-${band.to ?? ""}`, isChosen };
  });
  if (bands.length === 0) return group;
  return {
    ...group,
    bands,
    ...(bands.some(({ isChosen }) => isChosen) && { from: undefined, to: undefined }),
  };
}

/** What someone typed stays in its fields, with what is wrong about it. */
function withUnread(group: FilterGroup, unread: { from: string; to: string } | undefined): FilterGroup {
  if (unread === undefined || group.kind !== "range") return group;
  const { from, to } = unread;
  return { ...group, isActive: true, from, to, problem: rangeProblem(from, to) ?? undefined };
}

function isUseful(group: FilterGroup, totalCount: number): boolean {
  if (group.kind === "range") return group.min < group.max;
  const [only] = group.options;
  return group.options.length > 1 || (only !== undefined && only.count < totalCount);
}

/** "Yes" and "No" say nothing by themselves, nor does a town. */
function choiceLabel(code: string, attribute: string, option: string): string {
  return option === "Yes" || option === "No" || code === "on_display" ? `${attribute}: ${option}` : option;
}

function rangeText(
  code: string,
  { from, to }: { from?: number | undefined; to?: number | undefined },
  unit: string | undefined,
): string {
  const text = (amount: number) =>
    code === "price" ? formatNaira(naira(amount)) : `${amount}${unit ? ` ${unit}` : ""}`;
  if (from !== undefined && to !== undefined) return `${text(from)} to ${text(to)}`;
  return from === undefined ? `up to ${text(to ?? 0)}` : `from ${text(from)}`;
}

function labelOf(
  code: string,
  aggregation: Aggregation | undefined,
  attributes: readonly Attribute[],
): string {
  const known = aggregation?.label ?? attributes.find(({ attribute_code }) => attribute_code === code)?.label;
  return filterName(code, known ?? (code === "price" ? "Price" : code));
}

function unitOf(
  code: string,
  aggregation: Aggregation | undefined,
  attributes: readonly Attribute[],
): string | undefined {
  return aggregation?.unit ?? attributes.find(({ attribute_code }) => attribute_code === code)?.unit;
}

function optionLabels(attributes: readonly Attribute[], code: string): ReadonlyMap<string, string> {
  const attribute = attributes.find(({ attribute_code }) => attribute_code === code);
  return new Map(attribute?.attribute_options.map(({ value, label }) => [value, label]));
}
