import { runWork } from "@precise/contract/desk/operations/work";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { type JobEntry, listJobs, makeDue } from "#api/platform/jobs/job-rows.ts";
import { mailsAsJob } from "#api/platform/mail/outbox-list.ts";

/** Has a job done now that would be done later: after a fault is mended, nobody waits for its hour. */
export const runWorkCommand = operatorCommand({
  name: "jobs.run",
  ...ofCall(runWork),
  terminal: [{ words: "jobs run", about: "Has a job done now", typed: { name: { as: "<name>" } } }],
  run: ({ db }, { name, by: actor }) =>
    db.transaction(async (tx) => {
      const isDue = await makeDue(tx, name);
      if (isDue === undefined) throw new Refused(`There is no job ${name}.`, { status: 404 });
      if (!isDue) throw new Refused(`${name} runs, or is about to.`);
      await writeAudit(tx, { actor, act: "jobs.run", subject: name, before: null, after: null });
      return { name };
    }),
  show: ({ name }) => `${name} begins within two minutes.`,
});

/** How everything goes that is done later: the mails as one, and each job by name. */
export const jobCommands = [
  operatorCommand({
    name: "jobs.list",
    permission: "jobs.read",
    input: z.strictObject({}),
    terminal: [
      {
        words: "jobs",
        about: "Work that is done later: when each is due, when it last ended well, and what failed",
      },
    ],
    run: async ({ db }): Promise<JobEntry[]> => [await mailsAsJob(db), ...(await listJobs(db))],
    show: (jobs) =>
      tableOf(jobs, {
        Job: "name",
        Due: "due_at",
        "Last done": "done_at",
        Failures: "attempts",
        "Given up since": (job) => momentText(job.dead_since),
        Fault: "last_error",
      }),
  }),
  runWorkCommand,
];
