import { resolve } from "node:path";
import * as z from "zod/mini";
import { exportPictures } from "#api/modules/messages/brief-pictures.ts";
import { messageFacts } from "#api/modules/messages/message-facts.ts";
import {
  type KeptMessage,
  listMessages,
  type MessageKind,
  messageKinds,
  readMessage,
  removeMessages,
} from "#api/modules/messages/message-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { operatorCommand, type TerminalForm } from "./operator-command.ts";
import { by, limit, typedLimit } from "./operator-input.ts";
import { momentText, tableText } from "./table-text.ts";

const kind = z.enum(messageKinds);
const wordOf: Record<MessageKind, string> = { contact: "contact", affiliate: "affiliates", design: "briefs" };

/** The same for each kind of message, under a word of its own. */
function ofEachKind(verb: string, form: Omit<TerminalForm, "words">): TerminalForm[] {
  return messageKinds.map((each) => ({ ...form, words: `${wordOf[each]} ${verb}`, fixed: { kind: each } }));
}

/** What an operator may do with messages, applications and briefs. */
export const messageCommands = [
  operatorCommand({
    name: "messages.list",
    permission: "messages",
    input: z.strictObject({ kind, suspects: z.boolean(), limit }),
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
      tableText(
        ["Reference", "When", "Name", "E-mail", "About", "Pictures"],
        messages.map((each) => [
          each.reference,
          momentText(each.created_at),
          each.name,
          each.email,
          messageFacts(each.content)
            .filter(([label]) => label === "Topic" || label === "Rooms" || label === "People in a month")
            .map(([, value]) => value)
            .join("; "),
          each.pictures,
        ]),
      ),
  }),
  operatorCommand({
    name: "messages.show",
    permission: "messages",
    input: z.strictObject({ kind, reference: z.string() }),
    terminal: ofEachKind("show", {
      about: "Shows one in full",
      typed: { reference: { as: "<reference>", about: "M- and eight characters" } },
    }),
    run: ({ db }, wanted) => found(db, wanted.kind, wanted.reference),
    show({ reference, created_at, name, email, content, pictures }) {
      const facts = [
        ["Reference", reference],
        ["When", momentText(created_at)],
        ["Name", name],
        ["E-mail", email],
        ...messageFacts(content),
        ["Pictures", String(pictures)],
      ];
      const said = typeof content.message === "string" ? `\n\n${content.message}` : "";
      return facts.map(([label, value]) => `${label}: ${value}`).join("\n") + said;
    },
  }),
  operatorCommand({
    name: "messages.delete",
    permission: "messages.delete",
    input: z.strictObject({ kind, reference: z.string(), by }),
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
  }),
  operatorCommand({
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
    async run({ db, dataFolder }, { by: actor, folder, reference }) {
      const brief = await found(db, "design", reference);
      if (brief.pictures === 0) throw new Refused(`${brief.reference} has no pictures.`);
      const files = await exportPictures(db, dataFolder, brief, resolve(folder));
      // Pictures of someone's home leave the shop: that is noted like a change.
      const entry = { subject: brief.reference, before: null, after: { files: files.length, folder } };
      await writeAudit(db, { actor, act: "messages.export-pictures", ...entry });
      return { files };
    },
    show: ({ files }) => files.join("\n"),
  }),
];

async function found(sql: Sql, wanted: MessageKind, reference: string): Promise<KeptMessage> {
  const message = await readMessage(sql, wanted, reference);
  if (!message) throw new Refused(`There is no ${wanted} message ${reference}.`);
  return message;
}
