import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { emailAddress } from "../wire/text.ts";

/** Shortest password of a trade account; there is no rule on what it is made of. @source spec §5 */
export const shortestPassword = 8;
/** Longest password that is looked at. */
export const longestPassword = 256;

/**
 * Who is signed in to the trade area. `firstname` is all that the browser may keep.
 * @source spec §3 "Client user", design "Session calls", design D6
 */
export const clientUser = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** +234XXXXXXXXXX, or empty. */
  phone: z.string(),
  role: z.literal("client"),
  customer_id: z.string(),
  company: z.object({ name: z.string(), price_list: z.string() }),
  /** An operator gave the password: until it is changed every call but session, password and logout answers 403. */
  must_change_password: z.boolean(),
});
export type ClientUser = z.infer<typeof clientUser>;

/** What is typed as a password at login: anything; what is longer is wrong anyway. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(longestPassword));
/** A new password, as its owner chooses it. */
export const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword));

/**
 * Opens a trade session. Every failure (unknown e-mail, wrong password, disabled person or company) is the same 401
 * `login_failed` after the same work.
 */
export const logInClient = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/login",
  tag: "Trade session",
  summary:
    "Signs a trade client in and sets the cookie precise_client_session; an older session of this browser ends",
  body: z.strictObject({ email: emailAddress, password: typedPassword }),
  yields: "user",
  data: z.object({ user: clientUser }),
  failures: [401],
});

export const logOutClient = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/logout",
  tag: "Trade session",
  summary: "Ends the trade session at once; does nothing without one",
  yields: "user",
  data: z.object({ user: z.null() }),
});

export const readClientSession = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/session",
  tag: "Trade session",
  summary: "Who is signed in to the trade area; null for nobody",
  isPersonal: true,
  data: z.object({
    user: z.nullable(clientUser),
    /** The request carried a cookie whose session has ended. */
    is_session_over: z.boolean(),
  }),
});

/** Changes one's own password; every other session of the person ends, and this one gets another token. */
export const changeClientPassword = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/password",
  tag: "Trade session",
  summary: "Changes the signed-in person's password; 422 password_wrong or password_not_new",
  body: z.strictObject({
    current_password: typedPassword,
    new_password: newPassword,
  }),
  yields: "user",
  data: z.object({ user: clientUser }),
  failures: [401, 422],
});

/** The calls of a trade client's session. */
export const clientSessionCalls = /* @__PURE__ */ group(
  { logInClient, logOutClient, readClientSession, changeClientPassword },
  {
    logInClient: { email: "ngozi@ekobuild.example", password: "a long pass phrase" },
    changeClientPassword: { current_password: "first-Kq7Vw2Zp", new_password: "a long pass phrase" },
  },
);
