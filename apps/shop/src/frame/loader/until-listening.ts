import { isListening, listeningEvent } from "@precise/web/shell/listening";

/** Serves something until React does. @param begin begins it, and gives the way to stop it */
export function untilListening(begin: () => () => void): void {
  if (!isListening()) window.addEventListener(listeningEvent, begin(), { once: true });
}
