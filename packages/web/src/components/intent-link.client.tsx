"use client";
"use no memo";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * The page that signs people in talks to the identity provider, which no other page may. A security policy comes with a
 * document: the router would show the page in the old document, where every attempt to sign in is refused.
 */
function hasOwnPolicy(href: string): boolean {
  return /^\/auth(?:[?#]|$)/.test(href);
}

/**
 * A narrowed listing is another page at the same path. What Next has fetched ahead of a whole one it shows for any query,
 * without asking: filters would change nothing. @source decision 044
 */
function isListing(href: string): boolean {
  return /^\/products(?:[/?#]|$)/.test(href);
}

/**
 * The shop's link: the router's, but a page is fetched ahead only when someone is about to go there. Fetching whatever
 * scrolls into view would cost a phone dozens of requests per listing.
 * @source design "Budgets"
 */
export function IntentLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string }) {
  const { prefetch } = useRouter();
  if (hasOwnPolicy(href)) return <a href={href} {...rest} />;
  const fetchAhead = () => {
    if (!isListing(href)) prefetch(href);
  };
  return (
    <NextLink href={href} prefetch={false} onMouseEnter={fetchAhead} onTouchStart={fetchAhead} {...rest} />
  );
}
