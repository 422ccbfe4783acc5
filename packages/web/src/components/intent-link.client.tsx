"use client";

import NextLink from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * The shop's link: the router's, but a page is fetched ahead only when somebody is about to go there. Fetching whatever
 * scrolls into view would cost a phone dozens of requests per listing.
 * @source DESIGN §6 "prefetch on intent, not by the dozen"
 */
export function IntentLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string }) {
  const { prefetch } = useRouter();
  const fetchAhead = () => prefetch(href);
  return (
    <NextLink href={href} prefetch={false} onMouseEnter={fetchAhead} onTouchStart={fetchAhead} {...rest} />
  );
}
