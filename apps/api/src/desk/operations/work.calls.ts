import type { deskWorkCalls } from "@precise/contract/desk/operations/work";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { answer } from "#api/platform/http/reply.ts";
import { listJobs } from "#api/platform/jobs/job-rows.ts";
import { mailsAsJob } from "#api/platform/mail/outbox-list.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { runWorkCommand } from "./job-commands.ts";

/** So long before it is due, asking for it brings nothing. */
const aboutToRunMs = 60_000;

/** Work that is done later, and having it done now. */
export function workAnswers(parts: Pick<DeskParts, "db" | "tools">): DeskAnswers<typeof deskWorkCalls> {
  const { db } = parts;
  const read = async () => {
    const mails = await mailsAsJob(db);
    const jobs = await listJobs(db);
    const soon = Date.now() + aboutToRunMs;
    return answer({
      work: [mails, ...jobs].map((job) => ({
        name: job.name,
        due_at: wireTimeOrNull(job.due_at),
        done_at: wireTimeOrNull(job.done_at),
        failures: job.attempts,
        dead_since: wireTimeOrNull(job.dead_since),
        fault: job.last_error,
        can_run: job !== mails && job.due_at !== null && job.due_at.getTime() > soon,
      })),
    });
  };
  return {
    listWork: read,
    async runWork({ params }, staff) {
      const done = await runAs(parts, staff, runWorkCommand, params);
      return "failure" in done ? done : read();
    },
  };
}
