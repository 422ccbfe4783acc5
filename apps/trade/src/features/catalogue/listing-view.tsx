import { categoryPath } from "@precise/contract/wire/product-url";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { Breadcrumbs } from "@precise/ui/components/navigation/breadcrumbs";
import { CategoryLinks } from "@precise/web/components/category-links";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { ListingColumns } from "@precise/web/components/listing-columns";
import { listingSearch } from "@precise/web/listing/listing-query";
import { basePath, fullPath, homePath } from "#trade/base/routes/base-path.ts";
import type { PriceBase } from "#trade/features/prices/prices-cookie.ts";
import { PricesSwitch } from "#trade/features/prices/prices-switch.client.tsx";
import { choice, choices } from "#trade/features/prices/prices-switch.css.ts";
import { catalogueCopy as copy } from "./catalogue-copy.ts";
import { GridView } from "./grid-view.tsx";
import type { TradeListing } from "./listing.data.ts";
import * as css from "./listing-view.css.ts";
import { type ListingViewChoice, viewParams } from "./listing-view-choice.ts";
import { TableView } from "./table-view.tsx";

/** A category of the trade area: rows to order from, or pictures. @source design "Trade tables" */
export function ListingView(props: TradeListing & { readonly priceBase: PriceBase }) {
  const { category, parents, query, view, list, attributes, priceBase } = props;
  const path = categoryPath(category);
  const search = listingSearch(query);
  const isEmptyCategory = list.total_count === 0 && listingSearch({ ...query, page: 1 }) === "";
  const here = fullPath(path as `/${string}`) + search;
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumbs
          trail={[
            ...parents.map((parent) => ({ name: parent.name, href: categoryPath(parent) })),
            { name: category.name },
          ]}
          Link={IntentLink}
        />
        <div className={css.title}>
          <h1 className={css.name}>{category.name}</h1>
          <p className={css.count}>{copy.count(list.total_count)}</p>
        </div>
        <CategoryLinks label={copy.subcategories} categories={category.subcategories ?? []} />
      </div>
      {isEmptyCategory ? (
        <EmptyState
          title={copy.emptyCategory}
          action={
            <ButtonLink href={homePath} Link={IntentLink}>
              {copy.home}
            </ButtonLink>
          }
        >
          <p>{copy.emptyCategoryText}</p>
        </EmptyState>
      ) : (
        <ListingColumns
          path={path}
          basePath={basePath}
          kept={viewParams(view)}
          countCall={{ path: `/api/clients/product/filter/${category.id}` }}
          query={query}
          list={list}
          attributes={attributes}
          hasWideTools
          tools={
            <div className={css.tools}>
              <PricesSwitch base={priceBase} returnPath={here} />
              <ViewChoice path={path} search={search} view={view} />
            </div>
          }
        >
          {list.items.length === 0 ? (
            <NothingHere path={path} isPastTheEnd={list.total_count > 0} />
          ) : view === "grid" ? (
            <GridView
              items={list.items}
              attributes={attributes}
              returnPath={`${here}${search === "" ? "?" : "&"}view=grid`}
            />
          ) : (
            <TableView label={category.name} items={list.items} attributes={attributes} returnPath={here} />
          )}
        </ListingColumns>
      )}
    </Container>
  );
}

function NothingHere({ path, isPastTheEnd }: { readonly path: string; readonly isPastTheEnd: boolean }) {
  return (
    <EmptyState
      title={isPastTheEnd ? copy.pastTheEnd : copy.emptyTitle}
      action={
        <ButtonLink href={path} Link={IntentLink}>
          {isPastTheEnd ? copy.firstPage : copy.clearAll}
        </ButtonLink>
      }
    >
      {!isPastTheEnd && <p>{copy.emptyText}</p>}
    </EmptyState>
  );
}

/** Rows or pictures, as two links: the address says which. @param search of the listing, without the view */
function ViewChoice(props: {
  readonly path: string;
  readonly search: string;
  readonly view: ListingViewChoice;
}) {
  const { path, search, view } = props;
  const withGrid = search === "" ? "?view=grid" : `${search}&view=grid`;
  return (
    <nav aria-label={copy.view} className={choices}>
      <IntentLink
        href={path + search}
        className={choice}
        aria-current={view === "table" ? "true" : undefined}
      >
        {copy.table}
      </IntentLink>
      <IntentLink
        href={path + withGrid}
        className={choice}
        aria-current={view === "grid" ? "true" : undefined}
      >
        {copy.grid}
      </IntentLink>
    </nav>
  );
}
