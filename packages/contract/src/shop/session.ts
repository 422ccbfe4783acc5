import * as z from "zod/mini";
import { type DataOf, group, route } from "../wire/route.ts";

/**
 * Who is signed in. `role` and `customer_id` are the server's own word, never taken from a request.
 * @source spec §3 "Consumer user", design "Session calls"
 */
export const sessionUser = z.object({
  attributes: z.object({ email: z.string(), given_name: z.string() }),
  email_verified: z.boolean(),
  role: z.literal("consumer"),
  customer_id: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A token as it travels; what is longer is none. */
const token = z.string().check(z.minLength(1), z.maxLength(8192));

/** Both tokens of one sign-in at the identity provider. */
export const signInTokens = z.strictObject({ accessToken: token, idToken: token });
export type SignInTokens = z.infer<typeof signInTokens>;

/**
 * Exchanges both tokens of one sign-in for the cookie `precise_session`; an older session of this browser ends. A sign-in
 * is exchanged once (401 `sign_in_used`) and within ten minutes (401 `sign_in_too_old`). `end_others`: every other
 * session of the person ends in the same act, as after a password that was forgotten.
 * @source design D6, decision 042
 */
export const openSession = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/session",
  tag: "Session",
  summary: "Exchanges the identity provider's tokens for a session cookie",
  body: z.strictObject({ accessToken: token, idToken: token, end_others: z.optional(z.boolean()) }),
  yields: "user",
  data: z.object({ user: sessionUser }),
  failures: [401],
});

export const readSession = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/session",
  tag: "Session",
  summary: "Who is signed in; null for a guest",
  isPersonal: true,
  yields: "user",
  data: z.object({ user: z.nullable(sessionUser) }),
});

export const closeSession = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/session",
  tag: "Session",
  summary: "Signs out at once; does nothing for a guest",
  yields: "user",
  data: z.object({ user: z.null() }),
});

/** Sessions of one person, on whatever device. */
export const listSessions = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/account/sessions",
  tag: "Session",
  summary: "Where this person is signed in",
  isPersonal: true,
  yields: "sessions",
  data: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** The session that asks. */
        is_current: z.boolean(),
        /** Browser and system in plain words, from the browser's own header. */
        device: z.string(),
        created_at: z.string(),
        used_at: z.string(),
      }),
    ),
  }),
  failures: [401],
});
export type SessionEntry = DataOf<typeof listSessions>["sessions"][number];

export const endSession = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  tag: "Session",
  summary: "Signs one device out",
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, { error: "must be a session's id" })) }),
  yields: "ended",
  data: z.object({ ended: z.literal(true) }),
  failures: [401, 404],
});

export const endOtherSessions = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/account/sessions",
  tag: "Session",
  summary: "Signs out everywhere else",
  yields: "ended",
  data: z.object({ ended: z.int() }),
  failures: [401],
});

/** The calls of signing in and out. */
export const sessionCalls = /* @__PURE__ */ group(
  { openSession, readSession, closeSession, listSessions, endSession, endOtherSessions },
  {
    openSession: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
  },
);
