import * as z from "zod/mini";
import type { ClaimedMail } from "#api/platform/mail/outbox-rows.ts";
import { fitMessage } from "./gsm-text.ts";
import { type MessageToSend, messageChannels } from "./messaging-port.ts";

const queuedMessage = z.object({
  channel: z.enum(messageChannels),
  text: z.string(),
  path: z.optional(z.string()),
});

/** What stands round every message. */
export interface MessageBrand {
  /** The shop's name, which begins each message. */
  readonly name: string;
  /** The shop's origin. */
  readonly site: string;
  /** Whether who answers reaches us: a sender's name takes no answers. */
  readonly takesReplies: boolean;
}

/** A queued message as it goes out: one row gives the same text at each attempt. @throws Error for what cannot be read */
export function renderMessage(brand: MessageBrand, row: ClaimedMail): MessageToSend {
  const { channel, text, path } = queuedMessage.parse(row.content);
  const ends = [
    // Without https://, which no phone needs to make a link of it, and which some count as more than its letters.
    ...(path === undefined ? [] : [`${brand.site.replace(/^https?:\/\//, "")}${path}`]),
    ...(brand.takesReplies || channel === "whatsapp" ? ["Reply STOP to end."] : []),
  ];
  const named = fitMessage(`${brand.name}: ${text}`, ...ends);
  // Better without the name than without its end.
  const whole = named.includes(text) ? named : fitMessage(text, ...ends);
  return { to: row.recipient, channel, text: whole, reference: row.message_key };
}
