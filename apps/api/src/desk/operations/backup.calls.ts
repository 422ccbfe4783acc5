import type { deskBackupCalls } from "@precise/contract/desk/operations/backups";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listRuns } from "#api/platform/backup/backup-runs.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { askBackupCommand } from "./backup-commands.ts";

const latest = 60;

/** Backups and rehearsals as they ended, and asking for one. */
export function backupAnswers(parts: Pick<DeskParts, "db" | "tools">): DeskAnswers<typeof deskBackupCalls> {
  const { db, tools } = parts;
  const read = async () => {
    const runs = await listRuns(db, latest);
    return answer({
      can_ask: tools.backups !== undefined,
      runs: runs.map(({ asked_at, ended_at, ...run }) => ({
        ...run,
        asked_at: wireTime(asked_at),
        ended_at: wireTimeOrNull(ended_at),
      })),
    });
  };
  return {
    listBackups: read,
    async askBackup({ body }, staff) {
      const result = await runAs(parts, staff, askBackupCommand, body);
      return "failure" in result ? result : read();
    },
  };
}
