import { expect, it } from "vitest";
import { clientCookieNames, consumerCookieNames, sessionCookieIn } from "./session-cookie-names.ts";

const ours = "o".repeat(43);
const tossed = "t".repeat(43);
const older = "p".repeat(43);

it.each([
  ["nothing", "", undefined],
  ["another cookie", `cartId=${ours}`, undefined],
  ["what is too short to be one", "precise_session=abc", undefined],
  ["the guarded one", `a=b; __Host-precise_session=${ours}`, { token: ours, isGuarded: true }],
  ["the plain one of http or of before", `precise_session=${older}; a=b`, { token: older, isGuarded: false }],
  [
    "the guarded one, wherever a tossed plain one stands",
    `precise_session=${tossed}; __Host-precise_session=${ours}; precise_session=${older}`,
    { token: ours, isGuarded: true },
  ],
  ["none of two plain ones", `precise_session=${tossed}; precise_session=${older}`, undefined],
  ["a plain one that was sent twice", `precise_session=${older};precise_session=${older}`, { token: older }],
  ["the kind's own name alone", `precise_client_session=${ours}; xprecise_session=${ours}`, undefined],
])("of %s the session is the one that is ours", (_what, header, found) => {
  const read = sessionCookieIn(consumerCookieNames, header);
  if (found === undefined) expect(read).toBeUndefined();
  else expect(read).toMatchObject(found);
});

it("a trade client's cookie has names of its own", () => {
  expect(sessionCookieIn(clientCookieNames, `__Host-precise_client_session=${ours}`)).toEqual({
    name: "__Host-precise_client_session",
    token: ours,
    isGuarded: true,
  });
});
