import type { Sql } from "#api/platform/database/port.ts";
import { countRows, readPage } from "#api/platform/lists/read-page.ts";
import { termsQuery } from "#api/platform/text/terms-query.ts";
import type { MessageKind, MessageState } from "./message-rows.ts";

const rowsAtOnce = 50;

/** A message in the inbox's list. */
export interface InboxRow {
  readonly reference: string;
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly is_suspect: boolean;
  readonly name: string;
  readonly email: string;
  readonly content: { readonly [field: string]: unknown };
  readonly created_at: Date;
  readonly state_at: Date | null;
  readonly assignee: string | null;
  readonly pictures: number;
}

/** What of the messages is wanted; all of them where nothing is said. */
export interface WantedMessages {
  readonly kinds?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
  /** Only those that look machine-written, or only the others. */
  readonly suspects?: boolean | undefined;
  /** Only those that this person of the staff answers; null: those that nobody does. */
  readonly assigneeId?: string | null | undefined;
  /** Reference, name, e-mail, phone, words of the text. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of messages: what is waiting for an answer the oldest first, then all others the newest first. */
export function listInbox(sql: Sql, wanted: WantedMessages) {
  return readPage<InboxRow>(sql, {
    columns: `reference, kind, state, is_suspect, name, email, content, created_at, state_at,
      (select staff.name from staff_person staff where staff.id = message.assignee_id) as assignee,
      (select count(*)::int from brief_picture picture where picture.message_id = message.id) as pictures`,
    ...fitting(wanted),
    order: [{ by: "place", type: "bigint" }],
    way: "asc",
    cursor: wanted.cursor,
    limit: rowsAtOnce,
  });
}

/** How many messages are wanted, wherever a page of them begins. */
export function countInbox(sql: Sql, wanted: WantedMessages): Promise<number> {
  return countRows(sql, fitting(wanted));
}

function fitting({ kinds, states, suspects, assigneeId, search = "" }: WantedMessages) {
  return {
    from: "shop_message message",
    where: `($1::text[] is null or kind = any ($1)) and ($2::text[] is null or state = any ($2))
      and ($3::boolean is null or is_suspect = $3)
      and ($4::text is null or case when $4 = '' then assignee_id is null else assignee_id = nullif($4, '')::uuid end)
      and ($5::text is null or terms @@ $5::tsquery)`,
    values: [
      kinds ?? null,
      states ?? null,
      suspects ?? null,
      assigneeId === undefined ? null : (assigneeId ?? ""),
      termsQuery(search) ?? null,
    ],
  };
}
