import { runJobRows } from "#api/desk/kit/jobs/run-job-rows.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { databaseOf } from "#api/platform/database/inside-transaction.ts";
import { deskJobKinds } from "./job-kinds.ts";

/** Does the bulk acts that wait: the same commands as for one, each within the transaction of its row. */
export function runDeskJobs(tools: OperatorTools, isStopped: () => boolean): Promise<void> {
  return runJobRows(tools, deskJobKinds, (tx) => ({ ...tools, db: databaseOf(tx, tools.db) }), isStopped);
}
