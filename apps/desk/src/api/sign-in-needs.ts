/** What a refused call wants of the person: to sign in again, or only a fresh one-time code. */
export type SignInNeed = "session" | "second-factor";

interface OpenNeed {
  readonly need: SignInNeed;
  readonly answer: Promise<boolean>;
  readonly settle: (isSignedIn: boolean) => void;
}

let open: OpenNeed | null = null;
const listeners = new Set<() => void>();

function publish(next: OpenNeed | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person over the page; calls refused at the same time wait for the same answer.
 * @returns whether the person has done it; false where it was given up
 */
export function askToSignIn(need: SignInNeed): Promise<boolean> {
  if (open !== null) return open.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  publish({ need, answer: promise, settle: resolve });
  return promise;
}

/** Ends the asking, so that the refused calls go on. */
export function settleSignIn(isSignedIn: boolean): void {
  open?.settle(isSignedIn);
  publish(null);
}

/** For useSyncExternalStore. */
export const signInNeeds = {
  current: (): SignInNeed | null => open?.need ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
