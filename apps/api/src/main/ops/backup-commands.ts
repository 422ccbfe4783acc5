import * as z from "zod/mini";
import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { dailyBackup } from "#api/platform/backup/daily-backup.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import type { Database } from "#api/platform/database/port.ts";
import { by } from "./operator-input.ts";

const request = z.strictObject({ file: z.string(), by });
const dailyRequest = z.strictObject({ folder: z.string(), keep: z.int().check(z.gte(1), z.lte(1000)), by });

/** Saving and restoring the whole database; the file is on the machine of the api. */
export function backupCommands(deps: { db: Database; answers?: CatalogueAnswers }): AdminCommands {
  const { db, answers } = deps;
  return {
    "backup.write": async (input) => {
      const { file, by: actor } = request.parse(input);
      const report = await writeBackup(db, file);
      await writeAudit(db, { actor, act: "backup.write", subject: file, before: null, after: { ...report } });
      return report;
    },
    "backup.daily": async (input) => {
      const { folder, keep, by: actor } = dailyRequest.parse(input);
      const report = await dailyBackup(db, folder, { keep, now: new Date() });
      if (report.made !== undefined)
        await writeAudit(db, {
          actor,
          act: "backup.daily",
          subject: folder,
          before: null,
          after: { ...report },
        });
      return report;
    },
    "backup.restore": async (input) => {
      const { file, by: actor } = request.parse(input);
      const report = await restoreBackup(db, file);
      await answers?.refresh();
      await writeAudit(db, {
        actor,
        act: "backup.restore",
        subject: file,
        before: null,
        after: { ...report },
      });
      return report;
    },
  };
}
