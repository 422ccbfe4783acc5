"use client";
import { consentCopy } from "./consent-copy.ts";
import { askForConsent } from "./consent-request.ts";

/** Opens the choices again. Without scripts there is nothing to choose, and nothing of others was ever loaded. */
export function ConsentButton({ className }: { readonly className: string }) {
  return (
    <button type="button" className={className} onClick={askForConsent}>
      {consentCopy.open}
    </button>
  );
}
