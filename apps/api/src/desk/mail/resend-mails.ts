import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { retryMailCommand } from "./mail-commands.ts";

/** Sends many failed e-mails again: each by the command that sends one. */
export const resendMailsKind: JobKind<OperatorTools> = {
  name: "outbox.retry",
  subject: "number",
  async run(tools, { subject, actor }) {
    const rights = await readRights(tools.db, actor);
    if (!rights.may("mail.send-again")) throw new Refused("Your role does not allow this.");
    await carryOut(tools, retryMailCommand, { which: Number(subject) }, actor);
  },
};
