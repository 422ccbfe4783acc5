"use client";
import { useEffect, useState } from "react";
import { Icon } from "../text/icon.tsx";
import { type LinkComponent, PlainLink } from "../text/link.tsx";
import * as css from "./rotating-link.css.ts";

const stillQuery = "(prefers-reduced-motion: reduce)";

/**
 * One link of several at a time, the next after some seconds. It pauses under a pointer or the focus, while the page
 * is hidden, with reduced motion, and once its button was pressed. Changes are not announced.
 * @param links at least one; the first is what the server renders
 */
export function RotatingLink(props: {
  readonly links: readonly { readonly name: string; readonly href: string }[];
  readonly seconds: number;
  readonly words: { readonly pause: string; readonly resume: string };
  readonly Link?: LinkComponent;
}) {
  const { links, seconds, words, Link = PlainLink } = props;
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isPaused || isHeld || matchMedia(stillQuery).matches) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setIndex((shown) => (shown + 1) % links.length);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, seconds, links.length]);
  const link = links[index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or the focus inside pauses it.
    <div
      className={css.frame}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {link && (
        <Link key={index} href={link.href} className={index === 0 ? css.link : css.next}>
          {link.name}
        </Link>
      )}
      <button
        type="button"
        className={css.pause}
        aria-label={isPaused ? words.resume : words.pause}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </div>
  );
}
