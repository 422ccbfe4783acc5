import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { deskRoute } from "../kit/desk-route.ts";

/** Work that the API does later and by itself: a job by name, and all e-mails as one. */
export const deskWork = z.object({
  name: z.string(),
  due_at: z.nullable(z.string()),
  /** When it last ended well. */
  done_at: z.nullable(z.string()),
  /** Failed attempts since then; of e-mails, how many wait or were given up after a failure. */
  failures: z.int(),
  dead_since: z.nullable(z.string()),
  /** Why it failed last. */
  fault: z.nullable(z.string()),
  /** Whether it can be asked for now: e-mails go by themselves, and what is about to begin needs no asking. */
  can_run: z.boolean(),
});
export type DeskWork = z.infer<typeof deskWork>;

const data = z.object({ work: z.array(deskWork) });
const shared = { tag: "Background work", permission: "jobs.read", data, yields: "work" } as const;

export const listWork = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/work",
  summary: "Work that is done later: when each is due, when it last ended well, and what failed",
});

export const runWork = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "POST",
  path: "/api/desk/work/{name}/run",
  summary: "Asks for a job now; it begins within two minutes. 409 while it runs or is about to",
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)) }),
  body: z.strictObject({}),
  failures: [404, 409],
});

/** The calls of background work. */
export const deskWorkCalls = /* @__PURE__ */ group({ listWork, runWork }, { runWork: {} });
