import { formatNaira, naira } from "@precise/cart-core/money";
import { saleCategoryId } from "@precise/contract/shop/category";
import { categoryPath } from "@precise/contract/wire/product-url";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { CategoryLinks } from "@precise/web/components/category-links";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { listingSearch } from "@precise/web/listing/listing-query";
import type { ReactNode } from "react";
import { ceilingCategoryIds } from "#shop/base/ceiling-categories.ts";
import { loadHomeTexts } from "#shop/base/content/home-texts.ts";
import { copy } from "#shop/base/copy.ts";
import { nounOfCategory } from "#shop/base/noun-of-category.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { type Listing, wholeCatalogueId } from "./listing.data.ts";
import { listingCopy } from "./listing-copy.ts";
import * as css from "./listing-view.css.ts";
import { ProductListView } from "./product-list-view.tsx";

/**
 * A category's listing, or the whole catalogue. @source design "Listing"
 * @param props.head what begins the page instead
 * @param props.hasPictureAbove with a picture of its own, which is the page's first
 */
export function ListingView(
  props: Listing & { readonly head?: ReactNode; readonly hasPictureAbove?: boolean },
) {
  const { category, parents, query, list, attributes, head, hasPictureAbove = false } = props;
  const basePath = category ? categoryPath(category) : "/products";
  const isEmptyCategory = list.total_count === 0 && listingSearch({ ...query, page: 1 }) === "";
  return (
    <Container>
      {head || <ListingHead {...props} isEmptyCategory={isEmptyCategory} />}
      {isEmptyCategory ? (
        <EmptyState
          title={copy.listing.emptyCategoryTitle}
          action={
            <ButtonLink href="/products" Link={IntentLink}>
              {copy.listing.seeAll}
            </ButtonLink>
          }
        >
          <p>{copy.listing.emptyCategoryText}</p>
        </EmptyState>
      ) : (
        <ProductListView
          basePath={basePath}
          isFirstEager={!hasPictureAbove}
          countCall={{ path: `/api/product/filter/${category?.id ?? wholeCatalogueId}`, group: "family" }}
          noun={nounOfCategory(category ? [...parents, category] : [])}
          query={query}
          list={list}
          attributes={attributes}
        />
      )}
    </Container>
  );
}

async function ListingHead(props: Listing & { readonly isEmptyCategory: boolean }) {
  const { category, parents, narrower, list, isEmptyCategory } = props;
  return (
    <div className={css.head}>
      <PageTrail
        entries={[
          ...parents.map((parent) => ({ name: parent.name, href: categoryPath(parent) })),
          { name: category?.name ?? copy.listing.all },
        ]}
      />
      <div className={css.title}>
        <h1>{category?.name ?? copy.listing.all}</h1>
        <p className={css.count}>
          {copy.listing.count(list.total_count, nounOfCategory(category ? [...parents, category] : []))}
        </p>
      </div>
      {!isEmptyCategory && <p className={css.sentence}>{await sentenceOf({ category, parents, list })}</p>}
      {category && ceilingCategoryIds.includes(category.id) && (
        <p>
          {listingCopy.howMany} <IntentLink href={routes.roomPlanner.href}>{listingCopy.planRoom}</IntentLink>
        </p>
      )}
      <CategoryLinks
        label={category ? listingCopy.subcategories : listingCopy.categories}
        categories={narrower}
      />
    </div>
  );
}

/** One sentence under the title: the owner's own, else what one pays here. */
export async function sentenceOf({
  category,
  parents,
  list,
}: Pick<Listing, "category" | "parents" | "list">): Promise<string> {
  if (category?.description) return category.description;
  if (category?.id === saleCategoryId || parents.at(0)?.id === saleCategoryId) return listingCopy.sale;
  if (category === undefined) return copy.listing.allSentence;
  const prices = list.aggregations.find(({ attribute_code }) => attribute_code === "price")?.range;
  return prices
    ? copy.listing.from(formatNaira(naira(prices.min)), formatNaira(naira(prices.max)))
    : (await loadHomeTexts()).tagline;
}
