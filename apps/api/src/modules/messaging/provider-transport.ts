import type { Sql } from "#api/platform/database/port.ts";
import type { Sender } from "#api/platform/mail/deliver-mails.ts";
import { MailRefused } from "#api/platform/mail/mail-transport.ts";
import type { MessageToSend, MessagingProvider } from "./messaging-port.ts";
import { isStopped } from "./queue-message.ts";

/** Why a message was not taken, for operators. */
export class MessageFault extends Error {
  override readonly name = "MessageFault";
}

/** Hands messages to the messaging service, and keeps its number of each: it reports by that. */
export function providerTransport(
  sql: Sql,
  provider: Pick<MessagingProvider, "send">,
): Sender<MessageToSend>["transport"] {
  return {
    async send(message) {
      const sent = await provider.send(message);
      if (sent.outcome === "refused") throw new MailRefused(sent.reason);
      if (sent.outcome === "unknown") throw new MessageFault(sent.reason);
      await sql.query("update message_outbox set provider_ref = $2 where message_key = $1::uuid", [
        message.reference,
        sent.providerRef,
      ]);
    },
  };
}

/** The same transport, but for numbers that want no messages by now: their word may have come after the message was queued. */
export function unlessStopped(
  sql: Sql,
  transport: Sender<MessageToSend>["transport"],
): Sender<MessageToSend>["transport"] {
  return {
    async send(message) {
      if (await isStopped(sql, message.to)) throw new MailRefused("This number wants no messages.");
      await transport.send(message);
    },
  };
}
