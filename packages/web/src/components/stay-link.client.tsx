"use client";
import type { LinkProps } from "@precise/ui/components/text/link";
import NextLink from "next/link";

/** A link that changes a part of the page: the rest, and where it is scrolled to, stays. */
export function StayLink(props: LinkProps) {
  return <NextLink prefetch={false} scroll={false} {...props} />;
}
