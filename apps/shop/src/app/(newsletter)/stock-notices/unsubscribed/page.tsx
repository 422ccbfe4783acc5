import "people-stylesheet";
import type { Metadata } from "next";
import { stockNoticeCopy } from "#shop/features/stock-notices/stock-notice-copy.ts";
import { StoppedNoticesView } from "#shop/features/stock-notices/stop-notices-view.tsx";

export const metadata: Metadata = { title: stockNoticeCopy.pageTitle, robots: { index: false } };

/** Where stopping leads. */
export default async function Page({ searchParams }: PageProps<"/stock-notices/unsubscribed">) {
  return <StoppedNoticesView isValid={(await searchParams).outcome === undefined} />;
}
