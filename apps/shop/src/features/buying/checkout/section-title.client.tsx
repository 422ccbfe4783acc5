"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { CheckoutStep } from "./checkout-steps.ts";

/** What this document has shown last; null before the first. */
let shown: { readonly step: CheckoutStep; readonly madeAt: number } | null = null;

/** Notes what is shown now, and says how it differs. Outside of the component, whose compiler would reorder it. */
function noteShown(step: CheckoutStep, madeAt: number) {
  const before = shown;
  shown = { step, madeAt: Math.max(madeAt, before?.madeAt ?? 0) };
  return {
    isOtherSection: before !== null && before.step !== step,
    isOlder: before !== null && madeAt < before.madeAt,
  };
}

/**
 * Heading of the section that an address opens. Where no page was loaded for it, it takes the focus; after Back the router
 * shows it as it was, so the server is asked again.
 */
export function SectionTitle(props: {
  readonly id: string;
  readonly step: CheckoutStep;
  /** When the server made what is shown, in milliseconds. */
  readonly madeAt: number;
  readonly className: string;
  readonly title: string;
}) {
  const { id, step, madeAt, className, title } = props;
  const { refresh } = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const { isOtherSection, isOlder } = noteShown(step, madeAt);
    if (isOtherSection) heading.current?.focus();
    if (isOlder) refresh();
  }, [step, madeAt, refresh]);

  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={className}>
      {title}
    </h2>
  );
}
