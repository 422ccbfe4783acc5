import type { deskMailCalls } from "@precise/contract/desk/mail/mail";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { deadMails, findMails, type MailFilter } from "#api/platform/mail/find-mails.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { correctMailCommand, retryMailCommand, sendMailAgainCommand } from "./mail-commands.ts";
import { mailRowView, readMailPage } from "./mail-page.ts";
import { resendMailsKind } from "./resend-mails.ts";

const rowsAtOnce = 50;
const mostSent = 500;

/** The calls of e-mails. */
export function mailAnswers(parts: DeskParts): DeskAnswers<typeof deskMailCalls> {
  const { db } = parts;
  const mailOf = async (id: number, staff: StaffSession): Promise<Reply<{ mail: MailPage }>> => {
    const mail = await readMailPage(parts, id, staff);
    return mail ? answer({ mail }) : noMail(id);
  };
  return {
    async listMails({ query }, staff) {
      const { rows, ...page } = await findMails(db, filterOf(query), {
        cursor: query.cursor,
        limit: rowsAtOnce,
      });
      return answer({ mails: rows.map((row) => mailRowView(row, staff)), ...page });
    },
    readMail: ({ params }, staff) => mailOf(params.id, staff),
    async sendMailAgain({ params: { id }, body }, staff) {
      const done = body.again
        ? await runAs(parts, staff, sendMailAgainCommand, { id })
        : await runAs(parts, staff, retryMailCommand, { which: id });
      return "failure" in done ? done : mailOf(id, staff);
    },
    async correctMail({ params: { id }, body }, staff) {
      const done = await runAs(parts, staff, correctMailCommand, { id, ...body });
      return "failure" in done ? done : mailOf(id, staff);
    },
    async sendMailsAgain({ body, headers }, staff) {
      if ((body.ids === undefined) === (body.all_dead === undefined))
        return failure(422, "invalid_input", "Name either the e-mails or all that failed.", { field: "ids" });
      const ids = body.ids ?? (await deadMails(db, mostSent));
      if (ids.length === 0) return failure(409, "refused", "No failed e-mails: nothing to send again.");
      const id = await db.transaction((tx) =>
        insertJob(tx, staff, {
          kind: resendMailsKind.name,
          common: {},
          rows: [...new Set(ids)].map((each) => ({ subject: String(each) })),
          keyHash: keyHash(headers["idempotency-key"], body),
        }),
      );
      const job = await readJobView(db, id, [resendMailsKind]);
      if (!job) throw new Error("a bulk act was started and is not there");
      return answer({ job });
    },
  };
}

type MailPage = NonNullable<Awaited<ReturnType<typeof readMailPage>>>;

function noMail(id: number): Refusal {
  return failure(404, "not_found", `There is no e-mail ${id}.`);
}

function filterOf({
  state,
  kind,
  search = "",
}: {
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
}): MailFilter {
  const typed = search.trim();
  const order = readOrderNumber(typed);
  return {
    states: state?.split(","),
    kinds: kind?.split(",").filter(Boolean),
    ...(order === undefined ? { recipient: typed === "" ? undefined : typed } : { order }),
  };
}
