import type { SessionPort } from "./session-port.ts";

/** The session of a shop without sign-in: always a guest, and nothing ever changes. */
export const guestSession: SessionPort = {
  current: () => Promise.resolve(null),
  subscribe: () => () => undefined,
  signOut: () => Promise.resolve(),
};
