import type { Sql } from "#api/platform/database/port.ts";
import type { MessagingEvent } from "./messaging-port.ts";
import { changeStop, readStopWord } from "./stop-words.ts";

/**
 * Notes what the messaging service reports. Any of it may come twice, late or in another order: a handset that has a message
 * keeps it, and an older STOP does not undo a newer START.
 */
export async function applyMessagingEvents(tx: Sql, events: readonly MessagingEvent[]): Promise<void> {
  for (const event of events) {
    if (event.kind === "report" && event.state !== "under_way") {
      await tx.query(
        `update message_outbox set report = $2, reported_at = coalesce(reported_at, now())
         where provider_ref = $1 and report is distinct from 'delivered'`,
        [event.providerRef, event.state],
      );
    }
    const word = event.kind === "reply" ? readStopWord(event.text) : undefined;
    if (event.kind !== "reply" || word === undefined) continue;
    await changeStop(tx, {
      phone: event.from,
      isStopped: word === "stop",
      at: event.at ?? null,
      by: "reply",
      reason: `Answered ${word.toUpperCase()}`,
    });
  }
}
