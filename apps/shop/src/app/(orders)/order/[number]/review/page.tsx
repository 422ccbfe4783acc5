import "people-stylesheet";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { OrderReviewsView } from "#shop/features/reviews/order-reviews-view.tsx";
import { reviewCopy, reviewProblems } from "#shop/features/reviews/review-copy.ts";
import { loadOrderReviews } from "#shop/features/reviews/reviews.data.ts";

export const metadata: Metadata = { title: reviewCopy.form.title, robots: { index: false } };

/** Reviews the goods of an order, on the browser that placed or found it. */
export default async function ReviewPage({ params, searchParams }: PageProps<"/order/[number]/review">) {
  const { number } = await params;
  const [found, { sku, done, problem }] = await Promise.all([loadOrderReviews(number), searchParams]);
  switch (found.kind) {
    case "found":
      return (
        <OrderReviewsView
          {...found.value}
          number={number}
          sku={typeof sku === "string" ? sku : ""}
          done={done === "sent" || done === "withdrawn" ? done : null}
          problem={reviewProblems.find((each) => each === problem) ?? null}
        />
      );
    case "not-found":
      // An e-mail leads here on any device: elsewhere the order is opened first.
      return redirect("/orders");
    case "unreachable":
      return <OrderStale />;
  }
}
