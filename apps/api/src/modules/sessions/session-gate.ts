import type { SessionUser } from "@precise/contract/shop/session";
import { type Failure, failure } from "#api/platform/http/reply.ts";
import type { Session } from "./session-rows.ts";

/** What a call knows of its caller. */
export interface SessionOfCall {
  /** Null for a guest. */
  readonly session: Session | null;
  /** A cookie came that opens no session any more: the person was signed in and is not now. */
  readonly isSessionOver: boolean;
}

/** The signed-in person, or the refusal of a call that no one else may make. */
export function requireUser(
  call: SessionOfCall,
): { readonly user: SessionUser } | { readonly failure: Failure } {
  if (call.session !== null) return { user: call.session.user };
  return call.isSessionOver
    ? failure(401, "session_expired", "You are signed out. Sign in again.")
    : failure(401, "session_required", "Sign in first.");
}
