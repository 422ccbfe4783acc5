import type { Command } from "commander";
import type { ListedSession } from "../ops/session-commands.ts";
import { operatorOf } from "./operator.ts";
import { momentText, tableText } from "./table-text.ts";

interface WithEmail {
  readonly email: string;
}

/** `pnpm ops sessions …` */
export function addSessionCommands(program: Command): void {
  const sessions = program.command("sessions").description("Where shoppers are signed in");
  sessions
    .command("list")
    .description("The devices where a customer is signed in, last used first")
    .requiredOption("--email <email>", "the customer's")
    .action(async ({ email }: WithEmail, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<ListedSession[]>("sessions.list", { email }), sessionsText);
    });
  sessions
    .command("end")
    .description("Signs a customer out everywhere, for example after a stolen phone")
    .requiredOption("--email <email>", "the customer's")
    .action(async ({ email }: WithEmail, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This signs ${email} out on every device.`);
      const done = await operator.change<{ ended: number }>("sessions.end", { email });
      operator.show(done, ({ ended }) => `${email} is signed out everywhere; sessions ended: ${ended}.`);
    });
}

function sessionsText(rows: readonly ListedSession[]): string {
  return tableText(
    ["Device", "Signed in", "Last used", "E-mail confirmed", "Customer"],
    rows.map((row) => [
      row.device,
      momentText(row.created_at),
      momentText(row.used_at),
      row.email_verified ? "yes" : "no",
      row.customer,
    ]),
  );
}
