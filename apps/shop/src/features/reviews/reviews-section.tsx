import type { ProductReviews } from "@precise/contract/shop/reviews";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/product-page/at-home-section.css.ts";
import { reviewCopy as copy } from "./review-copy.ts";
import { ReviewList } from "./review-list.tsx";

/** So many stand on a product's page; the others have a page of their own. */
const mostOnProductPage = 3;

/** What buyers say of an article and its family. Nothing where nobody has said anything: no stars are made up. @source design D35 */
export function ReviewsSection(props: {
  readonly sku: string;
  readonly name: string;
  readonly reviews: ProductReviews;
}) {
  const { sku, name, reviews } = props;
  const { rating, items } = reviews;
  if (!rating) return null;
  return (
    <section aria-labelledby="reviews" className={css.section}>
      <h2 id="reviews">{copy.section}</h2>
      <p>{copy.rating(rating.average, rating.count)}</p>
      <ReviewList name={name} items={items.slice(0, mostOnProductPage)} />
      {rating.count > mostOnProductPage && (
        <p>
          <IntentLink href={`/reviews/${encodeURIComponent(sku)}`} className={css.link}>
            {copy.all(rating.count)}
          </IntentLink>
        </p>
      )}
    </section>
  );
}
