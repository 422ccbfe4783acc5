import { expect, it } from "vitest";
import { noSessionCookies, sessionCookies } from "./session-cookie.ts";

it.each(["consumer", "client"] as const)(
  "the cookie of a %s's session goes over TLS alone, to no script, and with no other site's posts",
  (kind) => {
    const [session = ""] = sessionCookies(kind, "t".repeat(43), true);
    expect(session).toMatch(
      /^precise_(?:client_)?session=t{43}; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/,
    );
    for (const cookie of [...sessionCookies(kind, "t", true), ...noSessionCookies(kind, true)])
      expect(cookie).toContain("; SameSite=Lax; Secure");
  },
);
