"use client";
import { useEffect, useRef } from "react";

/** Sends the form that contains it, once, when a visible page has opened. */
export function SubmitOnOpen() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A prerendered page is not visible yet.
    if (document.visibilityState === "visible") mark.current?.closest("form")?.requestSubmit();
  }, []);
  return <span ref={mark} hidden />;
}
