/** localStorage: "off" where the person does not want keys that act by themselves. */
const storageKey = "deskKeys";
const listeners = new Set<() => void>();

/** Whether single keys do something: yes, until it is switched off on this device. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function setKeysOn(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Storage is blocked: the keys stay on.
  }
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function onKeySettingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
