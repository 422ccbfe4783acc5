import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#api/platform/database/port.ts";
import { type Job, jobOutcomes } from "./job.ts";
import { addJobs, untilNextDue } from "./job-rows.ts";
import { type JobReports, reportFailure, runDueJobs } from "./run-jobs.ts";

/** Another replica may have given a job back meanwhile, or an operator may have restored a backup. */
const longestWaitMilliseconds = 60_000;
const shortestWaitMilliseconds = 250;
/** What talks to others, a mail server above all, may hang for longer than a stop may last. */
const stopWithinMilliseconds = 3_000;

interface Running {
  /** @returns when what is under way has ended */
  stop(): Promise<void>;
}

/** Runs all jobs, each in its time, until stopped; any number of replicas may do so on one database. */
export function startJobs(db: Database, jobs: readonly Job[], reports: JobReports): Running {
  // A figure that is not there yet cannot rise.
  for (const { name } of jobs) {
    for (const outcome of jobOutcomes) reports.metrics.jobEnded(name, outcome, 0);
  }
  const shared = jobs.filter(({ leases }) => leases === "rows").map((job) => startShared(job, reports));
  const leasedJobs = jobs.filter(({ leases }) => leases === "job");
  // One after the other, but a long one does not hold up those that come more often.
  const leased = [...Map.groupBy(leasedJobs, ({ everyMilliseconds }) => everyMilliseconds).values()].map(
    (group) => startLeased(db, group, reports),
  );
  return {
    async stop() {
      const sharedStopped = Promise.all(shared.map((each) => each.stop()));
      await Promise.all([
        ...leased.map((each) => each.stop()),
        Promise.race([sharedStopped, pause(stopWithinMilliseconds, undefined, { ref: false })]),
      ]);
    },
  };
}

/** Jobs that one replica has at a time. At rest it asks only when the next is due, and once a minute. */
function startLeased(db: Database, jobs: readonly Job[], reports: JobReports): Running {
  const startedAt = performance.now();
  const restOf = (job: Job) => startedAt + (job.firstAfterMilliseconds ?? 0) - performance.now();
  let areKnown = false;
  return repeat(
    async (isStopped) => {
      if (!areKnown)
        await addJobs(
          db,
          jobs.map(({ name }) => name),
        );
      areKnown = true;
      const rested = jobs.filter((job) => restOf(job) <= 0);
      await runDueJobs(db, rested, reports, isStopped);
      const next = await untilNextDue(
        db,
        rested.map(({ name }) => name),
      );
      const rests = jobs.map(restOf).filter((rest) => rest > 0);
      return Math.min(longestWaitMilliseconds, next ?? Number.POSITIVE_INFINITY, ...rests);
    },
    (fault) => {
      reports.log.error({ err: fault }, "the jobs that are due could not be read");
      return longestWaitMilliseconds;
    },
    Math.min(...jobs.map(restOf)),
  );
}

/** A job that every replica runs, for its rows are leased one by one. */
function startShared(job: Job, reports: JobReports): Running {
  let attempts = 0;
  return repeat(
    async (isStopped) => {
      attempts += 1;
      await job.run(isStopped);
      attempts = 0;
      reports.metrics.jobEnded(job.name, "done");
      return job.everyMilliseconds;
    },
    (fault) => {
      const { isDead, dueInMilliseconds } = reportFailure(job, attempts, fault, reports);
      if (isDead) attempts = 0;
      return dueInMilliseconds;
    },
    job.firstAfterMilliseconds ?? 0,
  );
}

/** Does it again and again, each time after as many milliseconds as the last one said. */
function repeat(
  work: (isStopped: () => boolean) => Promise<number>,
  onFault: (fault: unknown) => number,
  firstAfterMilliseconds: number,
): Running {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  function plan(milliseconds: number): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        running = work(() => isStopped)
          .catch(onFault)
          .then(plan);
      },
      Math.max(shortestWaitMilliseconds, milliseconds),
    ).unref();
  }
  plan(firstAfterMilliseconds);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
