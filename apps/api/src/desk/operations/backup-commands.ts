import { basename, resolve } from "node:path";
import { askBackup } from "@precise/contract/desk/operations/backups";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { momentText } from "#api/desk/kit/table-text.ts";
import { queueHeadMails } from "#api/modules/staff/staff-mails.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { readHead } from "#api/platform/audit/verify-audit.ts";
import { noteHead } from "#api/platform/backup/audit-heads.ts";
import { noteRun, wantRun } from "#api/platform/backup/backup-runs.ts";
import { type DailyBackupReport, dailyBackup } from "#api/platform/backup/daily-backup.ts";
import { newestBackup } from "#api/platform/backup/rehearse-restore.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import { rehearseApart } from "./rehearse-apart.ts";

/** Asks the api for a backup, or for a rehearsal of restoring one: it begins within two minutes. */
export const askBackupCommand = operatorCommand({
  name: "backup.ask",
  ...ofCall(askBackup),
  // At the terminal both are made at once.
  terminal: [],
  async run({ db, backups }, { kind, by: actor }) {
    if (backups === undefined)
      throw new Refused("This server makes its backups by other means: BACKUP_FOLDER is not set.", {
        status: 422,
      });
    await db.transaction(async (tx) => {
      await wantRun(tx, kind);
      await writeAudit(tx, { actor, act: "backup.ask", subject: "backup", before: null, after: { kind } });
    });
    return { kind };
  },
  show: ({ kind }) => `The ${kind} begins within two minutes.`,
});

/** Restores a backup into an empty database beside the shop, looks through it, and deletes that database again. */
export const rehearseCommand = operatorCommand({
  name: "backup.rehearse",
  permission: "backup",
  input: z.strictObject({ file: z.optional(z.string()), by }),
  terminal: [
    {
      words: "backup rehearse",
      about: "Restores a backup beside the shop to see that it can be restored; changes nothing",
      typed: {
        file: {
          as: "[file]",
          about: "a backup; without one, the newest of BACKUP_FOLDER",
          parse: (text) => resolve(text),
        },
      },
    },
  ],
  async run({ db, backups, content }, { file, by: actor }) {
    const chosen = file ?? (backups && (await newestBackup(backups.folder)));
    if (chosen === undefined)
      throw new Refused("There is no backup to rehearse: name a file.", { field: "file" });
    const began = performance.now();
    const report = await rehearseApart({ file: chosen, content }).catch(async (fault: unknown) => {
      const said = fault instanceof Error ? fault.message : String(fault);
      const milliseconds = Math.round(performance.now() - began);
      await noteRun(db, "rehearsal", { file: chosen, milliseconds, fault: said });
      throw fault;
    });
    await db.transaction(async (tx) => {
      await noteRun(tx, "rehearsal", report);
      const entry = { actor, act: "backup.rehearse", subject: basename(chosen), before: null };
      await writeAudit(tx, { ...entry, after: { ...report } });
    });
    return report;
  },
  show: ({ file, rows, tables, orders, products, audit, opened, made_at, milliseconds }) =>
    [
      `${file} can be restored: ${rows} rows of ${tables} tables as of ${momentText(made_at)}, in ${(milliseconds / 1000).toFixed(1)} s.`,
      `${orders} orders, ${products} products; the chain of ${audit} audit entries is whole.`,
      opened.length === 0
        ? "Nothing was opened in the copy: that takes the running api, and an article in stock."
        : `In the copy an order, its invoice, a return and a credit note were opened: ${opened.join(", ")}.`,
    ].join("\n"),
});

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
      const began = performance.now();
      const report = await dailyBackup(db, file, { keep, now: new Date() });
      if (report.made !== undefined)
        await noteRun(db, "backup", {
          file: report.file,
          rows: report.made.rows,
          milliseconds: Math.round(performance.now() - began),
        });
      if (report.head !== undefined) await queueHeadMails(db, report.head);
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
    async run({ db, answers, backups }, { file, by: actor }) {
      const report = await restoreBackup(db, file);
      if (backups !== undefined) await noteHead(backups.folder, await readHead(db), { isRestored: true });
      await answers?.refresh();
      const entry = { actor, act: "backup.restore", subject: file, before: null };
      await writeAudit(db, { ...entry, after: { ...report } });
      return report;
    },
    show: ({ rows, made_at }) =>
      [
        `Restored ${rows} rows as of ${momentText(made_at)}.`,
        "Restart the API now, every replica: until then nobody can sign in at the desk, for the codes are sealed with the backup's key.",
      ].join("\n"),
  }),
  // Behind `backup`, which it stands below.
  rehearseCommand,
  askBackupCommand,
];

function dailyText({ file, made: written, removed }: DailyBackupReport): string {
  const words = written
    ? `Wrote ${written.rows} rows of ${written.tables} tables to ${file}.`
    : `${file} already exists.`;
  return removed.length === 0 ? words : `${words} Removed ${removed.join(", ")}.`;
}
