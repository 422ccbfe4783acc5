import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { readMessage } from "#api/modules/messages/message-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { closeMessageCommand } from "./message-answer-commands.ts";

/** Closes many messages: each by the command that closes one. */
export const closeMessagesKind: JobKind<OperatorTools> = {
  name: "messages.close",
  subject: "number",
  async run(tools, { subject, actor }) {
    const rights = await readRights(tools.db, actor);
    if (!rights.may("messages")) throw new Refused("Your role does not allow this.");
    const message = await readMessage(tools.db, subject);
    if (!message) throw new Refused(`There is no message ${subject}.`);
    const { kind, reference } = message;
    await carryOut(tools, closeMessageCommand, { kind, reference }, actor);
  },
};

/** What closing would do with each message; nothing is changed. */
export async function tryClosing(
  sql: Sql,
  references: readonly string[],
): Promise<{ number: string; outcome: "done" | "refused"; reason?: string }[]> {
  const rows = await sql.query<{ reference: string; state: string }>(
    "select reference, state from shop_message where reference = any ($1::text[])",
    [references],
  );
  const states = new Map(rows.map(({ reference, state }) => [reference, state]));
  return references.map((number) => {
    const state = states.get(number);
    if (state === undefined) return { number, outcome: "refused", reason: `There is no message ${number}.` };
    if (state === "closed") return { number, outcome: "refused", reason: `${number} is closed already.` };
    return { number, outcome: "done" };
  });
}
