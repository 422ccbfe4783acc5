/**
 * Work that no caller waits for, done again and again. All of it is listed in `apps/api/src/main/jobs.ts`.
 * @source design D33, decision 053
 */
export interface Job {
  /** Names it in the database, in figures and in the log. */
  readonly name: string;
  readonly everyMilliseconds: number;
  /** It rests so long after each start: the first visitors come first. */
  readonly firstAfterMilliseconds?: number;
  /**
   * What keeps two replicas from doing the same: `job`, a lease of the job's row, which one replica has at a time; or
   * `rows`, leases that `run` takes of rows of its own, so that all replicas share the work and a dead one holds up little.
   */
  readonly leases: "job" | "rows";
  /** @param isStopped true once it should end early: the API stops, or its lease was lost */
  readonly run: (isStopped: () => boolean) => Promise<unknown>;
}

/** `failed`: to be tried again soon; `dead`: given up, a job until its next time, a single mail until an operator asks. */
export const jobOutcomes = ["done", "failed", "dead"] as const;
export type JobOutcome = (typeof jobOutcomes)[number];
