import type { Attribute } from "@precise/contract/shop/catalogue";
import type { ProductList } from "@precise/contract/shop/product-list";
import { ProductGrid } from "@precise/ui/blocks/product/product-grid";
import { ListingColumns } from "@precise/web/components/listing-columns";
import type { CountCall } from "@precise/web/listing/count-found";
import type { FoundNoun } from "@precise/web/listing/filter-copy";
import { activeChoices } from "@precise/web/listing/filter-groups";
import { type ListingQuery, listingSearch } from "@precise/web/listing/listing-query";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import { ColumnChoice } from "./column-choice.client.tsx";
import { FamilyCard } from "./family-card.client.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { quickAddFormId } from "./quick-add-form-id.ts";

const cardSize = {
  sizes: "(min-width: 1440px) 274px, (min-width: 900px) 24vw, (min-width: 600px) 31vw, calc(50vw - 22px)",
  mostPixels: 640,
  leastPixels: 384,
};

/** Families with filters, sort and pages, of a category or a search. */
export function ProductListView(props: {
  /** Path of the page without its query. */
  readonly basePath: string;
  /** How a browser counts what a choice would leave. */
  readonly countCall: CountCall;
  readonly noun: FoundNoun;
  readonly query: ListingQuery;
  readonly list: ProductList;
  readonly attributes: readonly Attribute[];
  /** What was searched for, and the spelling that found it; absent on a category's page. */
  readonly searched?: readonly string[];
  /** Whether the first card's picture is the page's first. */
  readonly isFirstEager?: boolean;
}) {
  const { basePath: path, countCall, noun, query, list, attributes, searched } = props;
  const { isFirstEager = true } = props;
  return (
    <ListingColumns
      path={path}
      countCall={countCall}
      noun={noun}
      query={query}
      list={list}
      attributes={attributes}
      // A listing without a query is made beforehand, a narrowed one per request (design D18); a search is always the latter.
      isPlainAnotherRoute={searched === undefined}
      isSearch={searched !== undefined}
      tools={<ColumnChoice />}
    >
      {list.items.length > 0 ? (
        <>
          <form id={quickAddFormId} method="post" action="/form/cart/add" hidden />
          <ProductGrid
            besideFilters
            cards={productCards(list.items, attributes, {
              pictureSize: cardSize,
              isFirstEager,
              headingLevel: 2,
              Card: FamilyCard,
              ...(searched ? { searched } : {}),
            })}
          />
        </>
      ) : (
        <NothingHere
          isPastTheEnd={list.total_count > 0}
          active={activeChoices(query, list.aggregations, attributes, path)}
          plainHref={path + listingSearch({ sort: query.sort, filters: {}, page: 1 })}
          firstHref={path + listingSearch({ ...query, page: 1 })}
        />
      )}
    </ListingColumns>
  );
}
