import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { loadClaim } from "#shop/features/buying/returns/claim.data.ts";
import { claimCopy } from "#shop/features/buying/returns/claim-copy.ts";
import { ClaimView } from "#shop/features/buying/returns/claim-view.tsx";

export const metadata: Metadata = { title: claimCopy.title, robots: { index: false } };

/** A return or warranty claim, for who may see its order. */
export default async function ClaimPage({
  params,
  searchParams,
}: PageProps<"/order/[number]/returns/[claim]">) {
  const { number, claim } = await params;
  const [found, { problem }] = await Promise.all([loadClaim(number, claim), searchParams]);
  switch (found.kind) {
    case "found":
      return <ClaimView claim={found.value} wasRefused={problem === "not-withdrawn"} />;
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
