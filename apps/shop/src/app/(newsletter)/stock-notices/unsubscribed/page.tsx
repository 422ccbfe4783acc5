import "people-stylesheet";
import type { Metadata } from "next";
import { UnsubscribedView } from "#shop/features/newsletter/unsubscribe-view.tsx";
import { stockNoticeCopy } from "#shop/features/stock-notices/stock-notice-copy.ts";

export const metadata: Metadata = { title: stockNoticeCopy.pageTitle, robots: { index: false } };

/** Where stopping leads. */
export default async function Page({ searchParams }: PageProps<"/stock-notices/unsubscribed">) {
  const isValid = (await searchParams).outcome === undefined;
  return <UnsubscribedView copy={isValid ? stockNoticeCopy.stopped : stockNoticeCopy.invalidLink} />;
}
