import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { csvText } from "@precise/cart-core/csv-text";
import { type Command, Option } from "commander";
import type { AuditEntry } from "#api/platform/audit/audit-entries.ts";
import type { DailyBackupReport } from "#api/platform/backup/daily-backup.ts";
import type { RestoreReport } from "#api/platform/backup/restore-backup.ts";
import type { BackupReport } from "#api/platform/backup/write-backup.ts";
import type { OutboxEntry } from "#api/platform/mail/outbox-list.ts";
import type { ExportedSubscription } from "../ops/shop-commands.ts";
import { operatorOf } from "./operator.ts";
import { wholeArgument } from "./ops-arguments.ts";
import { momentText, tableText } from "./table-text.ts";

/** `pnpm ops stock …`, `newsletter …`, `outbox …`, `audit`, `backup` and `restore` */
export function addShopCommands(program: Command): void {
  program
    .command("stock")
    .description("Correct stock")
    .command("set")
    .description("Sets how many are for sale, not counting those reserved by orders")
    .argument("<sku>")
    .argument("<pieces>", "how many", wholeArgument)
    .action(async (sku: string, quantity: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<{ before: number }>("stock.set", { sku, quantity });
      operator.show(done, ({ before }) => `${sku}: ${quantity} in stock (was ${before}).`);
    });
  program
    .command("newsletter")
    .description("Newsletter subscribers")
    .command("export")
    .description("Exports them as CSV; cells that a spreadsheet would run are made harmless")
    .argument("<file>", "the file to write; - prints it")
    .option("--everybody", "with those who unsubscribed")
    .action(async (file: string, options: { everybody?: true }, command: Command) => {
      const operator = operatorOf(command);
      const input = { everybody: options.everybody ?? false };
      const people = await operator.change<ExportedSubscription[]>("newsletter.export", input);
      if (file === "-") return void process.stdout.write(peopleText(people));
      await writeFile(resolve(file), peopleText(people), { mode: 0o600, flag: "wx" });
      operator.show({ file, people: people.length }, () => `Wrote ${people.length} subscribers to ${file}.`);
    });
  addOutboxCommands(program);
  program
    .command("audit")
    .description("Changes by operators, the newest first")
    .option("--subject <text>", "an order number, an item number, a voucher code")
    .option("--limit <count>", "how many", wholeArgument, 50)
    .action(async (options: { subject?: string; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<(AuditEntry & { at: string })[]>("audit.list", options), auditText);
    });
  program
    .command("backup")
    .description("Saves the whole database to a file while the shop runs")
    .argument("<file>", "a new file; with --keep, the folder for daily backups")
    .option(
      "--keep <count>",
      "one file a day, keeping this many; does nothing if today's exists",
      wholeArgument,
    )
    .action(async (file: string, options: { keep?: number }, command: Command) => {
      const operator = operatorOf(command);
      if (options.keep !== undefined) {
        const input = { folder: resolve(file), keep: options.keep };
        const report = await operator.change<DailyBackupReport>("backup.daily", input);
        operator.show(report, dailyText);
        return;
      }
      const report = await operator.change<BackupReport>("backup.write", { file: resolve(file) });
      operator.show(
        report,
        ({ rows, tables }) => `Wrote ${rows} rows of ${tables} tables to ${report.file}.`,
      );
    });
  program
    .command("restore")
    .description("Replaces everything in the database with a backup while the shop runs")
    .argument("<file>")
    .action(async (file: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm("This replaces everything in the database, orders too. This cannot be undone.");
      const report = await operator.change<RestoreReport>("backup.restore", { file: resolve(file) });
      operator.show(report, ({ rows, made_at }) => `Restored ${rows} rows as of ${momentText(made_at)}.`);
    });
}

function dailyText({ file, made, removed }: DailyBackupReport): string {
  const words = made
    ? `Wrote ${made.rows} rows of ${made.tables} tables to ${file}.`
    : `${file} already exists.`;
  return removed.length === 0 ? words : `${words} Removed ${removed.join(", ")}.`;
}

function addOutboxCommands(program: Command): void {
  const outbox = program.command("outbox").description("Queued, sent and failed e-mails");
  outbox
    .command("list")
    .description("The newest e-mails")
    .addOption(
      new Option("--state <state>", "only e-mails in this state").choices(["waiting", "sent", "dead"]),
    )
    .option("--limit <count>", "how many", wholeArgument, 50)
    .action(async (options: { state?: string; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<OutboxEntry[]>("outbox.list", options), outboxText);
    });
  outbox
    .command("retry")
    .description("Sends failed e-mails again: one, or all with --dead")
    .argument("[id]", "the e-mail's number", wholeArgument)
    .option("--dead", "all failed e-mails")
    .action(async (id: number | undefined, options: { dead?: true }, command: Command) => {
      const operator = operatorOf(command);
      if ((id === undefined) === (options.dead === undefined)) {
        command.error("error: give the number of an e-mail, or --dead");
      }
      const done = await operator.change<{ retried: number }>("outbox.retry", { which: id ?? "dead" });
      operator.show(done, ({ retried }) => `${retried} will be sent again.`);
    });
}

function outboxText(mails: readonly OutboxEntry[]): string {
  return tableText(
    ["Id", "Event", "To", "State", "Attempts", "Queued", "Sent", "Fault"],
    mails.map((mail) => [
      mail.id,
      mail.event_key,
      mail.recipient,
      mail.state,
      mail.attempts,
      momentText(mail.created_at),
      momentText(mail.sent_at),
      mail.last_error,
    ]),
  );
}

function auditText(entries: readonly (AuditEntry & { at: string })[]): string {
  const json = (value: unknown) => (value === null ? "" : JSON.stringify(value));
  return tableText(
    ["When", "Who", "What", "Of", "Before", "After"],
    entries.map((entry) => [
      momentText(entry.at),
      entry.actor,
      entry.act,
      entry.subject,
      json(entry.before),
      json(entry.after),
    ]),
  );
}

function peopleText(people: readonly ExportedSubscription[]): string {
  const text = (moment: Date | null) => (moment === null ? null : new Date(moment).toISOString());
  return csvText(
    ["email", "status", "subscribed_at", "consent_at", "consent_text"],
    people.map((each) => [
      each.email,
      each.status,
      text(each.subscribed_at),
      text(each.consent_at),
      each.consent_text,
    ]),
  );
}
