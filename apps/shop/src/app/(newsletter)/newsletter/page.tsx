import "people-stylesheet";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { newsletterCookieName } from "#shop/features/newsletter/newsletter-cookie.ts";
import { NewsletterPage, outcomeOf } from "#shop/features/newsletter/newsletter-page.tsx";
import { newsletterPageCopy } from "#shop/features/newsletter/newsletter-page-copy.ts";

export const metadata: Metadata = {
  title: newsletterPageCopy.pageTitle,
  description: newsletterPageCopy.offer,
  alternates: { canonical: "/newsletter" },
};

/** Made per request: it shows the outcome of a post without scripts. @source design D20 */
export default async function Page({ searchParams }: PageProps<"/newsletter">) {
  const { outcome } = await searchParams;
  const email = (await cookies()).get(newsletterCookieName)?.value ?? "";
  return <NewsletterPage outcome={outcomeOf(outcome)} email={email} />;
}
