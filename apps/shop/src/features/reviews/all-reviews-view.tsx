import type { ProductReviews } from "@precise/contract/shop/reviews";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/product-page/at-home-section.css.ts";
import * as frame from "./all-reviews.css.ts";
import { reviewCopy as copy } from "./review-copy.ts";
import { ReviewList } from "./review-list.tsx";

/** All that buyers say of an article and its family, ten on a page. */
export function AllReviewsView(props: {
  readonly product: { readonly sku: string; readonly name: string; readonly urlPath: string };
  readonly reviews: ProductReviews;
  readonly page: number;
}) {
  const { product, reviews, page } = props;
  const { rating, items, pages } = reviews;
  const at = (other: number) => `/reviews/${encodeURIComponent(product.sku)}?page=${other}`;
  return (
    <Container>
      <div className={frame.page}>
        <h1>{copy.pageTitle(product.name)}</h1>
        <p>{rating ? copy.rating(rating.average, rating.count) : copy.none}</p>
        <ReviewList name={product.name} items={items} />
        <p className={css.links}>
          {page > 1 && (
            <IntentLink href={at(page - 1)} className={css.link}>
              {copy.newer}
            </IntentLink>
          )}
          {page < pages && (
            <IntentLink href={at(page + 1)} className={css.link}>
              {copy.older}
            </IntentLink>
          )}
          <IntentLink href={product.urlPath} className={css.link}>
            {copy.toProduct}
          </IntentLink>
        </p>
      </div>
    </Container>
  );
}
