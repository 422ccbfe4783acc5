import type { SessionUser } from "./session-port.ts";

/** Reads the session that a request carries, by its headers alone. */
export type ReadSession = (headers: { readonly cookie?: string | undefined }) => Promise<SessionUser | null>;

/** Every request is a guest's: the shop without sign-in. */
export const readGuestSession: ReadSession = () => Promise.resolve(null);
