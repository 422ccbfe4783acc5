/** Without a press or a key for this long, nobody is at the page. */
const unattendedMs = 5 * 60_000;
const inputs = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

let lastInputAt = Date.now();
const listeners = new Set<() => void>();

/**
 * Whether someone is at the page. What a page asks by itself would keep a session alive that nobody uses, so it asks only
 * while someone is there: a session ends 30 minutes after its last use.
 */
export function isAttended(): boolean {
  return Date.now() - lastInputAt < unattendedMs;
}

/** Calls back when someone returns to the page. @returns stops it */
export function onReturn(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const input of inputs) window.addEventListener(input, noteInput, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const input of inputs) window.removeEventListener(input, noteInput);
  };
}

function noteInput(): void {
  const wasAttended = isAttended();
  lastInputAt = Date.now();
  if (!wasAttended) for (const listener of listeners) listener();
}
