import type { ReactNode, RefObject } from "react";
import * as css from "./search-place.css.ts";

/**
 * Where a search field stands with its panel: the panel hangs from the header, on phones it fills the screen that opens.
 * @param onNear somebody points at the field or goes into it
 */
export function SearchPlace(props: {
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly field: ReactNode;
  readonly panel: ReactNode;
  readonly onNear: () => void;
}) {
  const { placeRef, field, panel, onNear } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a hint that somebody is about to search.
    <div ref={placeRef} className={css.place} onPointerEnter={onNear} onFocus={onNear}>
      <div className={css.field}>{field}</div>
      {panel}
    </div>
  );
}
