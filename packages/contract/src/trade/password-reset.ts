import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { emailAddress } from "../wire/text.ts";
import { newPassword } from "./session.ts";

/**
 * Asks for a link to choose a new password. The answer is the same for every e-mail: with an account, without one, with one
 * that is closed, and with one that has used up its links for this hour. The link works once, for an hour.
 * @source decision 021
 */
export const requestClientPasswordLink = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/password/forgot",
  tag: "Trade session",
  summary:
    "E-mails a link to choose a new password, if the e-mail has an open trade account; the answer is always the same",
  body: z.strictObject({ email: emailAddress }),
  yields: "sent",
  data: z.object({ sent: z.literal(true) }),
});

/**
 * Sets the password that the link's owner chose and ends every session of theirs. 404 `link_not_valid` for a token that is made
 * up, was used, or has expired, and after any other change of the password; 422 `password_not_new` with field `password`.
 */
export const resetClientPassword = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/password/reset",
  tag: "Trade session",
  summary:
    "Sets a new password by the token of an e-mailed link, once; 404 link_not_valid, 422 password_not_new",
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)), password: newPassword }),
  yields: "changed",
  data: z.object({ changed: z.literal(true) }),
  failures: [404, 422],
});

/** The calls of a forgotten trade password. */
export const clientPasswordCalls = /* @__PURE__ */ group(
  { requestClientPasswordLink, resetClientPassword },
  {
    requestClientPasswordLink: { email: "ngozi@ekobuild.example" },
    resetClientPassword: {
      token: "WyJjMWY0YiBBMWIyIiwxOTU2NTI4MDAwXQ.kq0Wm3s9",
      password: "a new pass phrase",
    },
  },
);
