import { resolve } from "node:path";
import * as z from "zod/mini";
import { exportPictures } from "#api/modules/messages/brief-pictures.ts";
import {
  type KeptMessage,
  listMessages,
  type MessageKind,
  messageKinds,
  readMessage,
  removeMessages,
} from "#api/modules/messages/message-rows.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { by, limit } from "./operator-input.ts";

const kind = z.enum(messageKinds);
const listRequest = z.strictObject({ kind, suspects: z.boolean(), limit });
const showRequest = z.strictObject({ kind, reference: z.string() });
const deleteRequest = z.strictObject({ kind, reference: z.string(), by });
const exportRequest = z.strictObject({ reference: z.string(), folder: z.string(), by });

/** What an operator may do with messages, applications and briefs. */
export function messageCommands({ db, dataFolder }: { db: Database; dataFolder: string }): AdminCommands {
  return {
    "messages.list": async (input) => listMessages(db, listRequest.parse(input)),
    "messages.show": async (input) => {
      const wanted = showRequest.parse(input);
      return found(db, wanted.kind, wanted.reference);
    },
    "messages.delete": async (input) => {
      const { by: actor, ...wanted } = deleteRequest.parse(input);
      return db.transaction(async (tx) => {
        const message = await found(tx, wanted.kind, wanted.reference);
        await removeMessages(tx, [message.id]);
        // Not what it said: it was removed so that no one keeps it.
        await writeAudit(tx, {
          actor,
          act: "messages.delete",
          subject: message.reference,
          before: { kind: message.kind },
          after: null,
        });
        return { reference: message.reference };
      });
    },
    "messages.export-pictures": async (input) => {
      const { by: actor, folder, reference } = exportRequest.parse(input);
      const brief = await found(db, "design", reference);
      if (brief.pictures === 0) throw new Error(`${brief.reference} has no pictures.`);
      const files = await exportPictures(db, dataFolder, brief, resolve(folder));
      // Pictures of someone's home leave the shop: that is noted like a change.
      const after = { files: files.length, folder };
      await writeAudit(db, {
        actor,
        act: "messages.export-pictures",
        subject: brief.reference,
        before: null,
        after,
      });
      return { files };
    },
  };
}

async function found(sql: Sql, wanted: MessageKind, reference: string): Promise<KeptMessage> {
  const message = await readMessage(sql, wanted, reference);
  if (!message) throw new Error(`There is no ${wanted} message ${reference}.`);
  return message;
}
