import { resolve } from "node:path";
import * as z from "zod/mini";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { type DailyBackupReport, dailyBackup } from "#api/platform/backup/daily-backup.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import { operatorCommand } from "./operator-command.ts";
import { by } from "./operator-input.ts";
import { momentText } from "./table-text.ts";
import { typedWhole } from "./typed-values.ts";

/** Saving and restoring the whole database; the file is on the machine of the api. */
export const backupCommands = [
  operatorCommand({
    name: "backup.write",
    permission: "backup",
    input: z.strictObject({
      file: z.string(),
      keep: z.optional(z.int().check(z.gte(1), z.lte(1000))),
      by,
    }),
    terminal: [
      {
        words: "backup",
        about: "Saves the whole database to a file while the shop runs",
        typed: {
          file: {
            as: "<file>",
            about: "a new file; with --keep, the folder for daily backups",
            parse: (text) => resolve(text),
          },
          keep: {
            as: "--keep <count>",
            about: "one file a day, keeping this many; does nothing if today's exists",
            parse: typedWhole,
          },
        },
      },
    ],
    async run({ db }, { file, keep, by: actor }) {
      if (keep === undefined) {
        const report = await writeBackup(db, file);
        const entry = { actor, act: "backup.write", subject: file, before: null };
        await writeAudit(db, { ...entry, after: { ...report } });
        return report;
      }
      const report = await dailyBackup(db, file, { keep, now: new Date() });
      const entry = { actor, act: "backup.daily", subject: file, before: null };
      if (report.made !== undefined) await writeAudit(db, { ...entry, after: { ...report } });
      return report;
    },
    show: (report) =>
      "removed" in report
        ? dailyText(report)
        : `Wrote ${report.rows} rows of ${report.tables} tables to ${report.file}.`,
  }),
  operatorCommand({
    name: "backup.restore",
    permission: "backup",
    input: z.strictObject({ file: z.string(), by }),
    terminal: [
      {
        words: "restore",
        about: "Replaces everything in the database with a backup while the shop runs",
        typed: { file: { as: "<file>", parse: (text) => resolve(text) } },
      },
    ],
    ask: () => "This replaces everything in the database, orders too. This cannot be undone.",
    async run({ db, answers }, { file, by: actor }) {
      const report = await restoreBackup(db, file);
      await answers?.refresh();
      const entry = { actor, act: "backup.restore", subject: file, before: null };
      await writeAudit(db, { ...entry, after: { ...report } });
      return report;
    },
    show: ({ rows, made_at }) => `Restored ${rows} rows as of ${momentText(made_at)}.`,
  }),
];

function dailyText({ file, made, removed }: DailyBackupReport): string {
  const words = made
    ? `Wrote ${made.rows} rows of ${made.tables} tables to ${file}.`
    : `${file} already exists.`;
  return removed.length === 0 ? words : `${words} Removed ${removed.join(", ")}.`;
}
