import { escapeHtml } from "@precise/cart-core/markup";
import type { Sender } from "#api/platform/mail/deliver-mails.ts";
import { keepInFolder } from "#api/platform/mail/folder-transport.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { MessageToSend } from "./messaging-port.ts";

const names = { sms: "SMS", whatsapp: "WhatsApp" } as const;

/** Writes messages beside the e-mails of local runs, for the same outbox page. */
export function folderMessages(
  folder: string,
  sender: () => string,
  now: () => Date = () => new Date(),
): Sender<MessageToSend>["transport"] {
  return {
    send: ({ to, channel, text, reference }) =>
      keepInFolder(folder, {
        message_id: reference,
        kind: channel,
        to,
        from: sender(),
        subject: `${names[channel]}: ${text}`,
        queued_at: wireTime(now()),
        headers: {},
        text,
        html: `<!DOCTYPE html><html lang="en"><head><title>${names[channel]}</title></head><body><p>${escapeHtml(text)}</p></body></html>`,
      }),
  };
}
