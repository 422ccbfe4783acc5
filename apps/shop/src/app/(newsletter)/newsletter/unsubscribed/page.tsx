import "people-stylesheet";
import type { Metadata } from "next";
import { newsletterPageCopy } from "#shop/features/newsletter/newsletter-page-copy.ts";
import { UnsubscribedView } from "#shop/features/newsletter/unsubscribe-view.tsx";

export const metadata: Metadata = { title: newsletterPageCopy.pageTitle, robots: { index: false } };

/** Where unsubscribing leads. */
export default async function Page({ searchParams }: PageProps<"/newsletter/unsubscribed">) {
  const isValid = (await searchParams).outcome === undefined;
  return <UnsubscribedView copy={isValid ? newsletterPageCopy.done : newsletterPageCopy.invalid} />;
}
