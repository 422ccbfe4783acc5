import type { SessionUser } from "@precise/contract/session";

/** The session in a browser. A fake stands in for it in tests. */
export interface SessionPort {
  /** The signed-in user, or null for a guest. Rejects only when it cannot be told. */
  current(): Promise<SessionUser | null>;
  /** Calls back on sign-in and sign-out, in this tab or another; returns the way to stop. */
  subscribe(onChange: (user: SessionUser | null) => void): () => void;
  signOut(): Promise<void>;
}
