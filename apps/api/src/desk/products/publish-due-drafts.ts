import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { noteProblem } from "#api/modules/catalogue/drafts/draft-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorInput } from "#api/platform/audit/actor.ts";
import { databaseOf } from "#api/platform/database/inside-transaction.ts";
import type { Transaction } from "#api/platform/database/port.ts";
import { publishCommand } from "./draft-commands.ts";

interface DueDraft {
  readonly sku: string;
  readonly saved_by: unknown;
}

/**
 * Publishes drafts whose time has come, each in one transaction, in the name of the person who scheduled it. One that cannot be published
 * stays and says why: Today shows it.
 * @throws AggregateError at the end, with the faults that were not refusals
 */
export async function publishDueDrafts(tools: OperatorTools, isStopped: () => boolean): Promise<void> {
  const faults: unknown[] = [];
  let isOneLeft = true;
  while (isOneLeft && !isStopped()) {
    let due: DueDraft | undefined;
    try {
      isOneLeft = await tools.db.transaction(async (tx) => {
        due = await claimDue(tx);
        if (due) await publish({ ...tools, db: databaseOf(tx, tools.db) }, due);
        return due !== undefined;
      });
    } catch (fault) {
      if (!due) throw fault;
      const isRefused = fault instanceof Refused;
      if (!isRefused) faults.push(fault);
      const words = isRefused ? fault.message : "Something went wrong here. Save it again to try once more.";
      await noteProblem(tools.db, due.sku, words);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} drafts could not be published`);
}

/** The lock on its row keeps other replicas away. */
async function claimDue(tx: Transaction): Promise<DueDraft | undefined> {
  const [row] = await tx.query<DueDraft>(
    `select sku, saved_by from product_draft where publish_at <= now() and problem is null
     order by publish_at limit 1 for update skip locked`,
  );
  return row;
}

async function publish(tools: OperatorTools, { sku, saved_by }: DueDraft): Promise<void> {
  const actor = actorInput.parse(saved_by);
  if (!(await readRights(tools.db, actor)).may("product.edit"))
    throw new Refused(
      "The person who scheduled it may not change products any more. Save it again to publish it.",
    );
  await carryOut(tools, publishCommand, { sku }, actor);
}
