"use client";

import type { LinkProps } from "@precise/ui/components/text/link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { useLinkStatus } from "next/link";
import { type MouseEvent, useEffect, useRef } from "react";
import * as css from "./variant-link.css.ts";

/** The option that was just chosen: its page is another one, and the focus goes on there. */
let chosen: string | null = null;

/**
 * A finish or size: another page, but for the shopper the same place. It stays where it is, keeps the focus, and takes no
 * step of its own in the history, so that Back leads to where the shopper came from.
 */
export function VariantLink({ children, ...link }: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const { href } = link;
  useEffect(() => {
    if (chosen !== href) return;
    chosen = null;
    anchor.current?.focus({ preventScroll: true });
  }, [href]);

  function remember(event: MouseEvent): void {
    const staysHere = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    chosen = staysHere ? href : null;
  }
  return (
    <IntentLink {...link} ref={anchor} replace scroll={false} onClick={remember}>
      {children}
      <OnItsWay />
    </IntentLink>
  );
}

/** On a slow network: the press was heard. */
function OnItsWay() {
  const { pending } = useLinkStatus();
  return pending && <span className={css.onItsWay} aria-hidden="true" />;
}
