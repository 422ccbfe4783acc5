import * as css from "./pendant-drawing.css.ts";

/** A small pendant lamp, on or off. Decoration only. */
export function PendantDrawing({ lit }: { readonly lit: boolean }) {
  return (
    <svg width="120" height="132" viewBox="0 0 120 132" aria-hidden="true">
      <path className={css.line} d="M60 0v44" />
      {lit && <path className={css.beam} d="M34 76h52l26 56H8z" />}
      <circle className={lit ? css.litBulb : css.bulb} cx="60" cy="78" r="9" />
      <path className={css.shade} d="M60 42c-18 0-28 15-30 34h60c-2-19-12-34-30-34z" />
    </svg>
  );
}
