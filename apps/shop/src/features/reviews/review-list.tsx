import { dayText } from "@precise/contract/nigeria/lagos-days";
import type { PublishedReview } from "@precise/contract/shop/reviews";
import * as css from "#shop/features/product-page/at-home-section.css.ts";
import { reviewCopy as copy } from "./review-copy.ts";

/** Reviews in few words, each by someone who bought it here. @param name of the article, for what its pictures show */
export function ReviewList(props: { readonly name: string; readonly items: readonly PublishedReview[] }) {
  return (
    <ul className={css.figures} role="list">
      {props.items.map((review) => (
        <li key={review.reference} className={css.figure}>
          <p>
            <b>{copy.stars(review.stars)}</b>
            {review.title !== undefined && <b> · {review.title}</b>}
          </p>
          <p>{review.text}</p>
          <p className={css.quiet}>
            {[
              review.author,
              copy.verified,
              copy.inUse(review.months_in_use),
              copy.power(review.power_source),
              dayText(review.written_on),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {review.picture && (
            // biome-ignore lint/performance/noImgElement: it may be taken away, so that no optimiser keeps it.
            <img
              src={review.picture.url}
              {...shownSize(review.picture)}
              alt={copy.picture(props.name)}
              loading="lazy"
            />
          )}
          {review.answer !== undefined && (
            <p>
              <b>{copy.answer}:</b> {review.answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Longest side on a page: beside the words, not in their place. */
const longestSide = 320;

function shownSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
