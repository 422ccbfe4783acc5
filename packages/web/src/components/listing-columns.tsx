import type { Attribute } from "@precise/contract/shop/catalogue";
import type { Aggregation } from "@precise/contract/shop/product-list";
import { Button } from "@precise/ui/components/inputs/button";
import { RemovableChips } from "@precise/ui/components/navigation/chip";
import { Pagination } from "@precise/ui/components/navigation/pagination";
import type { ReactNode } from "react";
import type { CountCall } from "../listing/count-found.ts";
import { type FoundNoun, filterCopy } from "../listing/filter-copy.ts";
import { activeChoices, filterGroups } from "../listing/filter-groups.ts";
import { type ListingQuery, listingSearch } from "../listing/listing-query.ts";
import { narrowingFormId } from "../listing/narrowing-form-id.ts";
import { chipsId, resultsId } from "../listing/narrowing-memory.ts";
import { FilterForm } from "./filter-form.client.tsx";
import { IntentLink } from "./intent-link.client.tsx";
import * as css from "./listing-columns.css.ts";
import { SortField } from "./sort-field.tsx";

/**
 * What a list of products is narrowed by, and the list: filters in a column or a sheet, what is active, order, pages. The
 * address says everything.
 * @param path of the page without its query, as the router takes it
 * @param basePath where the app lies on its domain, when that is not the root
 * @param isPlainAnotherRoute whether the listing without a query is another route of the app than the narrowed one
 * @param kept the rest of the address, which stays
 * @param tools shown beside the order
 */
export function ListingColumns(props: {
  readonly path: string;
  readonly basePath?: string;
  readonly kept?: Readonly<Record<string, string>>;
  /** How a browser counts what a choice would leave. */
  readonly countCall: CountCall;
  /** What is counted, where that is not products. */
  readonly noun?: FoundNoun;
  readonly query: ListingQuery;
  readonly list: {
    readonly total_count: number;
    readonly page_info: { readonly current_page: number; readonly total_pages: number };
    readonly aggregations: readonly Aggregation[];
  };
  readonly attributes: readonly Attribute[];
  readonly isPlainAnotherRoute?: boolean;
  readonly isSearch?: boolean;
  readonly tools: ReactNode;
  /** The tools take a line of their own on phones. */
  readonly hasWideTools?: boolean;
  readonly children: ReactNode;
}) {
  const { path, basePath = "", kept = {}, countCall, query, list, attributes } = props;
  const { noun = "product", isPlainAnotherRoute = false, isSearch = false, hasWideTools = false } = props;
  const { current_page, total_pages } = list.page_info;
  const hrefOf = (to: ListingQuery) => path + withKept(listingSearch(to), kept);
  const groups = filterGroups(list.aggregations, query, attributes, list.total_count);
  const active = activeChoices(query, list.aggregations, attributes, "").map(({ label, href }) => ({
    label,
    href: path + withKept(href, kept),
  }));
  const found = filterCopy.count(list.total_count, noun);
  const announcement = query.page > 1 ? `${filterCopy.page(current_page, total_pages)}, ${found}` : found;
  return (
    <div className={css.columns}>
      {/* Boxes keep what was last ticked in them: another choice is another form. */}
      <FilterForm
        key={hrefOf(query)}
        action={basePath + path}
        groups={groups}
        countCall={countCall}
        noun={noun}
        announcement={announcement}
        basePath={basePath}
        leavesRoute={isPlainAnotherRoute && listingSearch(query) === ""}
        kept={kept}
      />
      {/* Takes the focus where the focused element is gone, and is not reached otherwise. */}
      <section id={resultsId} tabIndex={-1} aria-label={filterCopy.results} className={css.results}>
        <div className={hasWideTools ? css.wrappingToolbar : css.toolbar}>
          <span className={css.filterButton}>
            <Button tone="choice" popoverTarget={narrowingFormId}>
              {filterCopy.filterWith(active.length)}
            </Button>
          </span>
          {props.tools}
          <SortField key={query.sort} sort={query.sort} isSearch={isSearch} />
        </div>
        <div id={chipsId} data-narrows>
          <RemovableChips
            items={active}
            clearAll={{
              label: filterCopy.clearAll,
              href: hrefOf({ sort: query.sort, filters: {}, page: 1 }),
            }}
            Link={IntentLink}
          />
        </div>
        <div className={css.products}>
          {props.children}
          <div data-narrows>
            <Pagination
              current={current_page}
              total={total_pages}
              hrefOf={(page) => hrefOf({ ...query, page })}
              Link={IntentLink}
            />
          </div>
        </div>
      </section>
    </div>
  );
}

function withKept(search: string, kept: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(kept).toString();
  if (text === "") return search;
  return search === "" ? `?${text}` : `${search}&${text}`;
}
