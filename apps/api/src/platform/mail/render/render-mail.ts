import type { Mailbox } from "@precise/contract/wire/mailbox";
import * as z from "zod/mini";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import type { MailKinds } from "../mail-kinds.ts";
import type { ReadyMail } from "../mail-transport.ts";
import type { ClaimedMail } from "../outbox-rows.ts";
import type { MailBrand } from "./blocks.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

/** What every mail needs to know. */
export interface MailRenderer {
  readonly brand: MailBrand;
  readonly from: Mailbox;
  readonly links: SignedLinks;
  readonly kinds: MailKinds;
}

const queuedMail = z.object({ kind: z.string() });

/**
 * A queued mail as it goes to the server. The same row gives the same mail at each attempt.
 * @throws Error for content that this release cannot read
 */
export function renderMail({ brand, from, links, kinds }: MailRenderer, row: ClaimedMail): ReadyMail {
  const { kind } = queuedMail.parse(row.content);
  const render = kinds[kind];
  if (render === undefined) throw new Error(`this release sends no mail of the kind ${kind}`);
  const queuedAt = new Date(row.created_at);
  const { content, replyTo, headers = {}, calendar } = render(row.content, { brand, links, queuedAt });
  return {
    // A name of its own for each mail; the sender's domain makes it one of a kind in the world.
    messageId: `<${row.message_key}@${from.address.split("@")[1]}>`,
    queuedAt,
    kind,
    from: { ...from, name: from.name || brand.name },
    replyTo: replyTo ?? brand.email,
    to: { name: "", address: row.recipient },
    subject: content.subject,
    text: mailText(content, brand),
    html: mailHtml(content, brand),
    headers,
    ...(brand.look?.logo && { logo: brand.look.logo.png }),
    ...(calendar && { calendar }),
  };
}
