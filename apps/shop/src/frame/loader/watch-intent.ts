/** What can be used: anyone who comes near one of these wants the page's scripts. Scrolling touches none of them. */
const controls = "a[href], button, input, select, textarea, summary, label, [tabindex]";

/** What browsers other than Safari and Firefox say about the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Calls back when scripts are wanted: a control is pointed at, focused, typed into or pressed. A finger that comes down may
 * be about to scroll: there the press decides. With a mouse and a good line also when the page has come to rest.
 * @param load may be called again and again
 * @param isForRest whether it is also called at rest, with any line; asked then
 * @source design D26
 */
export function watchIntent(load: () => void, isForRest: () => boolean): void {
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    isIntent: (event: WindowEventMap[Type], control: Element) => boolean,
  ) => {
    window.addEventListener(
      type,
      (event) => {
        const control = event.target instanceof Element ? event.target.closest(controls) : null;
        if (control && isIntent(event, control)) load();
      },
      { capture: true, passive: true },
    );
  };
  // A page that scrolls under a mouse makes events as well, but the mouse has not moved.
  on("pointermove", (event) => event.pointerType === "mouse" && (event.movementX || event.movementY) !== 0);
  on("focusin", (_event, control) => !leads(control) || control.matches(":focus-visible"));
  on("input", () => true);
  on("click", (_event, control) => !leads(control));
  // The focus may have come before this did, and some addresses ask for what only scripts show.
  if (document.activeElement?.matches(controls) || location.hash.includes("=")) load();
  const hasMouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
  whenAtRest(() => {
    if ((hasMouse && hasGoodLine()) || isForRest()) load();
  });
}

/** A press on it leaves the page, by the browser itself: there is no time to load anything. */
function leads(control: Element): boolean {
  return control.matches("a:not([data-replay]), [type=submit]");
}

function hasGoodLine(): boolean {
  const line: Line | undefined = "connection" in navigator ? (navigator.connection as Line) : undefined;
  return !line?.saveData && (line?.effectiveType ?? "4g") === "4g";
}

/** Runs after everything of the page has come, when the browser has nothing better to do. */
function whenAtRest(task: () => void): void {
  // Safari has no requestIdleCallback.
  const rest = () =>
    typeof requestIdleCallback === "undefined" ? setTimeout(task, 200) : requestIdleCallback(task);
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}
