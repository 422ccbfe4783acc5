import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#api/platform/database/port.ts";
import { withoutPersonal } from "#api/platform/monitoring/logger.ts";
import type { Job, JobOutcome } from "./job.ts";
import {
  type ClaimedJob,
  claimDueJob,
  giveBack,
  noteDone,
  noteFailed,
  renewLease,
  renewMilliseconds,
} from "./job-rows.ts";
import { retryDelayMilliseconds } from "./retry-delay.ts";

/** Where jobs tell how they went. */
export interface JobReports {
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
  readonly metrics: { jobEnded(job: string, outcome: JobOutcome, times?: number): void };
}

/** After so many attempts a job is given up until its next time. */
export const mostAttempts = 6;
const firstRetryMilliseconds = 30_000;

/** Runs the jobs that are due, one after the other, until none is left that no other replica has. */
export async function runDueJobs(
  db: Database,
  jobs: readonly Job[],
  reports: JobReports,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  while (!isStopped()) {
    const claimed = await claimDueJob(db, names);
    const job = jobs.find(({ name }) => name === claimed?.name);
    if (!claimed || !job) return;
    await runLeased(db, job, claimed, reports, isStopped);
  }
}

async function runLeased(
  db: Database,
  job: Job,
  claimed: ClaimedJob,
  reports: JobReports,
  isStopped: () => boolean,
): Promise<void> {
  let isLost = false;
  const renewing = setInterval(() => {
    void renewLease(db, claimed).then(
      (isOurs) => {
        isLost = !isOurs;
      },
      // A database that is away for a moment: the next renewal says whose the job is.
      () => undefined,
    );
  }, renewMilliseconds).unref();
  try {
    await job.run(() => isLost || isStopped());
  } catch (fault) {
    await noteFailed(db, claimed, reportFailure(job, claimed.attempts, fault, reports));
    return;
  } finally {
    clearInterval(renewing);
  }
  if (isLost) return;
  if (isStopped()) return giveBack(db, claimed);
  await noteDone(db, claimed, job.everyMilliseconds);
  reports.metrics.jobEnded(job.name, "done");
}

/**
 * Tells of a failed attempt, and of a job that is given up.
 * @returns when it is due again, and the reason for its row
 */
export function reportFailure(
  job: Job,
  attempt: number,
  fault: unknown,
  { log, metrics }: JobReports,
): { readonly reason: string; readonly dueInMilliseconds: number; readonly isDead: boolean } {
  const { name, everyMilliseconds } = job;
  const isDead = attempt >= mostAttempts;
  metrics.jobEnded(name, isDead ? "dead" : "failed");
  const fields = { err: fault, job: name, attempt };
  if (isDead) log.error(fields, "a job was given up until its next time");
  else log.warn(fields, "a job failed and will be tried again");
  const waits = { first: Math.min(firstRetryMilliseconds, everyMilliseconds), longest: everyMilliseconds };
  return {
    reason: reasonOf(fault),
    isDead,
    dueInMilliseconds: isDead ? everyMilliseconds : retryDelayMilliseconds(attempt, Math.random(), waits),
  };
}

/** Why something failed, as one short line that names no person. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  const causes = fault.cause instanceof Error ? `${fault.message} ${fault.cause.message}` : fault.message;
  return withoutPersonal(causes).replace(/\s+/g, " ").slice(0, 300).toWellFormed();
}
