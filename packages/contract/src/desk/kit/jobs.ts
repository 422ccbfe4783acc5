import * as z from "zod/mini";
import { onceKeyIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { orderFilter } from "../orders/order-list.ts";
import { deskRoute } from "./desk-route.ts";

/** What became of one row of a bulk act. `waiting`: not yet; `done`; `refused`: why is in `reason`; `failed`: through a fault of ours. */
export const jobRow = z.object({
  /** Which order, which article, or which file. */
  number: z.optional(z.string()),
  sku: z.optional(z.string()),
  file: z.optional(z.string()),
  outcome: z.enum(["waiting", "done", "refused", "failed", "cancelled"]),
  reason: z.optional(z.string()),
});

/** A bulk act that runs on by itself, row by row. */
export const deskJob = z.object({
  id: z.string(),
  /** `orders.move` */
  kind: z.string(),
  state: z.enum(["waiting", "running", "done", "cancelled"]),
  by: z.string(),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
  counts: z.object({
    all: z.int(),
    waiting: z.int(),
    done: z.int(),
    refused: z.int(),
    failed: z.int(),
    cancelled: z.int(),
  }),
  rows: z.array(jobRow),
});
export type DeskJob = z.infer<typeof deskJob>;

const which = z.object({ id: z.uuid() });
const one = { tag: "Jobs", data: z.object({ job: deskJob }), yields: "job" } as const;

/** What a bulk act would do with one row. */
export const dryRow = z.object({
  number: z.optional(z.string()),
  sku: z.optional(z.string()),
  outcome: z.enum(["done", "refused"]),
  reason: z.optional(z.string()),
});

export const startedJob = z.object({
  /** The dry run of it: nothing was changed. */
  dry_run: z.optional(z.object({ would: z.int(), would_not: z.int(), rows: z.array(dryRow) })),
  job: z.optional(deskJob),
});

/**
 * Moves up to 500 orders. `view`: all that fit a filter, as many as the caller saw; 409 `refused` where there are more or less
 * now. Each order's outcome is in the job.
 */
export const moveDeskOrders = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/move",
  permission: "order.read",
  tag: "Orders",
  summary: "Moves many orders as a job with an outcome for each",
  headers: onceKeyIfAny,
  body: z.strictObject({
    numbers: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(500))),
    view: z.optional(z.strictObject({ filter: z.strictObject(orderFilter), count: z.int().check(z.gte(1)) })),
    to: z.string().check(z.maxLength(40)),
    reason: z.optional(line(1, 300)),
    dry_run: z.optional(z.boolean()),
  }),
  data: startedJob,
  failures: [403, 409, 422],
});

export const readDeskJob = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/jobs/{id}",
  permission: "signed-in",
  summary: "A bulk act and what became of each of its rows",
  params: which,
  ...one,
  failures: [403, 404],
});

/** What is under way is ended; the rest does not begin. */
export const cancelDeskJob = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/jobs/{id}/cancel",
  permission: "signed-in",
  summary: "Stops a bulk act after the row that it is at",
  params: which,
  body: z.strictObject({}),
  ...one,
  failures: [403, 404],
});

export const retryDeskJob = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/jobs/{id}/retry",
  permission: "signed-in",
  summary: "Tries the rows again that were refused, failed or cancelled",
  params: which,
  body: z.strictObject({}),
  ...one,
  failures: [403, 404],
});

export const listDeskJobs = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/jobs",
  permission: "signed-in",
  tag: "Jobs",
  summary: "The caller's latest bulk acts, without their rows",
  data: z.object({ jobs: z.array(z.omit(deskJob, { rows: true })) }),
  yields: "jobs",
  failures: [403],
});

/** The calls of bulk acts. */
export const deskJobCalls = /* @__PURE__ */ group(
  { moveDeskOrders, readDeskJob, cancelDeskJob, retryDeskJob, listDeskJobs },
  {
    moveDeskOrders: { numbers: ["PR-7K3M9QX1"], to: "packed", dry_run: true },
    cancelDeskJob: {},
    retryDeskJob: {},
  },
);
