"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";

interface Props {
  readonly scripts: ThirdPartyScripts;
}

/** Fetches the question about scripts of others once the page has come to life, and only where one is configured. */
export function ConsentGate({ scripts }: Props) {
  const [Consent, setConsent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (component: ComponentType<Props>) => {
      if (!isGone) setConsent(() => component);
    };
    import("./consent.client.tsx").then(
      (loaded) => show(loaded.Consent),
      // Not fetched: there is no consent, so nothing of others is loaded. The next page asks.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Consent && <Consent scripts={scripts} />;
}
