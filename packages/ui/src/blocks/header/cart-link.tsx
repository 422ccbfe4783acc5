"use no memo";
import { type LinkComponent, PlainLink } from "../../components/text/link.tsx";
import { badgeText } from "./badge-text.ts";
import * as css from "./cart-link.css.ts";

/**
 * The way to the cart, an icon with a count; its name says how much is in it. The count may have been painted before
 * React sees it (`data-cart`): React does not look at what is in its element.
 * @param pieces null while it is not known: nothing is shown then, as for none
 */
export function CartIconLink(props: {
  readonly href: string;
  readonly name: string;
  readonly pieces: number | null;
  readonly Link?: LinkComponent;
}) {
  const { href, name, pieces, Link = PlainLink } = props;
  return (
    <Link href={href} className={css.link} aria-label={name}>
      <svg
        className={css.icon}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M5 8h14l1 12.5H4L5 8Z" strokeLinejoin="round" />
        <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" strokeLinecap="round" />
      </svg>
      <span
        className={css.badge}
        data-cart=""
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: digits of ours; so set, React takes what it finds there.
        dangerouslySetInnerHTML={{ __html: badgeText(pieces) }}
        suppressHydrationWarning
      />
    </Link>
  );
}
