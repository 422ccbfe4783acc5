import type { ReviewableArticle } from "@precise/contract/shop/reviews";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import { type ReviewProblem, reviewCopy } from "./review-copy.ts";
import type { ReviewEntries } from "./review-entries.ts";
import { ReviewForm } from "./review-form.tsx";

const { form: copy } = reviewCopy;

/** The goods of an order, each with what its buyer may write about it. The one that was sent last is open. */
export function OrderReviewsView(props: {
  readonly number: string;
  readonly articles: readonly ReviewableArticle[];
  readonly entries: ReviewEntries;
  /** Which one is open; the first where it is none of them. */
  readonly sku: string;
  readonly done: "sent" | "withdrawn" | null;
  readonly problem: ReviewProblem | null;
}) {
  const { number, articles, entries, sku, done, problem } = props;
  const open = articles.find((article) => article.sku === sku) ?? articles.find(({ may_write }) => may_write);
  return (
    <Container>
      <div className={page.trackPage}>
        <h1>{copy.title}</h1>
        <p className={page.intro}>{copy.intro(number)}</p>
        {done && <Alert tone="positive">{copy[done]}</Alert>}
        {problem && problem !== "no_stars" && problem !== "short" && (
          <Alert tone="critical">{copy.problems[problem]}</Alert>
        )}
        {articles.map((article, place) => {
          const isOpen = article.sku === open?.sku;
          const isTyped = entries.sku === article.sku && problem !== null;
          return (
            <details key={article.sku} open={isOpen && done === null} className={page.part}>
              <summary className={page.handle}>{article.name}</summary>
              {article.may_write ? (
                <ReviewForm
                  number={number}
                  article={article}
                  place={place}
                  typed={isTyped ? entries : null}
                  problem={isOpen ? problem : null}
                />
              ) : (
                <p>{copy.notNow}</p>
              )}
            </details>
          );
        })}
        <a className={page.handle} href={orderPage(number)}>
          {copy.back}
        </a>
      </div>
    </Container>
  );
}
