import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The zone of this browser's clock; null on the server and until scripts run. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || null,
    () => null,
  );
}
