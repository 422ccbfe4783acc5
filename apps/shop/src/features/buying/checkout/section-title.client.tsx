"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { CheckoutStep } from "./checkout-steps.ts";

/** The section that this document has shown last; null before the first. */
let shownBefore: CheckoutStep | null = null;
/** Back or Forward was pressed, and the section that it opens is not shown yet. */
let isFromHistory = false;

/**
 * Heading of the section that an address opens. Where no page was loaded for it, it takes the focus; after Back the router
 * shows it as it was, so the server is asked again.
 */
export function SectionTitle(props: {
  readonly id: string;
  readonly step: CheckoutStep;
  readonly className: string;
  readonly title: string;
}) {
  const { id, step, className, title } = props;
  const { refresh } = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const isNew = shownBefore !== null && shownBefore !== step;
    shownBefore = step;
    if (isNew) heading.current?.focus();
    if (isNew && isFromHistory) refresh();
    isFromHistory = false;
    const note = () => {
      isFromHistory = true;
    };
    // Before the router, which shows the section at once.
    window.addEventListener("popstate", note, true);
    return () => window.removeEventListener("popstate", note, true);
  }, [step, refresh]);

  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={className}>
      {title}
    </h2>
  );
}
