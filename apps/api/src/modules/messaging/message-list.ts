import type { Sql } from "#api/platform/database/port.ts";
import { type Page, readRows } from "#api/platform/lists/read-page.ts";
import type { MailState } from "#api/platform/mail/outbox-list.ts";

/** A message as the staff sees it. */
export interface MessageEntry {
  readonly id: number;
  /** `order:PR-7K3M9QX1:shipped` */
  readonly event_key: string;
  readonly kind: string;
  /** Null once it was emptied. */
  readonly channel: string | null;
  readonly recipient: string;
  readonly text: string | null;
  readonly state: MailState;
  /** Whether the handset has it, where that was reported. */
  readonly report: "delivered" | "failed" | null;
  readonly attempts: number;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
}

/** A delivery code is its shopper's alone. */
const shownText = `case kind when 'delivery_code' then regexp_replace(content ->> 'text', 'code [\\d ]*\\d', 'code •••')
  else content ->> 'text' end`;

/** The newest messages, of one state or of all. */
export function listMessages(
  sql: Sql,
  query: {
    readonly state?: MailState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<MessageEntry>> {
  return readRows(sql, {
    columns: `id, event_key, kind, content ->> 'channel' as channel, recipient, ${shownText} as text, state, report,
      attempts, created_at, due_at, sent_at, last_error`,
    from: "message_outbox",
    where: query.state === undefined ? "true" : "state = $1",
    values: query.state === undefined ? [] : [query.state],
    isPlannedEachTime: true,
    order: [{ by: "id", type: "bigint" }],
    way: "desc",
    cursor: query.cursor,
    limit: query.limit,
  });
}
