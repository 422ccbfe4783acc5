const stillQuery = "(prefers-reduced-motion: reduce)";
const frames = "[data-turns]";

/**
 * Turns the rotating links of a page. They pause under a pointer or the focus, while the page is hidden, with reduced
 * motion, and once their button was pressed; after a pause the shown link has its full time again. There is one such
 * place on a page.
 * @param options as listeners take them: a signal stops it
 */
export function turnLinks(options?: AddEventListenerOptions): void {
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    // Where there is none now, the next page of the router may have one.
    const { turns = 6 } = document.querySelector<HTMLElement>(frames)?.dataset ?? {};
    timer = setTimeout(turn, Number(turns) * 1000);
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
    document.addEventListener(type, note, options);
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
  document.addEventListener("click", press, options);
  wait();
}

function isSeenMoving(): boolean {
  return document.visibilityState === "visible" && !matchMedia(stillQuery).matches;
}
