"use no memo";
import { Icon } from "../text/icon.tsx";
import { type LinkComponent, PlainLink } from "../text/link.tsx";
import * as css from "./rotating-link.css.ts";

/**
 * One link of several at a time, the next after some seconds. React renders it once: what moves it is `turn-links.ts`, so
 * that it needs no framework. Without scripts the first link stays. Changes are not announced.
 * @param links at least one; the first is what the server renders
 */
export function RotatingLink(props: {
  readonly links: readonly { readonly name: string; readonly href: string }[];
  readonly seconds: number;
  readonly words: { readonly pause: string; readonly resume: string };
  readonly Link?: LinkComponent;
}) {
  const { links, seconds, words, Link = PlainLink } = props;
  return (
    <div className={css.frame} data-turns={seconds} suppressHydrationWarning>
      {links.map(({ name, href }, index) => (
        <span key={`${href} ${name}`} className={css.turn} hidden={index > 0} suppressHydrationWarning>
          <Link href={href} className={index === 0 ? css.link : css.next}>
            {name}
          </Link>
        </span>
      ))}
      <button
        type="button"
        className={css.pause}
        aria-label={words.pause}
        data-other-label={words.resume}
        data-replay="loaded"
        suppressHydrationWarning
      >
        <span className={css.running}>
          <Icon name="pause" />
        </span>
        <span className={css.paused}>
          <Icon name="play" />
        </span>
      </button>
    </div>
  );
}
