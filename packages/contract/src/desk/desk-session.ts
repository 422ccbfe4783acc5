import * as z from "zod/mini";
import { group, route } from "../route.ts";

/** What someone of the staff may be; what each role may do is the API's. */
export const staffRole = z.enum(["owner", "manager", "sales", "showroom", "warehouse", "finance", "viewer"]);

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

export const readDeskSession = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/desk/desk-session",
  tag: "Session",
  summary: "Who is signed in at the desk; null for nobody",
  isPersonal: true,
  data: z.object({
    staff: z.nullable(deskStaff),
    /** The request carried a cookie whose session has ended. */
    is_session_over: z.boolean(),
  }),
});

/** The calls of a session at the desk. */
export const deskSessionCalls = /* @__PURE__ */ group({ readDeskSession }, {});
