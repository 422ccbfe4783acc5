import { randomUUID } from "node:crypto";
import type { SignInTokens } from "@precise/contract/shop/session";
import type { VerifyTokens } from "#api/modules/sessions/sign-in-acts.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";

/**
 * A fake of the identity provider: the token "ada" is Ada's, whose e-mail is verified. `name:subject` is the same
 * name from another provider, `name:subject:unverified` with an e-mail that no one has verified. Every such token is of a
 * sign-in of its own, just now; `…#one` are all of the one sign-in of that name, `…#one@700` of 700 seconds ago.
 */
export const believeTestTokens: VerifyTokens = async ({ accessToken, idToken }) => {
  if (accessToken === "down") return { kind: "keys_unavailable" };
  if (accessToken !== idToken || accessToken === "bad") return { kind: "refused" };
  const [who = "", act = ""] = accessToken.split("#");
  const [actId = "", secondsAgo = "0"] = act.split("@");
  const [name = "", subject = name, mark] = who.split(":");
  const now = Math.floor(Date.now() / 1000);
  return {
    kind: "person",
    person: {
      subject,
      email: `${name}@example.com`,
      isEmailVerified: mark !== "unverified",
      givenName: name.charAt(0).toUpperCase() + name.slice(1),
    },
    signIn: { id: actId || randomUUID(), authenticatedAt: now - Number(secondsAgo), expiresAt: now + 3600 },
  };
};

/** Both tokens of one of the sign-ins that `believeTestTokens` knows. */
export function tokensOf(token: string): SignInTokens {
  return { accessToken: token, idToken: token };
}

/** Signs in. @returns the cookie header of the new session */
export async function signIn(
  api: TestApi,
  token: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await api.post("/api/session", tokensOf(token), headers);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (answer.status !== 200 || cookie === undefined) throw new Error(`not signed in: ${answer.text}`);
  return cookie;
}
