import { deskStaff } from "@precise/contract/desk/desk-session";
import { route } from "@precise/contract/route";
import * as z from "zod/mini";

/** Opens a session: e-mail, password and a one-time code in one. */
export const signInAtDesk = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/desk/session",
  tag: "Session",
  summary: "Signs someone of the staff in",
  body: z.object({ email: z.string(), password: z.string(), code: z.string() }),
  data: z.object({ staff: deskStaff }),
  yields: "staff",
});
/** Proves the second factor again. */
export const freshenCode = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/desk/session/code",
  tag: "Session",
  summary: "Proves the second factor again",
  body: z.object({ code: z.string() }),
  data: z.unknown(),
});
export const signOutOfDesk = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/desk/session",
  tag: "Session",
  summary: "Ends the session",
  data: z.unknown(),
});
