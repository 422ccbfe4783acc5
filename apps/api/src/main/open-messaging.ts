import { join } from "node:path";
import type { ShopContent } from "#api/modules/company/content.ts";
import { folderMessages } from "#api/modules/messaging/folder-messages.ts";
import {
  type MessageChannel,
  type MessageToSend,
  type MessagingProvider,
  messageChannels,
} from "#api/modules/messaging/messaging-port.ts";
import { providerTransport, unlessStopped } from "#api/modules/messaging/provider-transport.ts";
import { renderMessage } from "#api/modules/messaging/render-message.ts";
import { termiiProvider } from "#api/modules/messaging/termii/termii-provider.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Sender } from "#api/platform/mail/deliver-mails.ts";
import type { Env } from "./env.ts";

/** Where this process's messages to phones go. */
export interface OpenedMessaging extends Pick<Sender<MessageToSend>, "transport" | "render"> {
  /** How news can be sent. */
  readonly channels: readonly MessageChannel[];
  /** The service behind it; undefined in local runs without one. */
  readonly provider: MessagingProvider | undefined;
}

/** By the environment: the service of MESSAGING_URL, in local runs the outbox page's folder, in production else nothing. */
export function openMessaging(
  env: Pick<Env, "messaging" | "isLocal" | "dataFolder" | "siteOrigins">,
  content: ShopContent,
  sql: Sql,
  onFault: (fault: unknown) => void,
): OpenedMessaging | undefined {
  const { messaging } = env;
  if (messaging === undefined && !env.isLocal) return undefined;
  const senderNow = () => messaging?.sender ?? content.company.name;
  const provider = messaging && termiiProvider({ ...messaging, onFault });
  const transport = provider
    ? providerTransport(sql, provider)
    : folderMessages(join(env.dataFolder, "outbox"), senderNow);
  const brandNow = () => ({
    name: content.company.name,
    site: env.siteOrigins[0] ?? "",
    // A name takes no answers, a number does.
    takesReplies: /^\+?\d+$/.test(senderNow()),
  });
  return {
    channels: messaging?.channels ?? messageChannels,
    provider,
    transport: unlessStopped(sql, transport),
    render: (row) => renderMessage(brandNow(), row),
  };
}
