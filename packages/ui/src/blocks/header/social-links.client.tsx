"use client";
"use no memo";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./social-links.css.ts";

/** Drawn here in our own strokes: the networks' marks are no part of an icon set. */
const marks = {
  facebook: (
    <path d="M14.5 21v-8h3l.5-3.5h-3.5V7.3c0-1 .5-1.8 1.9-1.8H18V2.6C17.4 2.5 16.6 2.5 15.8 2.5c-2.6 0-4.3 1.6-4.3 4.4v2.6H8.5V13h3v8" />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.5 10.5v6M7.5 7.3h.01M11.5 16.5v-6M11.5 13.3c0-1.7 1-2.8 2.5-2.8s2.5 1.1 2.5 2.8v3.2" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type SocialNetwork = keyof typeof marks;

/** As the networks write themselves: what a screen reader says. */
const names = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
} as const satisfies Record<SocialNetwork, string>;

/** Ways to the shop's pages elsewhere. A client component: the marks are drawn in the page, and travel once. */
export function SocialLinks({
  links,
}: {
  readonly links: readonly { readonly network: SocialNetwork; readonly href: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <ul className={css.list} role="list">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} className={css.link} rel="noopener">
            <VisuallyHidden>{names[network]}</VisuallyHidden>
            <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
              {marks[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
