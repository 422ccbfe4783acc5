import type { ReactNode } from "react";
import * as css from "./gallery-strip.css.ts";

export interface GalleryPicture {
  readonly id: string;
  readonly alt: string;
  readonly large: ReactNode;
  readonly small: ReactNode;
}

/** A product's pictures: swipe, scroll, or choose by thumbnail. It needs no JavaScript. */
export function GalleryStrip({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  return (
    <section aria-label="Pictures">
      <ul
        className={pictures.length > 1 ? `${css.strip} ${css.several}` : css.strip}
        role="list"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label="Product pictures"
      >
        {pictures.map(({ id, large }) => (
          <li key={id} id={id} className={css.slide}>
            {large}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={css.thumbs} role="list">
          {pictures.map(({ id, alt, small }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.thumb} aria-label={`Show picture: ${alt}`}>
                {small}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
