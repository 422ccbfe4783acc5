/**
 * In a panel that the browser opened by itself, the focus goes to its title or first field, as React does it.
 * @returns stops it
 */
export function focusInOpened(): () => void {
  const focus = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.popover && "newState" in event && event.newState === "open") {
      target.querySelector<HTMLElement>("h2, input")?.focus();
    }
  };
  document.addEventListener("toggle", focus, true);
  return () => document.removeEventListener("toggle", focus, true);
}
