"use no memo";
import type { ReactNode, RefObject } from "react";
import * as css from "./search-place.css.ts";

/**
 * Holds a search field and its panel: the panel hangs from the header, on phones it fills the screen that opens.
 * @param onNear called when the field is pointed at or focused
 */
export function SearchPlace(props: {
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly field: ReactNode;
  readonly panel: ReactNode;
  readonly onNear: () => void;
}) {
  const { placeRef, field, panel, onNear } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a hint that a search is about to begin.
    <div ref={placeRef} className={css.place} onPointerEnter={onNear} onFocus={onNear}>
      <div className={css.field}>{field}</div>
      {panel}
    </div>
  );
}
