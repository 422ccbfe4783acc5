import type { Sql } from "#api/platform/database/port.ts";

/** A job that this replica, and no other, may run until its lease ends. */
export interface ClaimedJob {
  readonly name: string;
  readonly claim: number;
  /** Counts this one too. */
  readonly attempts: number;
}

/** A job as an operator sees it. */
export interface JobEntry {
  readonly name: string;
  readonly due_at: Date | null;
  readonly done_at: Date | null;
  /** Failed attempts since it last ended well or was given up; of mails, how many wait or were given up after a failure. */
  readonly attempts: number;
  readonly dead_since: Date | null;
  readonly last_error: string | null;
}

/** A replica that died loses its job by time alone; one that works renews its lease well before. */
const leaseSeconds = 60;
export const renewMilliseconds = 20_000;

/** Makes new jobs known; they are due at once. */
export async function addJobs(sql: Sql, names: readonly string[]): Promise<void> {
  await sql.query("insert into job (name) select unnest($1::text[]) on conflict do nothing", [names]);
}

/** Takes the job that has been due the longest; others pass over what one replica is taking. */
export async function claimDueJob(sql: Sql, names: readonly string[]): Promise<ClaimedJob | undefined> {
  const [claimed] = await sql.query<ClaimedJob>(
    `update job set claim = claim + 1, attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
     where name = (
       select name from job where name = any($1::text[]) and due_at <= now()
       order by due_at, name limit 1 for update skip locked
     )
     returning name, claim, attempts`,
    [names, leaseSeconds],
  );
  return claimed;
}

/** @returns false when the lease had ended and another replica has the job */
export async function renewLease(sql: Sql, job: ClaimedJob): Promise<boolean> {
  return changeClaimed(sql, job, "due_at = now() + make_interval(secs => $3)", [leaseSeconds]);
}

/** It ended well, and is due again after that time. */
export async function noteDone(sql: Sql, job: ClaimedJob, everyMilliseconds: number): Promise<void> {
  await changeClaimed(
    sql,
    job,
    `attempts = 0, done_at = now(), dead_since = null, last_error = null,
     due_at = now() + make_interval(secs => $3::float8 / 1000)`,
    [everyMilliseconds],
  );
}

/** It failed, and is due again after that time; one that is given up begins then with all its attempts before it. */
export async function noteFailed(
  sql: Sql,
  job: ClaimedJob,
  outcome: { readonly reason: string; readonly dueInMilliseconds: number; readonly isDead: boolean },
): Promise<void> {
  await changeClaimed(
    sql,
    job,
    `last_error = $3, due_at = now() + make_interval(secs => $4::float8 / 1000),
     attempts = case when $5::boolean then 0 else attempts end,
     dead_since = case when $5::boolean then coalesce(dead_since, now()) else dead_since end`,
    [outcome.reason, outcome.dueInMilliseconds, outcome.isDead],
  );
}

/** It was stopped half way, through no fault of its own: anyone who looks next goes on. */
export async function giveBack(sql: Sql, job: ClaimedJob): Promise<void> {
  await changeClaimed(sql, job, "due_at = now(), attempts = attempts - 1", []);
}

/** Milliseconds until the next of them is due; undefined where none is known. */
export async function untilNextDue(sql: Sql, names: readonly string[]): Promise<number | undefined> {
  const [next] = await sql.query<{ wait: number | null }>(
    `select extract(epoch from min(due_at) - now())::float8 * 1000 as wait from job where name = any($1::text[])`,
    [names],
  );
  return next?.wait ?? undefined;
}

/** Every job that leases its row, by name. */
export async function listJobs(sql: Sql): Promise<JobEntry[]> {
  return sql.query<JobEntry>(
    "select name, due_at, done_at, attempts, dead_since, last_error from job order by name",
    [],
  );
}

/** A lease, and a job that is due before one would end, are left alone: both are about to be looked at. */
export const notAboutToRun = `due_at > now() + make_interval(secs => ${leaseSeconds})`;

/** Makes a job due at once. @returns undefined for a name that there is not, false while it runs or is about to */
export async function makeDue(sql: Sql, name: string): Promise<boolean | undefined> {
  const [job] = await sql.query<{ is_due: boolean }>(
    `with due as (update job set due_at = now() where name = $1 and ${notAboutToRun} returning name)
     select exists (select 1 from due) as is_due from job where name = $1`,
    [name],
  );
  return job?.is_due;
}

/** Only by the run that still has the lease: a late one must not undo what came after it. */
async function changeClaimed(
  sql: Sql,
  { name, claim }: ClaimedJob,
  change: string,
  values: readonly (string | number | boolean)[],
): Promise<boolean> {
  const rows = await sql.query(`update job set ${change} where name = $1 and claim = $2 returning 1`, [
    name,
    claim,
    ...values,
  ]);
  return rows.length > 0;
}
