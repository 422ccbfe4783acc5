import { useSyncExternalStore } from "react";

/** True once the page's scripts listen to what is pressed; never on the server and without scripts. */
export function useIsListening(): boolean {
  return useSyncExternalStore(
    noNews,
    () => true,
    () => false,
  );
}

/** It never changes back: there is nothing to hear of. */
const noNews = () => () => undefined;
