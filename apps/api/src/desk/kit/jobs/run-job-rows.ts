import { Refused } from "#api/platform/admin/refused.ts";
import { actorInput } from "#api/platform/audit/actor.ts";
import type { Database, Sql, Transaction } from "#api/platform/database/port.ts";
import type { JobKind } from "./desk-job.ts";
import { endDoneJobs } from "./desk-job-rows.ts";

interface ClaimedRow {
  readonly job_id: string;
  readonly position: number;
  readonly kind: string;
  readonly subject: string;
  readonly common: unknown;
  readonly own: unknown;
  readonly actor: unknown;
}

/**
 * Does the rows of bulk acts that wait, one after the other, until none is left that no other replica has. The lock on a row is
 * its lease: a process that dies frees it, with everything that was half done. Each row and its outcome are one transaction.
 * @param inTransaction the tools as they work within an open transaction
 * @throws AggregateError at the end, with the faults that were not refusals
 */
export async function runJobRows<Tools extends { readonly db: Database }>(
  tools: Tools,
  kinds: readonly JobKind<Tools>[],
  inTransaction: (tx: Transaction) => Tools,
  isStopped: () => boolean,
): Promise<void> {
  const { db } = tools;
  const faults: unknown[] = [];
  let isOneLeft = true;
  let hasRun = false;
  while (isOneLeft && !isStopped()) {
    let row: ClaimedRow | undefined;
    try {
      isOneLeft = await db.transaction(async (tx) => {
        row = await claimRow(tx);
        if (!row) return false;
        await runRow(row, kinds, inTransaction(tx));
        await noteOutcome(tx, row, "done", null);
        return true;
      });
    } catch (fault) {
      if (!row) throw fault;
      const isRefused = fault instanceof Refused;
      if (!isRefused) faults.push(fault);
      const reason = isRefused ? fault.message : "Something went wrong here. Try it again.";
      await noteOutcome(db, row, isRefused ? "refused" : "failed", reason);
    }
    hasRun ||= isOneLeft;
  }
  if (hasRun) await endDoneJobs(db);
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of bulk acts failed`);
}

async function claimRow(tx: Sql): Promise<ClaimedRow | undefined> {
  const [row] = await tx.query<ClaimedRow>(
    `select r.job_id, r.position, r.subject, r.input as own, j.kind, j.input as common, j.actor
     from desk_job j join desk_job_row r on r.job_id = j.id
     where j.ended_at is null and j.cancelled_at is null and r.outcome = 'waiting'
     order by j.created_at, r.position limit 1 for update of r skip locked`,
  );
  return row;
}

async function runRow<Tools extends { readonly db: Database }>(
  { kind: name, subject, common, own, actor }: ClaimedRow,
  kinds: readonly JobKind<Tools>[],
  tools: Tools,
): Promise<void> {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no bulk act is called ${name}`);
  await kind.run(tools, { subject, common, own, actor: actorInput.parse(actor) });
}

/** Only of a row that still waits: what another runner did meanwhile stays. */
async function noteOutcome(
  sql: Sql,
  { job_id, position }: ClaimedRow,
  outcome: "done" | "refused" | "failed",
  reason: string | null,
): Promise<void> {
  await sql.query(
    `update desk_job_row set outcome = $3, reason = $4, done_at = now()
     where job_id = $1 and position = $2 and outcome = 'waiting'`,
    [job_id, position, outcome, reason],
  );
}
