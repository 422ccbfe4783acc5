import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Nothing that is approved takes so long: what is still under way then was cut short. */
const longestMinutes = 15;
const outcome =
  "The server stopped while this was carried out. Look whether it was done before you approve it again.";

/**
 * Opens approved acts again whose process ended before it noted what became of them. Nobody knows whether they were done: the person who
 * asked and the person who approved are asked to look, and it is decided again.
 * @returns how many
 */
export async function reopenStopped(tx: Sql, most = rowsAtOnce): Promise<number> {
  const stopped = await tx.query<{
    id: string;
    subject: string;
    command: string;
    reason: string;
    people: string[];
  }>(
    `update approval_request a set state = 'open', outcome = $1, decided_by = null, decided_at = null,
       expires_at = now() + interval '24 hours'
     from (
       select r.id, array_agg(distinct p.email) as people from approval_request r
       join staff_person p on p.id in (r.asked_by, r.decided_by) and p.ended_at is null
       where r.state = 'running' and r.decided_at < now() - make_interval(mins => ${longestMinutes})
       group by r.id limit ${most}
     ) s where a.id = s.id and a.state = 'running'
     returning a.id, a.subject, a.command, a.reason, s.people`,
    [outcome],
  );
  for (const { id, subject, command, reason, people } of stopped) {
    const moment = wireTime(new Date());
    for (const email of people)
      await queueMail(tx, `staff:stopped:${id}:${moment}:${email}`, email, {
        kind: "approval_stopped",
        email,
        subject,
        reason,
      });
    await writeAudit(tx, {
      actor: { kind: "terminal", user: "the shop" },
      act: "approvals.reopen",
      subject,
      before: { state: "running" },
      after: { state: "open", command },
    });
  }
  return stopped.length;
}
