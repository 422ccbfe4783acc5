import * as z from "zod/mini";
import { newPassword } from "../../trade/session.ts";
import { group } from "../../wire/route.ts";
import { emailAddress, line } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { deskStaff, staffRole, typedCode } from "./session.ts";

const roles = z.array(staffRole).check(z.minLength(1), z.maxLength(7));
const person = z.strictObject({ id: z.uuid() });

/** Someone who works, or worked, at the shop. */
export const staffPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(staffRole),
  /** `invited`: may not sign in yet; `ended`: not any more. */
  state: z.enum(["active", "invited", "ended"]),
  /** Until when the invitation can be accepted; null where there is none. */
  invitation_ends_at: z.nullable(z.string()),
  /** Null for someone who has no session. */
  used_at: z.nullable(z.string()),
  recovery_codes_left: z.int(),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const listStaff = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/staff",
  permission: "staff",
  tag: "Staff",
  summary: "Everybody of the staff, who left last",
  yields: "staff",
  data: z.object({ staff: z.array(staffPerson) }),
});

/** 409 `refused` where the e-mail belongs to someone already. */
export const inviteStaff = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/staff",
  permission: "staff",
  isFresh: true,
  tag: "Staff",
  summary: "Invites someone by e-mail; the link works once, for 48 hours",
  status: 201,
  body: z.strictObject({ email: emailAddress, name: z.optional(line(1, 120)), roles }),
  yields: "person",
  data: z.object({ person: staffPerson }),
  failures: [409],
});

/** 409 `refused` for the last owner. */
export const changeStaffRoles = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/staff/{id}/roles",
  permission: "staff",
  isFresh: true,
  tag: "Staff",
  summary: "Gives someone other roles, at once",
  params: person,
  body: z.strictObject({ roles }),
  yields: "person",
  data: z.object({ person: staffPerson }),
  failures: [404, 409],
});

/** 409 `refused` for the last owner. */
export const endStaff = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/staff/{id}/end",
  permission: "staff",
  isFresh: true,
  tag: "Staff",
  summary: "Closes someone's account and ends their sessions at once",
  params: person,
  yields: "person",
  data: z.object({ person: staffPerson }),
  failures: [404, 409],
});

/** 409 `refused` for one's own account. */
export const resetStaff = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/staff/{id}/invite",
  permission: "staff",
  isFresh: true,
  tag: "Staff",
  summary:
    "Invites someone again: sessions end, password and second factor are set up again by an e-mailed link",
  params: person,
  yields: "person",
  data: z.object({ person: staffPerson }),
  failures: [404, 409],
});

const token = z.string().check(z.minLength(1), z.maxLength(1000));

/** 404 `link_not_valid` for a token that is made up, was used or replaced, or has expired. */
export const readInvitation = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/invitation",
  permission: "anyone",
  tag: "Staff",
  summary: "Whom an invitation is for, and the secret of their one-time codes; changes nothing",
  isSafe: true,
  body: z.strictObject({ token }),
  data: z.object({
    name: z.string(),
    email: z.string(),
    /** Base32, to be typed where a picture cannot be read. */
    totp_secret: z.string(),
    /** What a code app reads from a picture. */
    otpauth_uri: z.string(),
  }),
  failures: [404],
});

/** 404 `link_not_valid`; 422 `code_wrong` with field `code`. Signs in. */
export const acceptInvitation = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/invitation/accept",
  permission: "anyone",
  tag: "Staff",
  summary: "Chooses the password and proves the codes, once; answers ten recovery codes and signs in",
  body: z.strictObject({ token, password: newPassword, code: typedCode }),
  data: z.object({ staff: deskStaff, recovery_codes: z.array(z.string()) }),
  failures: [404, 422],
});

/** The calls of the staff's accounts. */
export const deskStaffCalls = /* @__PURE__ */ group(
  { listStaff, inviteStaff, changeStaffRoles, endStaff, resetStaff, readInvitation, acceptInvitation },
  {
    inviteStaff: { email: "ngozi@precise.example", name: "Ngozi Eze", roles: ["warehouse"] },
    changeStaffRoles: { roles: ["sales", "showroom"] },
    readInvitation: { token: "WyJjMWY0YiBBMWIyIiwxOTU2NTI4MDAwXQ.kq0Wm3s9" },
    acceptInvitation: {
      token: "WyJjMWY0YiBBMWIyIiwxOTU2NTI4MDAwXQ.kq0Wm3s9",
      password: "a new pass phrase",
      code: "123456",
    },
  },
);
