import { createHash } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";

export const messageKinds = ["contact", "affiliate", "design", "question"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** `open`: it waits for an answer; `closed`: it needs none. */
export const messageStates = ["open", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

/** A message to the shop, before it is kept. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly name: string;
  /** Empty where a question was asked without one. */
  readonly email: string;
  /** Everything else that was asked for, as the contract names it. */
  readonly content: { readonly [field: string]: unknown };
  readonly isSuspect: boolean;
}

/** A message as it is kept. */
export interface KeptMessage {
  readonly id: number;
  readonly reference: string;
  readonly kind: MessageKind;
  readonly name: string;
  readonly email: string;
  readonly content: { readonly [field: string]: unknown };
  readonly is_suspect: boolean;
  readonly created_at: Date;
  readonly state: MessageState;
  /** Since when; null while it is as it came. */
  readonly state_at: Date | null;
  /** Who of the staff answers it. */
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  /** One more with each answer, other state or other person. */
  readonly revision: number;
  /** How many pictures belong to it. */
  readonly pictures: number;
}

const keptByKind: Readonly<Record<MessageKind, string>> = {
  contact: retentionPeriods.contactMessages.interval,
  affiliate: retentionPeriods.affiliateMessages.interval,
  design: retentionPeriods.designBriefs.interval,
  question: retentionPeriods.contactMessages.interval,
};

/**
 * Keeps a message. The same one again within an hour, of many at once too, is the one that is kept already.
 * @param tx the transaction of whatever follows from it
 */
export async function keepMessage(
  tx: Sql,
  message: NewMessage,
): Promise<{ readonly id: number; readonly reference: string; readonly isNew: boolean }> {
  const { kind, name, email, content, isSuspect } = message;
  const digest = createHash("sha256")
    .update(JSON.stringify([kind, name, email.toLowerCase(), content]))
    .digest("hex");
  // Two presses of one button: the second waits here until the first is done.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [digest]);
  const [known] = await tx.query<{ id: number; reference: string }>(
    "select id, reference from shop_message where digest = $1 and created_at > now() - interval '1 hour'",
    [digest],
  );
  if (known) return { ...known, isNew: false };
  const [kept] = await tx.query<{ id: number; reference: string }>(
    `insert into shop_message (reference, kind, name, email, content, digest, is_suspect)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7) returning id, reference`,
    [newOrderNumber("M"), kind, name, email, content, digest, isSuspect],
  );
  if (!kept) throw new Error("a message was not kept");
  return { ...kept, isNew: true };
}

const columns = `id, reference, kind, name, email, content, is_suspect, created_at, state, state_at, assignee_id, revision,
  (select staff.name from staff_person staff where staff.id = shop_message.assignee_id) as assignee,
  (select count(*)::int from brief_picture where message_id = shop_message.id) as pictures`;

/** The newest messages of one kind. @param suspects only those that look as if a program wrote them, else only the others */
export function listMessages(
  sql: Sql,
  wanted: { readonly kind: MessageKind; readonly suspects: boolean; readonly limit: number },
): Promise<KeptMessage[]> {
  return sql.query<KeptMessage>(
    `select ${columns} from shop_message where kind = $1 and is_suspect = $2 order by id desc limit $3`,
    [wanted.kind, wanted.suspects, wanted.limit],
  );
}

/** One message by its reference, in any case. @param kind only one of this kind */
export async function readMessage(
  sql: Sql,
  reference: string,
  kind?: MessageKind,
): Promise<KeptMessage | undefined> {
  const [found] = await sql.query<KeptMessage>(
    `select ${columns} from shop_message where reference = upper($1) and ($2::text is null or kind = $2)`,
    [reference.trim(), kind ?? null],
  );
  return found;
}

/** Until when a message is kept. */
export async function readKeptUntil(sql: Sql, { id, kind }: KeptMessage): Promise<Date> {
  const [row] = await sql.query<{ until: Date }>(
    "select created_at + $2::interval as until from shop_message where id = $1",
    [id, keptByKind[kind]],
  );
  return row?.until ?? new Date();
}

/** Removes messages that are older than their kind is kept. @returns how many */
export async function sweepMessages(sql: Sql, most = rowsAtOnce): Promise<number> {
  let removed = 0;
  for (const kind of messageKinds) {
    const old = await sql.query<{ id: number }>(
      "select id from shop_message where kind = $1 and created_at < now() - $2::interval limit $3",
      [kind, keptByKind[kind], most],
    );
    await removeMessages(
      sql,
      old.map(({ id }) => id),
    );
    removed += old.length;
  }
  return removed;
}

/**
 * Removes messages with notes, answers, the rows of their pictures, and the text of e-mails that were sent about them; the
 * files go with the next sweep of the folder.
 */
export async function removeMessages(sql: Sql, ids: readonly number[]): Promise<void> {
  // Names of mails compare byte by byte, as their index does: `;` follows `:`.
  await sql.query(
    `update mail_outbox mail set recipient = '', content = '{}' from shop_message message
     where message.id = any ($1::bigint[]) and mail.state <> 'waiting' and mail.recipient <> ''
       and mail.event_key ~>=~ ('message:' || message.reference || ':')
       and mail.event_key ~<~ ('message:' || message.reference || ';')`,
    [ids],
  );
  await sql.query("delete from brief_picture where message_id = any ($1::bigint[])", [ids]);
  await sql.query("delete from shop_message where id = any ($1::bigint[])", [ids]);
}
