import type { Result } from "@precise/cart-core/result";

export const messageChannels = ["sms", "whatsapp"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** A message that is to be sent. */
export interface MessageToSend {
  /** +234XXXXXXXXXX */
  readonly to: string;
  readonly channel: MessageChannel;
  /** At most 160 characters that every phone has (see `gsm-text.ts`). */
  readonly text: string;
  /** Ours, the same at each attempt. */
  readonly reference: string;
}

/**
 * What sending comes to. `accepted`: the service has it, under its own number. `refused`: this message will never be taken;
 * trying again would be in vain. `unknown`: the service is away, our account or key is at fault, or no answer came, so that
 * it may have been sent: it is tried again. `reason` is a line for operators, without numbers of phones.
 */
export type SendOutcome =
  | { readonly outcome: "accepted"; readonly providerRef: string }
  | { readonly outcome: "refused"; readonly reason: string }
  | { readonly outcome: "unknown"; readonly reason: string };

/** Where an accepted message is. `under_way`: handed to the phone company, which has not reported yet. */
export type MessageState = "under_way" | "delivered" | "failed";

/** What a messaging service reports. */
export type MessagingEvent =
  | { readonly kind: "report"; readonly providerRef: string; readonly state: MessageState }
  | {
      /** Someone answered one of our messages. */
      readonly kind: "reply";
      /** +234XXXXXXXXXX, or as it came where it is none. */
      readonly from: string;
      readonly text: string;
      /** When, by the service's clock; undefined where it does not say. */
      readonly at: Date | undefined;
    }
  | { readonly kind: "other" };

/**
 * A service that sends SMS and WhatsApp messages for us. Expected outcomes are values; no method throws for what the
 * service answers.
 */
export interface MessagingProvider {
  readonly name: "termii";
  send(message: MessageToSend): Promise<SendOutcome>;
  /** Where a message is, by the service's number. */
  readStatus(providerRef: string): Promise<Result<MessageState, "unknown" | "unavailable">>;
  /** @param body as it came, byte for byte: the signature is over it */
  readWebhook(
    body: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<readonly MessagingEvent[], "bad_signature" | "not_readable">;
}
