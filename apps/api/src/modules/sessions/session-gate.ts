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

/** What a person is answered who was signed in and is not now. */
export function signedOut(): { readonly failure: Failure } {
  return failure(401, "session_expired", "You are signed out. Sign in again.");
}

/** The signed-in person, or the refusal of a call that no one else may make. */
export function requireUser(
  call: SessionOfCall,
): { readonly user: SessionUser } | { readonly failure: Failure } {
  if (call.session !== null) return { user: call.session.user };
  return call.isSessionOver ? signedOut() : failure(401, "session_required", "Sign in first.");
}
