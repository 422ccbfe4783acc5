import { useSyncExternalStore } from "react";

/** False while the browser says that there is no network at all; true on the server and where it does not know. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
