import { onReturn } from "@precise/web/shell/on-return";
import { isMarkedSignedIn } from "./signed-in-mark.ts";

/**
 * Keeps the lamp of the account sign true in a page that stays open while another tab signs in or out: looked at again
 * whenever the page is, or comes back by the browser's Back. @returns stops it
 */
export function followSessionMark(): () => void {
  const follow = () => {
    document.documentElement.toggleAttribute("data-signed-in", isMarkedSignedIn());
  };
  document.addEventListener("visibilitychange", follow);
  const stop = onReturn(follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    stop();
  };
}
