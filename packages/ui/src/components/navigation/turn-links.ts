const stillQuery = "(prefers-reduced-motion: reduce)";
const frames = "[data-turns]";

/**
 * Turns the rotating links of a page. They pause under a pointer or the focus, while the page is hidden, with reduced
 * motion, and once their button was pressed; after a pause the shown link has its full time again. There is one such
 * place on a page.
 * @returns stops it
 */
export function turnLinks(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const seconds = Number(document.querySelector<HTMLElement>(frames)?.dataset.turns);
    if (seconds > 0) timer = setTimeout(turn, seconds * 1000);
  };
  const turn = () => {
    const frame = document.querySelector<HTMLElement>(frames);
    if (frame && !isHeld && frame.dataset.paused === undefined && isSeenMoving()) {
      const links = Array.from(frame.querySelectorAll(":scope > span"));
      const shown = links.findIndex((link) => !link.hasAttribute("hidden"));
      links.forEach((link, place) => {
        link.toggleAttribute("hidden", place !== (shown + 1) % links.length);
      });
    }
    wait();
  };
  const hold = (type: string, holds: boolean) => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(frames)) return;
      isHeld = holds;
      wait();
    };
    document.addEventListener(type, note, { signal });
  };
  hold("pointerover", true);
  hold("pointerout", false);
  hold("focusin", true);
  hold("focusout", false);
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${frames} > button`) : null;
    const frame = button?.parentElement;
    if (!button || !frame) return;
    frame.toggleAttribute("data-paused");
    const label = button.getAttribute("aria-label") ?? "";
    button.setAttribute("aria-label", button.dataset.otherLabel ?? "");
    button.dataset.otherLabel = label;
    wait();
  };
  document.addEventListener("click", press, { signal });
  wait();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function isSeenMoving(): boolean {
  return document.visibilityState === "visible" && !matchMedia(stillQuery).matches;
}
