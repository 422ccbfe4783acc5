import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";
import {
  type AllowedPurposes,
  choiceText,
  consentStorageKey,
  purposes,
  readChoice,
} from "./consent-choice.ts";

/**
 * Loads the scripts that the visitor has allowed, and asks about them where nothing is chosen yet. Serves the page's
 * region for it, which nothing else does.
 * @source design D23
 */
export function askConsent(): void {
  const region = document.querySelector<HTMLElement>("[data-consent]");
  const form = region?.querySelector("form");
  if (!region || !form) return;
  const scripts = scriptsOf(region);
  let chosen = storedChoice(scripts);

  const decide = (allowed: AllowedPurposes) => {
    const before = chosen;
    chosen = allowed;
    keepChoice(choiceText(allowed, scripts, Date.now()));
    region.hidden = true;
    // What runs already cannot be stopped: the page starts again without it.
    if (before?.some((purpose) => !allowed.includes(purpose))) location.reload();
    else loadScriptsOnce(scripts, allowed);
  };
  /** The visitor wants to choose again, and is led there. */
  const ask = () => {
    chosen = storedChoice(scripts);
    for (const box of form.querySelectorAll("input")) {
      box.checked = chosen?.some((purpose) => purpose === box.value) ?? false;
    }
    for (const close of form.querySelectorAll<HTMLElement>("[data-consent-act=close]")) {
      close.hidden = chosen === null;
    }
    for (const details of form.querySelectorAll("details")) details.open = true;
    region.hidden = false;
    form.querySelector("h2")?.focus();
  };
  const offered = purposes.filter((purpose) => scripts[purpose] !== undefined);
  const acts: Readonly<Record<string, () => void>> = {
    ask,
    all: () => decide(offered),
    none: () => decide([]),
    close: () => {
      region.hidden = true;
    },
  };
  document.addEventListener("click", ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>("[data-consent-act]") : null;
    acts[control?.dataset.consentAct ?? ""]?.();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const ticked = new FormData(form).getAll("purpose");
    decide(offered.filter((purpose) => ticked.includes(purpose)));
  });
  if (chosen === null) region.hidden = false;
  else loadScriptsOnce(scripts, chosen);
}

/** As the server wrote them into the page. */
function scriptsOf({ dataset }: HTMLElement): ThirdPartyScripts {
  return JSON.parse(dataset.consent ?? "{}") as ThirdPartyScripts;
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
