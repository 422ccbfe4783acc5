import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { RowOutcome } from "./desk-job.ts";

/** A bulk act as it is kept. */
export interface JobRecord {
  readonly id: string;
  readonly kind: string;
  readonly staff_id: string;
  readonly by: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly cancelled_at: Date | null;
}

export interface JobRowRecord {
  readonly subject: string;
  readonly outcome: RowOutcome;
  readonly reason: string | null;
}

/** A bulk act to be started: at most 500 rows. */
export interface NewJob {
  readonly kind: string;
  /** What all rows have in common. */
  readonly common: { readonly [key: string]: unknown };
  readonly rows: readonly { readonly subject: string; readonly own?: { readonly [key: string]: unknown } }[];
  /** A digest of the caller's Idempotency-Key and request. */
  readonly keyHash?: string | undefined;
}

/** Writes a bulk act; the runner finds it. @returns its id; for a key that came before, that of the job from then */
export async function insertJob(
  tx: Sql,
  { staffId, actor }: Pick<StaffSession, "staffId" | "actor">,
  { kind, common, rows, keyHash }: NewJob,
): Promise<string> {
  const [created] = await tx.query<{ id: string }>(
    `insert into desk_job (kind, input, actor, staff_id, key_hash) values ($1, $2::jsonb, $3::jsonb, $4, $5)
     on conflict (staff_id, key_hash) do nothing returning id`,
    [kind, common, { ...actor }, staffId, keyHash ?? null],
  );
  if (!created) {
    const [known] = await tx.query<{ id: string }>(
      "select id from desk_job where staff_id = $1 and key_hash = $2",
      [staffId, keyHash ?? null],
    );
    if (!known) throw new Error("a bulk act was neither made nor known");
    return known.id;
  }
  await tx.query(
    `insert into desk_job_row (job_id, position, subject, input)
     select $1, place, subject, own from unnest($2::text[], $3::jsonb[]) with ordinality as row (subject, own, place)`,
    [created.id, rows.map(({ subject }) => subject), rows.map(({ own = null }) => own)],
  );
  return created.id;
}

const columns =
  "j.id, j.kind, j.staff_id, j.actor ->> 'name' as by, j.created_at, j.ended_at, j.cancelled_at";

export async function readJob(sql: Sql, id: string): Promise<JobRecord | undefined> {
  return (await sql.query<JobRecord>(`select ${columns} from desk_job j where j.id = $1`, [id]))[0];
}

export function readJobRows(sql: Sql, id: string): Promise<JobRowRecord[]> {
  return sql.query<JobRowRecord>(
    "select subject, outcome, reason from desk_job_row where job_id = $1 order by position",
    [id],
  );
}

/** The newest bulk acts of one person, each with its outcomes. */
export function listJobsOf(
  sql: Sql,
  staffId: string,
): Promise<(JobRecord & { readonly outcomes: readonly RowOutcome[] })[]> {
  return sql.query(
    `select ${columns}, (select array_agg(r.outcome) from desk_job_row r where r.job_id = j.id) as outcomes
     from desk_job j where j.staff_id = $1 order by j.created_at desc limit 20`,
    [staffId],
  );
}

/** Nothing more of it begins: what is waiting is cancelled, the row under way ends. */
export async function cancelJob(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `with stopped as (update desk_job set cancelled_at = coalesce(cancelled_at, now()) where id = $1 and ended_at is null)
     update desk_job_row set outcome = 'cancelled' where (job_id, position) in (
       select job_id, position from desk_job_row where job_id = $1 and outcome = 'waiting' for update skip locked)`,
    [id],
  );
  await endDoneJobs(sql);
}

/** What did not succeed waits again. */
export async function retryJob(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `with again as (
       update desk_job_row set outcome = 'waiting', reason = null, done_at = null
       where job_id = $1 and outcome in ('refused', 'failed', 'cancelled') returning 1
     )
     update desk_job set ended_at = null, cancelled_at = null where id = $1 and exists (select 1 from again)`,
    [id],
  );
}

/** Ends jobs of which nothing waits. */
export async function endDoneJobs(sql: Sql): Promise<void> {
  await sql.query(
    `update desk_job j set ended_at = now() where j.ended_at is null
       and not exists (select 1 from desk_job_row r where r.job_id = j.id and r.outcome = 'waiting')`,
    [],
  );
}
