import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { loadReturnOptions } from "#shop/features/buying/returns/claim.data.ts";
import { claimCopy } from "#shop/features/buying/returns/claim-copy.ts";
import { claimProblems } from "#shop/features/buying/returns/claim-entries.ts";
import { ClaimFormView } from "#shop/features/buying/returns/claim-form-view.tsx";
import { pictureProblems } from "#shop/features/messages/picture-problem.ts";

export const metadata: Metadata = { title: claimCopy.title, robots: { index: false } };

/** Asks for a return of an order's goods, on the browser that placed or found it. */
export default async function ReturnPage({ params, searchParams }: PageProps<"/order/[number]/return">) {
  const [found, { problem, pictures }] = await Promise.all([
    loadReturnOptions((await params).number),
    searchParams,
  ]);
  switch (found.kind) {
    case "found":
      return (
        <ClaimFormView
          {...found.value}
          problem={claimProblems.find((each) => each === problem) ?? null}
          pictureProblem={pictureProblems.find((each) => each === pictures) ?? null}
        />
      );
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
