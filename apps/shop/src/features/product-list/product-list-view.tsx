import type { Attribute } from "@precise/contract/catalogue";
import type { ProductList } from "@precise/contract/product-list";
import { ProductGrid } from "@precise/ui/blocks/product/product-grid";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { ListingColumns } from "@precise/web/components/listing-columns";
import type { CountCall } from "@precise/web/listing/count-found";
import { type ListingQuery, listingSearch } from "@precise/web/listing/listing-query";
import { copy } from "#shop/base/copy.ts";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import { ColumnChoice } from "./column-choice.client.tsx";

const cardSize = {
  sizes: "(min-width: 1280px) 310px, (min-width: 900px) 24vw, (min-width: 600px) 31vw, calc(50vw - 22px)",
  mostPixels: 640,
  leastPixels: 384,
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
  /** Whether the first card's picture is the page's first. */
  readonly isFirstEager?: boolean;
}) {
  const { basePath: path, countCall, query, list, attributes, searched, isFirstEager = true } = props;
  return (
    <ListingColumns
      path={path}
      countCall={countCall}
      query={query}
      list={list}
      attributes={attributes}
      // A listing without a query is made beforehand, a narrowed one per request (design D18); a search is always the latter.
      isPlainAnotherRoute={searched === undefined}
      isSearch={searched !== undefined}
      tools={<ColumnChoice />}
    >
      {list.items.length > 0 ? (
        <ProductGrid
          besideFilters
          cards={productCards(list.items, attributes, {
            pictureSize: cardSize,
            isFirstEager,
            headingLevel: 2,
            ...(searched ? { searched } : {}),
          })}
        />
      ) : (
        <NothingHere
          isPastTheEnd={list.total_count > 0}
          plainHref={path + listingSearch({ sort: query.sort, filters: {}, page: 1 })}
          firstHref={path + listingSearch({ ...query, page: 1 })}
        />
      )}
    </ListingColumns>
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
