import type { Attribute } from "@precise/api-client/products";
import type { ProductList } from "@precise/contract/product-list";
import { ProductGrid } from "@precise/ui/blocks/product-grid";
import { ButtonLink } from "@precise/ui/components/button";
import { RemovableChips } from "@precise/ui/components/chip";
import { EmptyState } from "@precise/ui/components/empty-state";
import { Pagination } from "@precise/ui/components/pagination";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { type ListingQuery, listingSearch } from "@precise/web/listing/listing-query";
import { productCards } from "../../catalogue/product-cards.tsx";
import { copy } from "../../copy.ts";
import { ColumnChoice } from "./column-choice.client.tsx";
import type { CountCall } from "./count-found.ts";
import { filterCopy } from "./filter-copy.ts";
import { FilterForm } from "./filter-form.client.tsx";
import { activeChoices, filterGroups } from "./filter-groups.ts";
import { listingCopy } from "./listing-copy.ts";
import { narrowingFormId } from "./narrowing-form-id.ts";
import { chipsId, resultsId } from "./narrowing-memory.ts";
import * as css from "./product-list-view.css.ts";
import { SortField } from "./sort-field.tsx";

const cardSize = {
  sizes: "(min-width: 1280px) 310px, (min-width: 900px) 24vw, (min-width: 600px) 31vw, calc(50vw - 22px)",
  mostPixels: 640,
};

/** Products with filters, sort and pages, of a category or a search. */
export function ProductListView(props: {
  /** Path of the page without its query. */
  readonly basePath: string;
  /** How a browser counts what a choice would leave. */
  readonly countCall: CountCall;
  readonly query: ListingQuery;
  readonly list: ProductList;
  readonly attributes: readonly Attribute[];
  /** What was searched for, and the spelling that found it; absent on a category's page. */
  readonly searched?: readonly string[];
}) {
  const { basePath, countCall, query, list, attributes, searched } = props;
  const { current_page, total_pages } = list.page_info;
  const groups = filterGroups(list.aggregations, query, attributes, list.total_count);
  const active = activeChoices(query, list.aggregations, attributes, basePath);
  const plainHref = basePath + listingSearch({ sort: query.sort, filters: {}, page: 1 });
  const search = listingSearch(query);
  const found = copy.listing.count(list.total_count);
  const told = query.page > 1 ? `${filterCopy.page(current_page, total_pages)}, ${found}` : found;
  return (
    <div className={css.columns}>
      {/* Boxes keep what was last ticked in them: another choice is another form. */}
      <FilterForm key={search} action={basePath} groups={groups} countCall={countCall} told={told} />
      {/* Takes the focus where what had it is gone, and is not reached otherwise. */}
      <section id={resultsId} tabIndex={-1} aria-label={listingCopy.results} className={css.results}>
        <div className={css.toolbar}>
          <button type="button" popoverTarget={narrowingFormId} className={css.filterButton}>
            {copy.listing.filterWith(active.length)}
          </button>
          <ColumnChoice />
          <SortField key={query.sort} sort={query.sort} isSearch={searched !== undefined} />
        </div>
        <div id={chipsId} data-narrows>
          <RemovableChips
            items={active}
            clearAll={{ label: copy.listing.clearAll, href: plainHref }}
            Link={IntentLink}
          />
        </div>
        <div className={css.products}>
          {list.items.length > 0 ? (
            <ProductGrid
              besideFilters
              cards={productCards(list.items, attributes, {
                pictureSize: cardSize,
                isFirstEager: true,
                headingLevel: 2,
                ...(searched ? { searched } : {}),
              })}
            />
          ) : (
            <NothingHere
              isPastTheEnd={list.total_count > 0}
              plainHref={plainHref}
              firstHref={basePath + listingSearch({ ...query, page: 1 })}
            />
          )}
          <div data-narrows>
            <Pagination
              current={current_page}
              total={total_pages}
              hrefOf={(page) => basePath + listingSearch({ ...query, page })}
              Link={IntentLink}
            />
          </div>
        </div>
      </section>
    </div>
  );
}

function NothingHere(props: {
  readonly isPastTheEnd: boolean;
  readonly plainHref: string;
  readonly firstHref: string;
}) {
  const { isPastTheEnd, plainHref, firstHref } = props;
  return isPastTheEnd ? (
    <EmptyState
      title={copy.listing.pastTheEnd}
      action={
        <ButtonLink href={firstHref} Link={IntentLink}>
          {copy.listing.firstPage}
        </ButtonLink>
      }
    >
      <p>{copy.listing.pastTheEndText}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={copy.listing.emptyTitle}
      action={
        <ButtonLink href={plainHref} Link={IntentLink}>
          {copy.listing.clearAll}
        </ButtonLink>
      }
    >
      <p>{copy.listing.emptyText}</p>
    </EmptyState>
  );
}
