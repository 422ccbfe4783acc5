import {
  answerInboxMessage,
  assignInboxMessage,
  closeInboxMessage,
  noteInboxMessage,
  reopenInboxMessage,
} from "@precise/contract/desk/inbox/inbox";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { lockMessage, putAssignee, putState } from "#api/modules/messages/change-message.ts";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import { queueAnswerMail } from "#api/modules/messages/message-mails.ts";
import { type KeptMessage, messageKinds } from "#api/modules/messages/message-rows.ts";
import { addEntry, answerEventKey } from "#api/modules/messages/message-thread.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { ofEachKind } from "./message-forms.ts";

const _permission = "messages";
const seen = {
  kind: z.enum(messageKinds),
  /** The one that its reader saw: another one is refused. */
  revision: z.optional(z.int()),
};
const reference: Typed = { as: "<reference>", about: "M- and eight characters" };

/** Answers a message by e-mail. */
export const answerMessageCommand = operatorCommand({
  name: "messages.answer",
  ...ofCall(answerInboxMessage, seen),
  terminal: ofEachKind("answer", {
    about: "Answers one by e-mail, over what its sender wrote",
    typed: { reference, text: { as: "--text <text>", about: "the answer" } },
  }),
  ask: ({ reference: named }) => `This e-mails the answer to the sender of ${named}.`,
  run: ({ db }, { by: actor, text: answer, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, wanted);
      const { content, email, created_at, kind: about } = message;
      if (email === "")
        throw new Refused("No e-mail address was given: publish the answer with the product instead.", {
          status: 422,
          field: "text",
        });
      const entry = await addEntry(tx, message.id, { kind: "answer", text: answer, actor });
      await queueAnswerMail(tx, answerEventKey(message.reference, entry), email, {
        about,
        reference: message.reference,
        text: answer,
        author: actor.kind === "staff" ? actor.name : null,
        sent: {
          at: wireTime(created_at),
          facts: messageFacts(content).map(([label, value]) => [label, value]),
          text: typeof content.message === "string" ? content.message : "",
        },
      });
      await putState(tx, message, "answered");
      // The first to answer has taken it.
      if (message.assignee_id === null && actor.kind === "staff") await putAssignee(tx, message, actor.id);
      // Not what was answered: it stands with the message, and goes with it.
      const change = { before: { state: message.state }, after: { state: "answered", answer: entry } };
      await writeAudit(tx, { actor, act: "messages.answer", subject: message.reference, ...change });
      return { reference: message.reference };
    }),
  show: ({ reference: named }) => `Answered ${named}. The e-mail is sent within a minute.`,
});

/** Writes a note for the staff. */
export const noteMessageCommand = operatorCommand({
  name: "messages.note",
  ...ofCall(noteInboxMessage, seen),
  terminal: ofEachKind("note", {
    about: "Writes a note that only the staff reads",
    typed: { reference, text: { as: "--text <text>", about: "the note" } },
  }),
  run: ({ db }, { by: actor, text: note, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, wanted);
      const entry = await addEntry(tx, message.id, { kind: "note", text: note, actor });
      const change = { before: null, after: { note: entry } };
      await writeAudit(tx, { actor, act: "messages.note", subject: message.reference, ...change });
      return { reference: message.reference };
    }),
  show: ({ reference: named }) => `Noted with ${named}.`,
});

/** Notes who answers a message. */
export const assignMessageCommand = operatorCommand({
  name: "messages.assign",
  ...ofCall(assignInboxMessage, {
    ...seen,
    /** Id or e-mail of someone of the staff; nobody where it is left out. */
    to: z.optional(z.string()),
  }),
  terminal: ofEachKind("assign", {
    about: "Notes who of the staff answers one",
    typed: { reference, to: { as: "--to <e-mail>", about: "nobody where it is left out" } },
  }),
  run: ({ db }, { by: actor, to, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, wanted);
      const person = to === undefined ? null : await staffOf(tx, to);
      if ((person?.id ?? null) !== message.assignee_id) {
        await putAssignee(tx, message, person?.id ?? null);
        const change = { before: { answers: message.assignee }, after: { answers: person?.name ?? null } };
        await writeAudit(tx, { actor, act: "messages.assign", subject: message.reference, ...change });
      }
      return { reference: message.reference, name: person?.name ?? null };
    }),
  show: ({ reference: named, name }) => `${name ?? "Nobody"} answers ${named}.`,
});

/** Closes a message that needs no answer, or no other. */
export const closeMessageCommand = operatorCommand({
  name: "messages.close",
  ...ofCall(closeInboxMessage, seen),
  terminal: ofEachKind("close", { about: "Closes one that needs no answer", typed: { reference } }),
  run: ({ db }, { by: actor, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, wanted);
      if (message.state === "closed") throw new Refused(`${message.reference} is closed already.`);
      await putState(tx, message, "closed");
      await writeAudit(tx, { actor, act: "messages.close", ...stateChange(message, "closed") });
      return { reference: message.reference };
    }),
  show: ({ reference: named }) => `Closed ${named}.`,
});

/** Opens a message again; one that looks machine-written counts as a person's from then on. */
export const reopenMessageCommand = operatorCommand({
  name: "messages.reopen",
  ...ofCall(reopenInboxMessage, seen),
  terminal: ofEachKind("reopen", { about: "Opens one again: it waits for an answer", typed: { reference } }),
  run: ({ db }, { by: actor, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, wanted);
      if (message.state === "open" && !message.is_suspect)
        throw new Refused(`${message.reference} is open already.`);
      await putState(tx, message, "open");
      await writeAudit(tx, { actor, act: "messages.reopen", ...stateChange(message, "open") });
      return { reference: message.reference };
    }),
  show: ({ reference: named }) => `${named} is open again.`,
});

/** What an operator may do with a message beside reading it. */
export const messageAnswerCommands = [
  answerMessageCommand,
  noteMessageCommand,
  assignMessageCommand,
  closeMessageCommand,
  reopenMessageCommand,
];

function stateChange({ reference: subject, state }: KeptMessage, after: string) {
  return { subject, before: { state }, after: { state: after } };
}

async function staffOf(sql: Sql, named: string): Promise<{ readonly id: string; readonly name: string }> {
  const [person] = await sql.query<{ id: string; name: string }>(
    "select id, name from staff_person where ended_at is null and (id::text = $1 or lower(email) = lower($1))",
    [named.trim()],
  );
  if (!person) throw new Refused(`Nobody of the staff is ${named}.`, { status: 404, field: "to" });
  return person;
}
