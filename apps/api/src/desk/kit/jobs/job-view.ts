import type { DeskJob } from "@precise/contract/desk/kit/jobs";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import type { OperatorTools } from "../operator-command.ts";
import { type JobKind, type RowOutcome, rowOutcomes } from "./desk-job.ts";
import { type JobRecord, readJob, readJobRows } from "./desk-job-rows.ts";

/** A bulk act with its rows; undefined where there is none. @param kinds those that it can be of */
export async function readJobView(
  sql: Sql,
  id: string,
  kinds: readonly JobKind<OperatorTools>[],
): Promise<DeskJob | undefined> {
  const job = await readJob(sql, id);
  if (!job) return undefined;
  const rows = await readJobRows(sql, id);
  const subject = kinds.find(({ name }) => name === job.kind)?.subject ?? "number";
  return {
    ...jobHead(
      job,
      rows.map(({ outcome }) => outcome),
    ),
    rows: rows.map(({ subject: value, outcome, reason }) => ({
      [subject]: value,
      outcome,
      ...(reason === null ? {} : { reason }),
    })),
  };
}

/** The same without its rows. */
export function jobHead(job: JobRecord, outcomes: readonly RowOutcome[]): Omit<DeskJob, "rows"> {
  const count = (wanted: RowOutcome) => outcomes.filter((each) => each === wanted).length;
  const [waiting, done, refused, failed, cancelled] = rowOutcomes.map(count);
  return {
    id: job.id,
    kind: job.kind,
    state: stateOf(job, outcomes),
    by: job.by,
    created_at: wireTime(job.created_at),
    ended_at: wireTimeOrNull(job.ended_at),
    counts: {
      all: outcomes.length,
      waiting: waiting ?? 0,
      done: done ?? 0,
      refused: refused ?? 0,
      failed: failed ?? 0,
      cancelled: cancelled ?? 0,
    },
  };
}

function stateOf(job: JobRecord, outcomes: readonly RowOutcome[]): DeskJob["state"] {
  if (job.cancelled_at !== null) return "cancelled";
  if (!outcomes.includes("waiting")) return "done";
  return outcomes.every((outcome) => outcome === "waiting") ? "waiting" : "running";
}
