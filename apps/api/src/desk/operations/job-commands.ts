import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { type JobEntry, listJobs } from "#api/platform/jobs/job-rows.ts";
import { mailsAsJob } from "#api/platform/mail/outbox-list.ts";

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
];
