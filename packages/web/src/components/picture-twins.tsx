"use no memo";
import type { ReactNode } from "react";
import * as css from "./picture.css.ts";

/** A picture that no one sees is not fetched, for it is lazy; without scripts nothing is lazy, and this is used. */
const notNeeded = { srcSet: "data:,-" };

/**
 * A picture in the light and its twin in the dark, one over the other: the theme shows one of them, and fades when it
 * changes. Only the one that is shown is fetched, so both must be lazy (decision 046).
 */
export function PictureTwins({ day, night }: { readonly day: ReactNode; readonly night: ReactNode }) {
  return (
    <span className={css.twins}>
      <picture className={css.byDay}>
        <source media="(scripting: none) and (prefers-color-scheme: dark)" {...notNeeded} />
        {day}
      </picture>
      <picture className={css.byNight}>
        <source media="(scripting: none) and (prefers-color-scheme: light)" {...notNeeded} />
        {night}
      </picture>
    </span>
  );
}
