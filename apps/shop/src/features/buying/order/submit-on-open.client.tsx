"use client";
import { useEffect, useRef } from "react";

/** Sends the form that it stands in, once, when a page that somebody looks at has opened. */
export function SubmitOnOpen() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A prerendered page is looked at by nobody yet.
    if (document.visibilityState === "visible") mark.current?.closest("form")?.requestSubmit();
  }, []);
  return <span ref={mark} hidden />;
}
