import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { undoPricesCommand } from "./price-commands.ts";

/** Takes a large change back, which lasts longer than a call may: the change is the one row of the act. */
export const undoPricesKind: JobKind<OperatorTools> = {
  name: "prices.undo",
  subject: "number",
  async run(tools, { subject, actor }) {
    if (!(await readRights(tools.db, actor)).may("price.edit"))
      throw new Refused("Your role does not allow this.");
    await carryOut(tools, undoPricesCommand, { id: Number(subject) }, actor);
  },
};

/** Those of the changes that are being taken back so. */
export async function readEnding(sql: Sql, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await sql.query<{ id: number }>(
    `select r.subject::int as id from desk_job j join desk_job_row r on r.job_id = j.id
     where j.kind = $1 and j.ended_at is null and j.cancelled_at is null and r.outcome = 'waiting'
       and r.subject = any($2::text[])`,
    [undoPricesKind.name, ids.map(String)],
  );
  return new Set(rows.map(({ id }) => id));
}
