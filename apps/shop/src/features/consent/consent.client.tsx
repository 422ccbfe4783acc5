"use client";
import "later-stylesheet";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";
import { type AllowedPurposes, choiceText, consentStorageKey, readChoice } from "./consent-choice.ts";
import { ConsentRegion } from "./consent-region.client.tsx";
import { onConsentAsked } from "./consent-request.ts";

interface Question {
  /** Null where nothing was chosen yet. */
  readonly chosen: AllowedPurposes | null;
  /** The visitor asked for it and is led there; else it waits without taking the focus. */
  readonly isWanted: boolean;
}

/** Cart, checkout and orders: nothing is asked there; an earlier choice holds. */
const isPurchasePage = /^\/(?:shopping-cart|checkout|order)(?:\/|$)/;

/**
 * Loads the scripts that the visitor has allowed, and asks about them where nothing is chosen yet.
 * @source design D23
 */
export function Consent({ scripts }: { readonly scripts: ThirdPartyScripts }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const asks = !isPurchasePage.test(usePathname() ?? "");

  useEffect(() => {
    const chosen = storedChoice(scripts);
    if (chosen !== null) loadScriptsOnce(scripts, chosen);
    else setQuestion(asks ? { chosen: null, isWanted: false } : null);
    return onConsentAsked(() => setQuestion({ chosen: storedChoice(scripts), isWanted: true }));
  }, [scripts, asks]);

  if (question === null) return null;
  const { chosen, isWanted } = question;
  const decide = (allowed: AllowedPurposes) => {
    keepChoice(choiceText(allowed, scripts, Date.now()));
    setQuestion(null);
    // What runs already cannot be stopped: the page starts again without it.
    if (chosen?.some((purpose) => !allowed.includes(purpose))) location.reload();
    else loadScriptsOnce(scripts, allowed);
  };
  return (
    <ConsentRegion
      scripts={scripts}
      chosen={chosen}
      isWanted={isWanted}
      onDecide={decide}
      onClose={chosen === null ? undefined : () => setQuestion(null)}
    />
  );
}

function storedChoice(scripts: ThirdPartyScripts): AllowedPurposes | null {
  try {
    return readChoice(localStorage.getItem(consentStorageKey), scripts, Date.now());
  } catch {
    // Storage is blocked: nothing was chosen, and nothing can be remembered.
    return null;
  }
}

function keepChoice(text: string): void {
  try {
    localStorage.setItem(consentStorageKey, text);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

/** Puts the scripts of allowed purposes into the page, each once. The policy names their origins. */
function loadScriptsOnce(scripts: ThirdPartyScripts, allowed: AllowedPurposes): void {
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
