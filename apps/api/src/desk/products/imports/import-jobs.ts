import * as z from "zod/mini";
import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Database } from "#api/platform/database/port.ts";
import { applyImportCommand, undoImportCommand } from "./import-commands.ts";

const schema = z.object({
  id: z.uuid(),
  leaveRefused: z.optional(z.boolean()),
  confirmedWithdrawals: z.optional(z.int()),
});

/** Imports a preview: one row, as all of it is one transaction. */
export const applyImportKind: JobKind<OperatorTools> = {
  name: applyImportCommand.name,
  subject: "file",
  async run(tools, { common, actor }) {
    await mustMayImport(tools, actor);
    const { id, leaveRefused = false, confirmedWithdrawals } = schema.parse(common);
    const agreement = { leaveRefused, ...(confirmedWithdrawals !== undefined && { confirmedWithdrawals }) };
    await carryOut(tools, applyImportCommand, { id, ...agreement }, actor);
  },
};

export const undoImportKind: JobKind<OperatorTools> = {
  name: undoImportCommand.name,
  subject: "file",
  async run(tools, { common, actor }) {
    await mustMayImport(tools, actor);
    await carryOut(tools, undoImportCommand, { id: schema.parse(common).id }, actor);
  },
};

async function mustMayImport({ db }: OperatorTools, actor: Parameters<typeof readRights>[1]): Promise<void> {
  const { may } = await readRights(db, actor);
  if (!may("import")) throw new Refused("Your role does not allow this any more.");
}

/** @returns the job's id */
export function startImportJob(
  db: Database,
  staff: StaffSession,
  kind: JobKind<OperatorTools>,
  file: string,
  common: z.input<typeof schema>,
): Promise<string> {
  return db.transaction((tx) =>
    insertJob(tx, staff, { kind: kind.name, common: { ...common }, rows: [{ subject: file }] }),
  );
}
