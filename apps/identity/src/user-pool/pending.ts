import { randomBytes } from "node:crypto";

/** What is waiting for an answer under a name that no one can guess: taken once, forgotten in time. */
export interface Pending<T> {
  /** @returns the name, in base64 */
  put(value: T): string;
  peek(name: string): T | undefined;
  take(name: string): T | undefined;
}

/** Beyond this the oldest one is forgotten: memory is bounded whatever is begun and never answered. */
const MOST_AT_ONCE = 10_000;

export function createPending<T>(lifeMilliseconds: number, most = MOST_AT_ONCE): Pending<T> {
  // In the order of their ends, for all live equally long.
  const waiting = new Map<string, { readonly value: T; readonly expiresAt: number }>();
  const peek = (name: string) => {
    const found = waiting.get(name);
    return found !== undefined && found.expiresAt > Date.now() ? found.value : undefined;
  };
  return {
    put: (value) => {
      for (const [name, { expiresAt }] of waiting) {
        if (expiresAt > Date.now() && waiting.size < most) break;
        waiting.delete(name);
      }
      const name = randomBytes(64).toString("base64");
      waiting.set(name, { value, expiresAt: Date.now() + lifeMilliseconds });
      return name;
    },
    peek,
    take: (name) => {
      const value = peek(name);
      waiting.delete(name);
      return value;
    },
  };
}
