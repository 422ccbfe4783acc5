import * as z from "zod/mini";
import { calendarDay } from "../../wire/calendar-input.ts";
import { group } from "../../wire/route.ts";
import { searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** A change that someone of the shop made. */
export const auditRow = z.object({
  id: z.int(),
  at: z.string(),
  /** By name; `nobody` for a failed sign-in. */
  actor: z.string(),
  /** The command: `orders.move`. */
  act: z.string(),
  /** An order's number, an article number, an e-mail; `erased` where the person was forgotten. */
  subject: z.string(),
  /** The changed fields, as they were and as they are. */
  before: fields,
  after: fields,
  reason: z.nullable(z.string()),
  /** The call that made it, as our log names it; null for jobs and the terminal. */
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

const filter = z.optional(searchText(254));

export const listAudit = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/audit",
  permission: "audit.read",
  tag: "Audit",
  summary: "What the shop's people changed, the newest first, fifty at a time",
  query: z.strictObject({
    /** An order's number, an article number or an e-mail, exactly. */
    subject: filter,
    /** A part of the name. */
    actor: filter,
    /** `orders.move`, or the group `orders`; several with commas. */
    act: filter,
    /** Days in Lagos; both are in. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** `next` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  data: z.object({
    rows: z.array(auditRow),
    /** Null where there are no older ones. */
    next: z.nullable(z.string()),
  }),
});

export const checkAudit = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/audit/check",
  permission: "audit.read",
  tag: "Audit",
  summary: "Follows the chain of all entries; names those that were edited or removed in the database",
  data: z.object({
    entries: z.int(),
    is_whole: z.boolean(),
    /** The first hundred. */
    faults: z.array(
      z.object({
        /** The link of the chain. */
        place: z.nullable(z.int()),
        entry: z.nullable(z.int()),
        fault: z.string(),
      }),
    ),
    /** How many ends that went out of the database were compared. */
    heads: z.int(),
    /** Numbers that no entry has, the first hundred gaps: a hint, for an act that failed leaves one too. */
    gaps: z.array(z.object({ from: z.int(), to: z.int() })),
  }),
});

/** The calls of the audit. */
export const deskAuditCalls = /* @__PURE__ */ group({ listAudit, checkAudit }, {});
