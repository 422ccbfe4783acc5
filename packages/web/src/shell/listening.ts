/**
 * How a page says that React listens to what is pressed: `<html data-listening>`, and this event on the window.
 * @source design D26
 */
export const listeningEvent = "precise:listening";

/** True once React listens. */
export function isListening(): boolean {
  return document.documentElement.dataset.listening !== undefined;
}
