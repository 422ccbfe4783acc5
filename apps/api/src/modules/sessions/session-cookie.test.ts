import { expect, it } from "vitest";
import { noSessionCookies, sessionCookies } from "./session-cookie.ts";

it.each(["consumer", "client"] as const)(
  "the cookie of a %s's session goes over TLS alone, to no script, with no other site's posts, and no other host can set it",
  (kind) => {
    const [session = "", plain = ""] = sessionCookies(kind, "t".repeat(43), true);
    expect(session).toMatch(
      /^__Host-precise_(?:client_)?session=t{43}; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(plain).toMatch(
      /^precise_(?:client_)?session=; Path=\/; Max-Age=0; SameSite=Lax; Secure; HttpOnly$/,
    );
    for (const cookie of [...sessionCookies(kind, "t", true), ...noSessionCookies(kind, true)]) {
      expect(cookie).toContain("; SameSite=Lax; Secure");
      expect(cookie).not.toContain("Domain");
    }
  },
);

it("signing out takes the cookie away under both of its names", () => {
  expect(noSessionCookies("client", true)).toEqual([
    "__Host-precise_client_session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly",
    "precise_client_session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly",
  ]);
});
