import type { VerifyTokens } from "../../src/sessions/session-handlers.ts";
import type { TestApi } from "../http/start-test-api.ts";

/**
 * Stands in for the identity provider: the token "ada" is Ada's, whose e-mail is verified. `name:subject` is the same
 * name from another provider, `name:subject:unverified` with an e-mail that nobody has verified.
 */
export const believeTestTokens: VerifyTokens = async ({ accessToken, idToken }) => {
  if (accessToken === "down") return { kind: "keys_unavailable" };
  if (accessToken !== idToken || accessToken === "bad") return { kind: "refused" };
  const [name = "", subject = name, mark] = accessToken.split(":");
  return {
    kind: "person",
    person: {
      subject,
      email: `${name}@example.com`,
      isEmailVerified: mark !== "unverified",
      givenName: name.charAt(0).toUpperCase() + name.slice(1),
    },
  };
};

/** Signs in. @returns the cookie header of the new session */
export async function signIn(
  api: TestApi,
  token: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await api.post("/api/session", { accessToken: token, idToken: token }, headers);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (answer.status !== 200 || cookie === undefined) throw new Error(`not signed in: ${answer.text}`);
  return cookie;
}
