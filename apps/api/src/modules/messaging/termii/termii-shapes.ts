import * as z from "zod/mini";
import type { MessageState } from "../messaging-port.ts";

/** The answer to a message, good or bad; `code` was not sent in earlier years. */
export const sentMessage = z.object({
  code: z.optional(z.union([z.string(), z.number()])),
  message: z.optional(z.unknown()),
});

/** History of messages: a list, or in newer accounts a page of one. */
const entry = z.object({ message_id: z.union([z.string(), z.number()]), status: z.string() });
export const statusList = z.union([
  z.array(entry),
  z.pipe(
    z.object({ data: z.array(entry) }),
    z.transform(({ data }) => data),
  ),
]);

/** What the webhook brings. */
export const outboundNotice = z.object({
  type: z.literal("outbound"),
  message_id: z.union([z.string(), z.number()]),
  status: z.string(),
});
export const inboundNotice = z.object({
  type: z.literal("inbound"),
  sender: z.string(),
  message: z.string(),
  received_at: z.optional(z.nullable(z.string())),
});

/**
 * A message's number out of the answer's own text: it may be a JSON number of 25 digits, of which JavaScript keeps 16.
 */
export function messageIdOf(json: string): string | undefined {
  const asText = /"message_id_str"\s*:\s*"([\w-]{1,64})"/.exec(json)?.[1];
  return asText ?? /"message_id"\s*:\s*"?([\w-]{1,64})"?/.exec(json)?.[1];
}

/** Termii's words for where a message is, such as `DELIVERED | Message delivered to handset`. */
export function stateOfWords(words: string): MessageState {
  if (/fail|reject|expire|undeliver|dnd active/i.test(words)) return "failed";
  return /delivered/i.test(words) ? "delivered" : "under_way";
}
