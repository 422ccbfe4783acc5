import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
import { countRows, readPage } from "#api/platform/lists/read-page.ts";
import type { MailState } from "./outbox-list.ts";

/** An e-mail with the order that it is about, where it is about one. */
export interface FoundMail {
  readonly id: number;
  readonly kind: string;
  /** Empty once its text was deleted. */
  readonly recipient: string;
  readonly order: string | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
}

/** The same with its text as it is queued. */
export interface KeptRow extends FoundMail {
  readonly content: unknown;
  readonly message_key: string;
}

/** What became of one attempt to send it. */
export interface MailAttempt {
  readonly at: Date;
  readonly outcome: "sent" | "failed" | "dead";
  readonly reason: string | null;
}

/** What narrows the list; all of it must fit. */
export interface MailFilter {
  readonly states?: readonly string[] | undefined;
  readonly kinds?: readonly string[] | undefined;
  /** How the recipient's address begins, in any case. */
  readonly recipient?: string | undefined;
  /** Mails about this order. */
  readonly order?: string | undefined;
}

const columns = `id, kind, recipient, state, attempts, created_at, due_at, sent_at, last_error,
  coalesce(substring(event_key from '^(?:shop:)?order:(${orderPrefix}-[0-9A-Z]+):'),
    case when jsonb_typeof(content -> 'order') = 'string' then content ->> 'order' end) as "order"`;

/** Of a recipient who has no more than so many, these are found first: sooner than by looking at one e-mail after the other. */
const fewFound = 5_000;

/** The newest e-mails that fit. */
export async function findMails(
  sql: Sql,
  filter: MailFilter,
  page: { readonly cursor?: string | undefined; readonly limit: number },
) {
  return readPage<FoundMail>(sql, {
    columns,
    from: "mail_outbox",
    ...conditionOf(filter, await isFew(sql, filter)),
    isPlannedEachTime: true,
    order: [{ by: "id", type: "bigint" }],
    way: "desc",
    ...page,
  });
}

/** Whether a recipient's e-mails are few. */
async function isFew(sql: Sql, { recipient }: MailFilter): Promise<boolean> {
  if (recipient === undefined) return false;
  const list = { from: "mail_outbox", ...conditionOf({ recipient }, false), isPlannedEachTime: true };
  return (await countRows(sql, list, fewFound)) <= fewFound;
}

/** Failed e-mails whose text is still kept, the longest waiting first. */
export async function deadMails(sql: Sql, most: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select id from mail_outbox where state = 'dead' and recipient <> '' order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** One e-mail; undefined where there is none. */
export async function readMailRow(sql: Sql, id: number): Promise<KeptRow | undefined> {
  const [row] = await sql.query<KeptRow>(
    `select ${columns}, content, message_key from mail_outbox where id = $1`,
    [id],
  );
  return row;
}

/** What became of its attempts, the newest first. */
export function readAttempts(sql: Sql, id: number): Promise<MailAttempt[]> {
  return sql.query(
    "select at, outcome, reason from mail_attempt where mail_id = $1 order by id desc limit 100",
    [id],
  );
}

function conditionOf(
  { states, kinds, recipient, order }: MailFilter,
  isFewOfRecipient: boolean,
): {
  readonly where: string;
  readonly values: readonly SqlValue[];
} {
  const values: SqlValue[] = [];
  const parts = ["true"];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  if (states !== undefined) parts.push(isOneOf("state", states, put));
  if (kinds !== undefined) parts.push(isOneOf("kind", kinds, put));
  if (recipient !== undefined) {
    const begins = `${recipient.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const found = `recipient <> '' and lower(recipient) like ${put(begins)}::text`;
    parts.push(isFewOfRecipient ? `id = any(array(select id from mail_outbox where ${found}))` : found);
  }
  if (order !== undefined) {
    // By the event's name, which compares byte by byte: `;` comes after `:`.
    const ranges = [`order:${order}`, `shop:order:${order}`].map(
      (event) => `(event_key ~>=~ ${put(`${event}:`)}::text and event_key ~<~ ${put(`${event};`)}::text)`,
    );
    parts.push(`(${ranges.join(" or ")})`);
  }
  return { where: parts.join(" and "), values };
}
