import { consentCopy } from "./consent-copy.ts";

/** Opens the choices again. Without scripts there is nothing to choose, and nothing of others was ever loaded. */
export function ConsentButton({ className }: { readonly className: string }) {
  return (
    <button type="button" className={className} data-consent-act="ask" data-replay="loaded">
      {consentCopy.open}
    </button>
  );
}
