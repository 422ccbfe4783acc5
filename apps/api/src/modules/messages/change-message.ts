import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type KeptMessage, type MessageKind, type MessageState, readMessage } from "./message-rows.ts";
import { readThread } from "./message-thread.ts";

const stateWords: Readonly<Record<MessageState, string>> = {
  open: "open again",
  answered: "answered",
  closed: "closed",
};

/**
 * Locks a message for a change.
 * @param wanted.revision the one that its reader saw; undefined for a caller who saw none
 * @throws Refused where there is none, or where it has changed since
 */
export async function lockMessage(
  tx: Sql,
  wanted: { readonly kind: MessageKind; readonly reference: string; readonly revision?: number | undefined },
): Promise<KeptMessage> {
  const { kind, reference, revision } = wanted;
  await tx.query("select id from shop_message where reference = upper($1) for update", [reference.trim()]);
  const message = await readMessage(tx, reference, kind);
  if (!message) throw noMessage(kind, reference);
  if (revision !== undefined && revision !== message.revision)
    throw new Refused(`${await changeWords(tx, message)} Nothing of yours was sent or changed.`);
  return message;
}

/** Says that there is no such message. */
export function noMessage(kind: MessageKind, reference: string): Refused {
  return new Refused(`There is no ${kind} message ${reference}.`, { status: 404 });
}

/** Puts a message into a state. What a person answers or takes up was written by a person. */
export async function putState(tx: Sql, { id }: KeptMessage, state: MessageState): Promise<void> {
  await tx.query(
    `update shop_message set state = $2, state_at = now(), revision = revision + 1,
       is_suspect = is_suspect and $2 = 'closed' where id = $1`,
    [id, state],
  );
}

/** Notes who of the staff answers a message; null: nobody yet. */
export async function putAssignee(tx: Sql, { id }: KeptMessage, staffId: string | null): Promise<void> {
  await tx.query("update shop_message set assignee_id = $2, revision = revision + 1 where id = $1", [
    id,
    staffId,
  ]);
}

/** What someone else has done meanwhile, as a sentence. */
async function changeWords(sql: Sql, message: KeptMessage): Promise<string> {
  const answers = (await readThread(sql, message)).filter(({ kind }) => kind === "answer");
  const last = answers.at(-1);
  if (message.state === "answered" && last) return `${last.author} has answered it meanwhile.`;
  const takenBy = message.assignee === null ? "nobody answers it" : `${message.assignee} answers it`;
  return `It has changed meanwhile: it is ${stateWords[message.state]}, and ${takenBy}.`;
}
