import * as z from "zod/mini";
import { shopLook } from "../../shop/look.ts";
import { group } from "../../wire/route.ts";
import { emailAddress, line } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";

/** What someone of the staff may be; what each role may do is the API's. */
export const staffRole = z.enum(["owner", "manager", "sales", "showroom", "warehouse", "finance", "viewer"]);

/** Six figures of a code app, or a recovery code, as it is typed. */
export const typedCode = line(1, 40);

/** Who is signed in at the desk. */
export const deskStaff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(staffRole),
  /** Names of what they may do: `order.move`. The pages hide the rest; every call is checked by the API. */
  permissions: z.array(z.string()),
  /** Until then no one-time code is asked for again. */
  fresh_until: z.string(),
});
export type DeskStaff = z.infer<typeof deskStaff>;

export const readDeskSession = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/session",
  permission: "anyone",
  tag: "Session",
  summary: "Who is signed in at the desk, null for nobody; and what the shop is called and looks like",
  data: z.object({
    staff: z.nullable(deskStaff),
    /** The request carried a cookie whose session has ended. */
    is_session_over: z.boolean(),
    shop_name: z.string(),
    /** Left out where the owner has set nothing of it. */
    look: z.optional(shopLook),
  }),
});

/**
 * Opens a session. Whatever is wrong (unknown e-mail, password, code, a person who left, too many wrong codes), the answer is the
 * same 401 `login_failed` after the same work.
 */
export const signInAtDesk = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/session",
  permission: "anyone",
  tag: "Session",
  summary:
    "Signs someone of the staff in and sets the cookie precise_desk; an older session of this browser ends",
  body: z.strictObject({
    email: emailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    code: typedCode,
  }),
  yields: "staff",
  data: z.object({ staff: deskStaff }),
  failures: [401],
});

export const signOutOfDesk = /* @__PURE__ */ deskRoute({
  method: "DELETE",
  path: "/api/desk/session",
  permission: "anyone",
  tag: "Session",
  summary: "Ends the session; done without one, too",
  data: z.object({ staff: z.null() }),
});

/** 422 `code_wrong` with field `code`; 429 after five wrong ones, for a quarter of an hour. */
export const freshenCode = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/session/code",
  permission: "signed-in",
  tag: "Session",
  summary: "Proves the second factor again; good for ten minutes",
  body: z.strictObject({ code: typedCode }),
  yields: "staff",
  data: z.object({ staff: deskStaff }),
  failures: [422],
});

/** 403 `second_factor_required` where the last code was given more than ten minutes ago. */
export const renewRecoveryCodes = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/session/recovery-codes",
  permission: "signed-in",
  tag: "Session",
  summary: "Ten new recovery codes of one's own in the place of the old ones; shown once",
  yields: "recovery_codes",
  data: z.object({ recovery_codes: z.array(z.string()) }),
  failures: [403],
});

/** The calls of a session at the desk. */
export const deskSessionCalls = /* @__PURE__ */ group(
  { readDeskSession, signInAtDesk, signOutOfDesk, freshenCode, renewRecoveryCodes },
  {
    signInAtDesk: { email: "ada@precise.example", password: "a long pass phrase", code: "123456" },
    freshenCode: { code: "123456" },
  },
);
