/** Buttons that leave the page: what was typed beside them is only sent once React listens. */
const leaving = "[data-after-typing]";

/** A press on such a button is held, like others that scripts serve, once something was typed; before, it leaves at once. */
export function holdAfterTyping(): void {
  const hold = () => {
    for (const control of document.querySelectorAll<HTMLElement>(leaving))
      control.dataset.replay = "listening";
  };
  window.addEventListener("input", hold, { capture: true, once: true });
  // It may have been typed before this ran.
  const fields = document.querySelectorAll<HTMLInputElement>("main input");
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) hold();
}
