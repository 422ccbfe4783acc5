import "product-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { AllReviewsView } from "#shop/features/reviews/all-reviews-view.tsx";
import { reviewCopy } from "#shop/features/reviews/review-copy.ts";
import { loadReviews } from "#shop/features/reviews/reviews.data.ts";

export const metadata: Metadata = { title: reviewCopy.section, robots: { index: false } };

/** Made per request, for its page is in the query. */
export default async function Page({ params, searchParams }: PageProps<"/reviews/[sku]">) {
  const [product] = await catalogueSource().products([decodedSegment((await params).sku)]);
  if (!product) notFound();
  const wanted = Number((await searchParams).page ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 && wanted <= 1000 ? wanted : 1;
  return <AllReviewsView product={product} reviews={await loadReviews(product.sku, page)} page={page} />;
}
