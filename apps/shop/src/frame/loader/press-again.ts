import { isListening, listeningEvent } from "@precise/web/shell/listening";

declare global {
  interface Window {
    /** What was pressed and waits; the inline script of the page's head fills it. */
    heldPresses?: HTMLElement[] | { readonly push: (control: HTMLElement) => void };
  }
}

/** So long a link or a form's button waits for scripts before it does what it does without them. */
const patienceMs = 5_000;

/**
 * Does what was pressed too early: at once where the loader serves it, else once React listens; each press once. The focus
 * is where the press has put it.
 * @param load fetches the scripts
 */
export function pressAgain(load: () => void): void {
  const held: HTMLElement[] = [];
  let patience: ReturnType<typeof setTimeout> | undefined;

  const take = (control: HTMLElement) => {
    if (isListening() || control.dataset.replay === "loaded") {
      control.click();
      return;
    }
    held.push(control);
    load();
    patience ??= setTimeout(doWithout, patienceMs);
  };
  const doWithout = () => {
    const control = held.find((one) => one instanceof HTMLAnchorElement || isSubmit(one));
    if (!control) return;
    held.length = 0;
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
  };
  const press = () => {
    clearTimeout(patience);
    for (const control of held.splice(0)) {
      // What React has put something else in place of is gone.
      if (control.isConnected) control.click();
    }
  };
  // After the effects of which it is one.
  window.addEventListener(listeningEvent, () => setTimeout(press), { once: true });
  const early = window.heldPresses;
  window.heldPresses = { push: take };
  if (Array.isArray(early)) for (const control of early) take(control);
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === "submit" && control.form !== null;
}
