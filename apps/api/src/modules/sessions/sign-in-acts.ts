import { createHash } from "node:crypto";
import type { createTokenVerifier, SignInAct, TokenVerdict } from "@precise/auth/server-token-verifier";
import type { SignInTokens } from "@precise/contract/shop/session";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type Failure, failure } from "#api/platform/http/reply.ts";

export type VerifyTokens = ReturnType<typeof createTokenVerifier>;
type ProvedSignIn = Extract<TokenVerdict, { readonly kind: "person" }>;

/** Tokens open a session so long after their sign-in. @source decision 042 */
export const exchangeSeconds = 10 * 60;
/** What cannot be undone asks for a sign-in no older than this. @source decision 042 */
export const freshSeconds = 5 * 60;

/** What the tokens prove; 401 for bad ones, 503 while the provider's keys cannot be fetched. */
export async function readSignIn(
  verifyTokens: VerifyTokens,
  { accessToken, idToken }: SignInTokens,
): Promise<ProvedSignIn | { readonly failure: Failure }> {
  const verdict = await verifyTokens({ accessToken, idToken });
  if (verdict.kind === "refused")
    return failure(401, "session_required", "These tokens are not valid. Sign in again.");
  if (verdict.kind === "keys_unavailable")
    return failure(503, "unavailable", "Sign-in is not working right now. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  return verdict;
}

/** Whether someone proved who they are within so many seconds. A clock that is behind the provider's refuses no one. */
export function isWithin({ authenticatedAt }: SignInAct, seconds: number, now = Date.now()): boolean {
  return authenticatedAt >= Math.floor(now / 1000) - seconds;
}

/**
 * Uses a sign-in up. Of several calls at once with the same one exactly one gets true, and only when it commits.
 * @returns false when it was used before
 */
export async function spendSignIn(tx: Sql, { id, expiresAt }: SignInAct): Promise<boolean> {
  const rows = await tx.query(
    `insert into used_sign_in (sign_in_hash, expires_at) values ($1, to_timestamp($2))
     on conflict do nothing returning sign_in_hash`,
    [createHash("sha256").update(id).digest("hex"), expiresAt],
  );
  return rows.length > 0;
}

/**
 * Does what a session alone does not allow: only for a sign-in of that same person in the last five minutes, used for
 * nothing else. A stolen cookie, a shared device or a script in the page has none.
 * @returns what was done; else 403 `fresh_sign_in_required` whatever the reason, or 503
 */
export async function withFreshSignIn<Done>(
  db: Database,
  verifyTokens: VerifyTokens,
  call: { readonly tokens: SignInTokens; readonly customerId: string },
  act: (tx: Sql) => Promise<Done>,
): Promise<{ readonly done: Done } | { readonly failure: Failure }> {
  const stale = () =>
    failure(403, "fresh_sign_in_required", "Sign in again to confirm it is you, then try again.");
  const proved = await readSignIn(verifyTokens, call.tokens);
  if ("failure" in proved) return proved.failure.status === 503 ? proved : stale();
  const { person, signIn } = proved;
  if (!isWithin(signIn, freshSeconds)) return stale();
  return db.transaction(async (tx) => {
    const [own] = await tx.query("select 1 from customer_identity where subject = $1 and customer_id = $2", [
      person.subject,
      call.customerId,
    ]);
    if (own === undefined || !(await spendSignIn(tx, signIn))) return stale();
    return { done: await act(tx) };
  });
}
