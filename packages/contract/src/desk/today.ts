import * as z from "zod/mini";
import { group } from "../wire/route.ts";
import { deskRoute } from "./kit/desk-route.ts";

/** What must be done: how many, since when the oldest waits, and where its list is. */
export const todayEntry = z.object({
  /** `transfers_to_match`, `orders_to_pack`; a later release may send others. */
  kind: z.string(),
  count: z.int(),
  oldest: z.nullable(z.string()),
  /** A path of the desk. */
  link: z.string(),
  /** It stops the shop from something: shown in red, before the others. */
  is_alarm: z.optional(z.boolean()),
});
export type TodayEntry = z.infer<typeof todayEntry>;

export const readToday = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/today",
  permission: "signed-in",
  tag: "Today",
  summary: "What must be done today, as far as the reader may do it",
  data: z.object({ today: z.array(todayEntry) }),
  yields: "today",
});

export const deskTodayCalls = /* @__PURE__ */ group({ readToday }, {});
