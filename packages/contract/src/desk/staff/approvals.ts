import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { shownOnce } from "../trade/trade-acts.ts";

/** An act that takes a second person. */
export const approval = z.object({
  id: z.string(),
  /** The command: `payments.refund`. */
  command: z.string(),
  /** What it is about: an order's number. */
  subject: z.string(),
  /** Why it takes two. */
  reason: z.string(),
  /** What will be done: the command's input. */
  input: z.record(z.string(), z.unknown()),
  /** Of the input; sent back with the decision, so that what was read is what is approved. */
  input_hash: z.string(),
  asked_by: z.object({ id: z.string(), name: z.string() }),
  asked_at: z.string(),
  expires_at: z.string(),
  /** Nobody else could approve: from then on the one who asked may. */
  alone_from: z.nullable(z.string()),
  state: z.enum(["open", "running", "approved", "refused", "replaced", "failed", "expired"]),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Why an approved act was not carried out. */
  outcome: z.nullable(z.string()),
  /** Whether the caller may approve it now. */
  may_approve: z.boolean(),
  is_own: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

export const listApprovals = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/approvals",
  permission: "approvals",
  tag: "Approvals",
  summary: "Acts that wait for a second person, and those of the last week",
  yields: "approvals",
  data: z.object({ approvals: z.array(approval) }),
});

/**
 * Approving carries the act out at once. 403 `not_allowed` for one's own and without the act's permission; 409 `refused` where it
 * was decided, has expired, or is not what was asked for any more. The person who asked may take it back with `refuse`.
 */
export const decideApproval = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/approvals/{id}",
  permission: "approvals",
  isFresh: true,
  tag: "Approvals",
  summary: "Approves or refuses an act of someone else",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(["approve", "refuse"]),
    /** Of the input as it was read. */
    input_hash: z.optional(z.string()),
  }),
  data: z.object({
    approval,
    /** What the act answers once and nothing keeps: the person who approves it hands it on. */
    shown_once: z.optional(shownOnce),
  }),
  failures: [404, 409, 422],
});

/** The calls of acts that take two. */
export const deskApprovalCalls = /* @__PURE__ */ group(
  { listApprovals, decideApproval },
  { decideApproval: { decision: "approve" } },
);
