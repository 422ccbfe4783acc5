import { type RefObject, useEffect, useState } from "react";
import { nearby } from "./recently-viewed.css.ts";
import type { ViewedRow } from "./viewed-row.tsx";

/**
 * The row of products, whose code comes when its place is about to be reached: null before, `lost` where it cannot be fetched.
 * @param place where it goes
 * @param isWanted there is something to show
 */
export function useViewedRow(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): { readonly View: typeof ViewedRow } | "lost" | null {
  const [row, setRow] = useState<{ readonly View: typeof ViewedRow } | "lost" | null>(null);
  useEffect(() => {
    if (!isWanted || !place.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./viewed-row.tsx").then(
        ({ ViewedRow }) => setRow({ View: ViewedRow }),
        () => setRow("lost"),
      );
    }, nearby);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWanted]);
  return row;
}
