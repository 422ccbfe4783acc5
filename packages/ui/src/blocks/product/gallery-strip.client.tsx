"use client";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lightbox } from "../../components/media/lightbox.client.tsx";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./gallery-strip.css.ts";

export interface GalleryPicture {
  readonly id: string;
  readonly alt: string;
  /** The picture at its largest: where the link leads without JavaScript, and what the zoom shows. */
  readonly href: string;
  /** Its twin by night, which the zoom shows while the lights are off. */
  readonly nightHref?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly large: ReactNode;
  readonly small: ReactNode;
}

/**
 * A product's pictures: swipe, scroll, arrow keys, or choose by thumbnail; each opens large. Without JavaScript they are
 * scrolled and linked to. The zoom, and the large picture, come when they are asked for.
 */
export function GalleryStrip(props: {
  readonly pictures: readonly GalleryPicture[];
  /** Fetches the zoom, with its styles. */
  readonly loadZoom: () => Promise<{ readonly Lightbox: typeof Lightbox }>;
}) {
  const { pictures, loadZoom } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** The target of a smooth scroll: pictures on the way are not shown. */
  const aim = useRef<number | null>(null);
  const [isComing, setIsComing] = useState(false);
  const [zoom, setZoom] = useState<{ readonly View: typeof Lightbox; readonly preview: string } | null>(null);
  const last = pictures.length - 1;
  const isSeveral = last > 0;

  useEffect(() => {
    if (!zoom) return;
    const close = () => setZoom(null);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [zoom]);

  function show(index: number): void {
    const { current } = strip;
    aim.current = index;
    setShown(index);
    current?.scrollTo({ left: ((current.scrollWidth - current.clientWidth) * index) / Math.max(last, 1) });
  }
  const focus = (index: number) =>
    strip.current?.querySelectorAll("a")[index]?.focus({ preventScroll: true });

  function onScroll(): void {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current ?? document.body;
    const index = Math.round((scrollLeft / Math.max(scrollWidth - clientWidth, 1)) * last);
    if (aim.current !== null && aim.current !== index) return;
    aim.current = null;
    setShown(index);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: last,
    };
    const index = targets[event.key];
    if (!isSeveral || index === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(index, 0), last);
    show(next);
    focus(next);
  }
  async function open(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // Of a picture and its twin only one has a size.
    const seen = Array.from(event.currentTarget.querySelectorAll("img")).find(
      (image) => image.offsetWidth > 0,
    );
    const preview = seen?.currentSrc ?? "";
    setIsComing(true);
    const loaded = await loadZoom().catch(() => null);
    setIsComing(false);
    if (!loaded) {
      // The code cannot be fetched: the picture by itself can.
      location.assign(href);
      return;
    }
    // A step of its own, so that Back closes it; every way of closing takes that step back.
    history.pushState(null, "");
    setShown(index);
    setZoom({ View: loaded.Lightbox, preview });
  }

  return (
    <section aria-label="Pictures" className={css.gallery} aria-busy={isComing || undefined}>
      <ul
        ref={strip}
        className={isSeveral ? `${css.strip} ${css.several}` : css.strip}
        role="list"
        aria-label="Product pictures"
        onScroll={isSeveral ? onScroll : undefined}
        onPointerDown={() => {
          aim.current = null;
        }}
        onKeyDown={onKeyDown}
      >
        {pictures.map(({ id, href, large }, index) => (
          <li key={id} id={id} className={css.slide}>
            <a
              href={href}
              className={css.enlarge}
              data-replay="listening"
              onPointerDown={() => void loadZoom().catch(() => null)}
              onClick={(event) => void open(event, index)}
            >
              {large}
              <VisuallyHidden>
                {`${isSeveral ? `, picture ${index + 1} of ${pictures.length}` : ""}, enlarge`}
              </VisuallyHidden>
              <ZoomMark />
            </a>
          </li>
        ))}
      </ul>
      {isSeveral && (
        <p className={css.count} aria-live="polite">
          <VisuallyHidden>Picture </VisuallyHidden>
          <span>{`${shown + 1} of ${pictures.length}`}</span>
        </p>
      )}
      {isSeveral && (
        <ul className={css.thumbs} role="list">
          {pictures.map(({ id, alt, small }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={css.thumb}
                aria-label={`Show picture: ${alt}`}
                aria-current={index === shown ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                {small}
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom && (
        <zoom.View
          pictures={pictures.map((picture, index) => ({
            ...picture,
            href: (lightsAreOff() ? picture.nightHref : undefined) ?? picture.href,
            preview: index === shown ? zoom.preview : undefined,
          }))}
          shown={shown}
          onShow={show}
          onClose={() => history.back()}
          onClosed={() => focus(shown)}
        />
      )}
    </section>
  );
}

/** The zoom shows the same version as the page, whether it follows the system or the switch. */
function lightsAreOff(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === "dark";
}

function ZoomMark() {
  return (
    <svg
      className={css.zoomMark}
      viewBox="-11 -11 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M13 3h6v6M9 19H3v-6M19 3l-6.5 6.5M3 19l6.5-6.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
