import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";
import type { AllowedPurposes } from "./consent-choice.ts";

/** Puts the scripts of allowed purposes into the page, each once. The policy names their origins. */
export function loadScriptsOnce(scripts: ThirdPartyScripts, allowed: AllowedPurposes): void {
  for (const purpose of allowed) {
    const address = scripts[purpose];
    const isThere = [...document.scripts].some((script) => script.dataset.purpose === purpose);
    if (address === undefined || isThere) continue;
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.dataset.purpose = purpose;
    document.head.append(script);
  }
}
