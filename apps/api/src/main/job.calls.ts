import type { DeskJob, deskJobCalls, moveDeskOrders } from "@precise/contract/desk/kit/jobs";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { cancelJob, insertJob, listJobsOf, readJob, retryJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { jobHead, readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import { sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { numbersOfFilter } from "#api/desk/orders/list-orders.ts";
import { moveOrdersKind, tryMoves } from "#api/desk/orders/move-orders.ts";
import { isStage } from "#api/desk/orders/read-search.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { deskJobKinds } from "./job-kinds.ts";

const mostRows = 500;

/** The calls of bulk acts. */
export function jobAnswers({ db }: DeskParts): DeskAnswers<typeof deskJobCalls> {
  return {
    async moveDeskOrders({ body, headers }, staff) {
      const { to, reason, dry_run } = body;
      if (!isStage(to))
        return failure(422, "invalid_input", `${to} is no stage of an order.`, { field: "to" });
      const picked = await pickNumbers(db, body, staff);
      if ("failure" in picked) return picked;
      if (dry_run) {
        const rows = await tryMoves(db, picked.numbers, to, staff);
        const would = rows.filter(({ outcome }) => outcome === "done").length;
        return answer({ dry_run: { would, would_not: rows.length - would, rows } });
      }
      const id = await db.transaction((tx) =>
        insertJob(tx, staff, {
          kind: moveOrdersKind.name,
          common: { to, ...(reason === undefined ? {} : { detail: reason }) },
          rows: picked.numbers.map((subject) => ({ subject })),
          keyHash: keyHash(headers["idempotency-key"], body),
        }),
      );
      const job = await readJobView(db, id, deskJobKinds);
      return job ? answer({ job }) : noJob();
    },
    readDeskJob: ({ params }, staff) => withJob(db, params.id, staff),
    cancelDeskJob: ({ params }, staff) => withJob(db, params.id, staff, cancelJob),
    retryDeskJob: ({ params }, staff) => withJob(db, params.id, staff, retryJob),
    async listDeskJobs(_call, staff) {
      const jobs = await listJobsOf(db, staff.staffId);
      return answer({ jobs: jobs.map(({ outcomes, ...job }) => jobHead(job, outcomes)) });
    },
  };
}

/** The orders that are named, or that fit a view as long as they are as many as the caller saw. */
async function pickNumbers(
  sql: Sql,
  { numbers, view }: ParsedBodyOf<typeof moveDeskOrders>,
  staff: StaffSession,
): Promise<{ readonly numbers: string[] } | Refusal> {
  if ((numbers === undefined) === (view === undefined))
    return failure(422, "invalid_input", "Name either the orders or a view.", { field: "numbers" });
  if (numbers !== undefined) return { numbers: [...new Set(numbers)] };
  const { filter = {}, count = 0 } = view ?? {};
  const found = await numbersOfFilter(sql, filter, sightOf(staff).email, mostRows + 1);
  if (found.length > mostRows)
    return failure(422, "too_many_rows", `At most ${mostRows} orders move at once. Narrow the view.`);
  if (found.length !== count) {
    return failure(409, "refused", `The view has ${found.length} orders now, and had ${count}. Look again.`);
  }
  return { numbers: found };
}

/** A job of the caller's own; owners and managers see everybody's. */
async function withJob(
  db: Database,
  id: string,
  staff: StaffSession,
  act?: (sql: Sql, id: string) => Promise<void>,
): Promise<Reply<{ job: DeskJob }>> {
  const found = await readJob(db, id);
  const isTheirs =
    found?.staff_id === staff.staffId || staff.roles.some((role) => role === "owner" || role === "manager");
  if (!found || !isTheirs) return noJob();
  await act?.(db, id);
  const job = await readJobView(db, id, deskJobKinds);
  return job ? answer({ job }) : noJob();
}

function noJob(): Refusal {
  return failure(404, "not_found", "There is no such job of yours.");
}
