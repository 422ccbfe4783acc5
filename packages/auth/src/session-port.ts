/**
 * Who is signed in, as the apps see it. `role` and `customer_id` come from the server's session, never from a request.
 * @source SPEC §3 "Consumer user", DESIGN §4 "/api/session"
 */
export interface SessionUser {
  readonly attributes: { readonly email: string; readonly given_name: string };
  readonly email_verified: boolean;
  readonly role: "consumer";
  readonly customer_id: string;
}

/** The session in a browser. A fake stands in for it in tests. */
export interface SessionPort {
  /** The signed-in user, or null for a guest. Rejects only when it cannot be told. */
  current(): Promise<SessionUser | null>;
  /** Calls back on sign-in and sign-out, in this tab or another; returns the way to stop. */
  subscribe(onChange: (user: SessionUser | null) => void): () => void;
  signOut(): Promise<void>;
}
