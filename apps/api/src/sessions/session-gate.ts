import { failure } from "../http/reply.ts";
import type { Session } from "./session-rows.ts";

/** What a call knows of its caller. */
export interface SessionOfCall {
  /** Null for a guest. */
  readonly session: Session | null;
  /** A cookie came that opens no session any more: the person was signed in and is not now. */
  readonly isSessionOver: boolean;
}

/** The refusal of a call that only a signed-in person may make; undefined where there is a session. */
export function sessionRefusal({ session, isSessionOver }: SessionOfCall) {
  if (session !== null) return undefined;
  return isSessionOver
    ? failure(401, "session_expired", "You have been signed out. Sign in again.")
    : failure(401, "session_required", "Sign in first.");
}
