import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { Sql } from "#api/platform/database/port.ts";
import { withQueuedBy } from "#api/platform/mail/queued-by.ts";
import { gsmText } from "./gsm-text.ts";
import type { MessageChannel } from "./messaging-port.ts";

/** Kinds that do not wait for the morning: the person at the door needs the code now. */
export const urgentKinds: readonly string[] = ["delivery_code", "test"];

/** Leaves room for the shop's name in one SMS. */
const longestText = 130;

/** A message to one person. */
export interface NewMessage {
  /** Names the event: one event, one message. `order:PR-7K3M9QX1:shipped` */
  readonly eventKey: string;
  /** `order_confirmed`; those of `urgentKinds` are sent at night too. */
  readonly kind: string;
  /** A Nigerian mobile number in any usual form. */
  readonly phone: string;
  readonly channel: MessageChannel;
  /** At most 130 characters as `gsmText` writes it: the shop's name stands before it. */
  readonly text: string;
  /** A page of the shop, from `/`; named at the end where there is room. */
  readonly path?: string;
  /** Takes the place of one about the same event that nobody has tried to send yet. */
  readonly replaces?: boolean;
}

/**
 * `known`: the event has its message already. `stopped`: the number wants none. `bad-phone`: it is no Nigerian mobile
 * number. `bad-text`: it is empty or too long.
 */
export type Queued = "queued" | "known" | "stopped" | "bad-phone" | "bad-text";

/** Queues a message in the transaction of what it tells. */
export async function queueMessage(tx: Sql, message: NewMessage): Promise<Queued> {
  const phone = normalisePhone(message.phone);
  if (!phone.ok) return "bad-phone";
  const text = gsmText(message.text);
  if (text === "" || text.length > longestText) return "bad-text";
  if (await isStopped(tx, phone.value)) return "stopped";
  const rows = await tx.query(
    `insert into message_outbox as kept (event_key, kind, recipient, content) values ($1, $2, $3, $4::jsonb)
     on conflict (event_key) do update set kind = excluded.kind, content = excluded.content
       where $5::boolean and kept.state = 'waiting' and kept.attempts = 0
     returning id`,
    [
      message.eventKey,
      message.kind,
      phone.value,
      withQueuedBy({
        channel: message.channel,
        text,
        ...(message.path !== undefined && { path: message.path }),
      }),
      message.replaces === true,
    ],
  );
  return rows.length > 0 ? "queued" : "known";
}

/** Whether a number wants no messages. @param phone +234XXXXXXXXXX */
export async function isStopped(sql: Sql, phone: string): Promise<boolean> {
  const [row] = await sql.query("select 1 from message_stop where phone = $1 and is_stopped", [phone]);
  return row !== undefined;
}
