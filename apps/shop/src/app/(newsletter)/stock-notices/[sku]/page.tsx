import "people-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { stockNoticeCookieName } from "#shop/features/stock-notices/stock-notice-cookie.ts";
import { stockNoticeCopy, stockNoticeOutcomes } from "#shop/features/stock-notices/stock-notice-copy.ts";
import { StockNoticePage } from "#shop/features/stock-notices/stock-notice-page.tsx";

export const metadata: Metadata = { title: stockNoticeCopy.pageTitle, robots: { index: false } };

/** Made per request: it shows the outcome of a post. @source design D20 */
export default async function Page({ params, searchParams }: PageProps<"/stock-notices/[sku]">) {
  const [product] = await catalogueSource().products([decodedSegment((await params).sku)]);
  if (!product) notFound();
  const { outcome } = await searchParams;
  const email = (await cookies()).get(stockNoticeCookieName)?.value ?? "";
  const known = stockNoticeOutcomes.find((each) => each === outcome) ?? null;
  return <StockNoticePage product={product} outcome={known} email={email} />;
}
