import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { Sql } from "#api/platform/database/port.ts";

const stopWords: readonly string[] = ["STOP", "STOPALL", "UNSUBSCRIBE", "END", "CANCEL", "QUIT"];
const startWords: readonly string[] = ["START", "UNSTOP"];

/** What someone's answer asks for, by its first word in any case; undefined where it is no such word. */
export function readStopWord(text: string): "stop" | "start" | undefined {
  const word = /[A-Za-z]+/.exec(text)?.[0].toUpperCase() ?? "";
  // "Cancel my order" is no such word: someone has to read it.
  if (text.replace(/[^A-Za-z]+/g, "").toUpperCase() !== word) return undefined;
  if (stopWords.includes(word)) return "stop";
  return startWords.includes(word) ? "start" : undefined;
}

/** A number that wants no messages. */
export interface StoppedPhone {
  readonly phone: string;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly reason: string;
}

/**
 * Notes that a number wants no messages, or wants them again.
 * @param change.at when it was said: an older word that comes late changes nothing
 * @returns whether it changed
 */
export async function changeStop(
  tx: Sql,
  change: {
    readonly phone: string;
    readonly isStopped: boolean;
    readonly at: Date | null;
    /** `reply`, or the name of someone of the staff. */
    readonly by: string;
    readonly reason: string;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into message_stop as kept (phone, is_stopped, changed_at, changed_by, reason)
     select $1, $2, coalesce($3::timestamptz, now()), $4, $5
     where $2 or exists (select 1 from message_stop where phone = $1)
     on conflict (phone) do update set is_stopped = excluded.is_stopped, changed_at = excluded.changed_at,
       changed_by = excluded.changed_by, reason = excluded.reason
     where kept.changed_at < excluded.changed_at and kept.is_stopped <> excluded.is_stopped
     returning phone`,
    [normalisedPhone(change.phone), change.isStopped, change.at, change.by, change.reason],
  );
  return rows.length > 0;
}

/** The numbers that want none, the latest first. */
export function listStops(sql: Sql, limit: number): Promise<StoppedPhone[]> {
  return sql.query(
    `select phone, changed_at, changed_by, reason from message_stop where is_stopped
     order by changed_at desc, phone limit $1`,
    [limit],
  );
}
