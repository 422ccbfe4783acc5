import { type RefObject, useEffect, useState } from "react";
import { nearby } from "./recently-viewed.css.ts";
import type { ViewedRow } from "./viewed-row.tsx";

/**
 * The row of products, whose code comes when its place is about to be reached; null before.
 * @param place where it goes
 * @param isWanted there is something to show
 * @param onLost the code cannot be fetched
 */
export function useViewedRow(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onLost: () => void,
): { readonly View: typeof ViewedRow } | null {
  const [row, setRow] = useState<{ readonly View: typeof ViewedRow } | null>(null);
  useEffect(() => {
    if (!isWanted || !place.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./viewed-row.tsx").then(({ ViewedRow }) => setRow({ View: ViewedRow }), onLost);
    }, nearby);
    observer.observe(place.current);
    return () => observer.disconnect();
    // biome-ignore lint/correctness/useExhaustiveDependencies: what happens then is asked for once.
  }, [place, isWanted]);
  return row;
}
