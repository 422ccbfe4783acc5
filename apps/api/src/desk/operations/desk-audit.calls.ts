import type { deskAuditCalls } from "@precise/contract/desk/operations/audit";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { pageOfAudit } from "#api/platform/audit/audit-entries.ts";
import { auditGaps, verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { readHeads } from "#api/platform/backup/audit-heads.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

const rowsOfPage = 50;

/** What the shop's people changed, and whether all of it is still there. */
export function auditAnswers({
  db,
  tools: { backups },
}: Pick<DeskParts, "db" | "tools">): DeskAnswers<typeof deskAuditCalls> {
  return {
    async listAudit({ query: { subject, actor, act, from, to, cursor } }) {
      const { rows, next } = await pageOfAudit(db, {
        subject: subject || undefined,
        actor: actor || undefined,
        acts: act ? act.split(",") : undefined,
        from,
        to,
        cursor,
        limit: rowsOfPage,
      });
      return answer({
        rows: rows.map(
          ({ id, at, actor: name, act: what, subject: of, before, after, reason, request_id }) => ({
            id,
            at: wireTime(at),
            actor: name,
            act: what,
            subject: of,
            before,
            after,
            reason,
            request_id,
          }),
        ),
        next,
      });
    },

    async checkAudit() {
      const heads = backups === undefined ? [] : await readHeads(backups.folder);
      const { entries, faults } = await verifyAudit(db, heads);
      const gaps = await auditGaps(db);
      return answer({
        entries,
        is_whole: faults.length === 0,
        faults: [...faults],
        heads: heads.length,
        gaps,
      });
    },
  };
}
