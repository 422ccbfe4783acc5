import { resolve } from "node:path";
import { deleteInboxMessage, listInboxMessages, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { noMessage } from "#api/modules/messages/change-message.ts";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import {
  type KeptMessage,
  listMessages,
  type MessageKind,
  messageKinds,
  readMessage,
  removeMessages,
} from "#api/modules/messages/message-rows.ts";
import { readThread } from "#api/modules/messages/message-thread.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { exportPictures } from "#api/platform/sent-pictures/brief-pictures.ts";
import { messageAnswerCommands } from "./message-answer-commands.ts";
import { ofEachKind } from "./message-forms.ts";

const kind = z.enum(messageKinds);
const listMessagesCommand = operatorCommand({
  name: "messages.list",
  ...ofRead(listInboxMessages, { kind, suspects: z.boolean(), limit }),
  terminal: ofEachKind("list", {
    about: "The newest",
    typed: {
      suspects: {
        as: "--suspect",
        about: "only those that look machine-written; nobody was e-mailed about them",
      },
      limit: typedLimit(50),
    },
  }),
  run: ({ db }, wanted) => listMessages(db, wanted),
  show: (messages) =>
    tableOf(messages, {
      Reference: "reference",
      When: "created_at",
      State: "state",
      Name: "name",
      "E-mail": "email",
      About: (each) =>
        messageFacts(each.content)
          .filter(([label]) => label === "Topic" || label === "Rooms" || label === "People in a month")
          .map(([, value]) => value)
          .join("; "),
      Pictures: "pictures",
    }),
});

const showMessageCommand = operatorCommand({
  name: "messages.show",
  ...ofRead(readInboxMessage, { kind }),
  terminal: ofEachKind("show", {
    about: "Shows one in full",
    typed: { reference: { as: "<reference>", about: "M- and eight characters" } },
  }),
  async run({ db }, wanted) {
    const message = await found(db, wanted.kind, wanted.reference);
    return { ...message, thread: await readThread(db, message) };
  },
  show({ reference, created_at, state, assignee, name, email, content, pictures, thread }) {
    const facts = [
      ["Reference", reference],
      ["When", momentText(created_at)],
      ["State", state],
      ...(assignee === null ? [] : [["Answered by", assignee]]),
      ["Name", name],
      ["E-mail", email],
      ...messageFacts(content),
      ["Pictures", String(pictures)],
    ];
    const said = typeof content.message === "string" ? `\n\n${content.message}` : "";
    const written = thread.map(
      ({ at, kind: what, author, text }) => `\n\n${momentText(at)}, ${what} of ${author}:\n${text}`,
    );
    return facts.map(([label, value]) => `${label}: ${value}`).join("\n") + said + written.join("");
  },
});

/** Deletes a message at its sender's request. */
export const deleteMessageCommand = operatorCommand({
  name: "messages.delete",
  ...ofCall(deleteInboxMessage, { kind }),
  terminal: ofEachKind("delete", {
    about: "Deletes one and its pictures, at the sender's request",
    typed: { reference: { as: "<reference>" } },
  }),
  ask: ({ reference }) => `This deletes ${reference}. This cannot be undone.`,
  run: ({ db }, { by: actor, ...wanted }) =>
    db.transaction(async (tx) => {
      const message = await found(tx, wanted.kind, wanted.reference);
      await removeMessages(tx, [message.id]);
      // Not what it said: it was removed so that no one keeps it.
      const entry = { subject: message.reference, before: { kind: message.kind }, after: null };
      await writeAudit(tx, { actor, act: "messages.delete", ...entry });
      return { reference: message.reference };
    }),
  show: ({ reference }) => `Deleted ${reference}.`,
});

const exportPicturesCommand = operatorCommand({
  name: "messages.export-pictures",
  permission: "customer.export",
  input: z.strictObject({ reference: z.string(), folder: z.string(), by }),
  terminal: [
    {
      words: "briefs export-pictures",
      about: "Copies a brief's pictures to a folder; never overwrites a file",
      typed: {
        reference: { as: "<reference>" },
        folder: { as: "<folder>", parse: (text) => resolve(text) },
      },
    },
  ],
  async run({ db, files }, { by: actor, folder, reference }) {
    const brief = await found(db, "design", reference);
    if (brief.pictures === 0) throw new Refused(`${brief.reference} has no pictures.`);
    const written = await exportPictures(db, files, brief, resolve(folder));
    // Pictures of someone's home leave the shop: that is noted like a change.
    const entry = { subject: brief.reference, before: null, after: { files: written.length, folder } };
    await writeAudit(db, { actor, act: "messages.export-pictures", ...entry });
    return { files: written };
  },
  show: ({ files }) => files.join("\n"),
});

/** What an operator may do with messages, applications and briefs. */
export const messageCommands = [
  listMessagesCommand,
  showMessageCommand,
  ...messageAnswerCommands,
  deleteMessageCommand,
  exportPicturesCommand,
];

async function found(sql: Sql, wanted: MessageKind, reference: string): Promise<KeptMessage> {
  const message = await readMessage(sql, reference, wanted);
  if (!message) throw noMessage(wanted, reference);
  return message;
}
