import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { Block, MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";

/** What a message to the shop is. */
const aboutMessage = z.enum(["contact", "affiliate", "design"]);

/** To the person who wrote to the shop: that it has arrived. It repeats nothing that was typed, for the address may be another's. */
const received = z.object({
  kind: z.literal("message_received"),
  about: aboutMessage,
  reference: z.string(),
});
/** To the shop's people; an answer goes to the person who wrote. */
const arrived = z.object({
  kind: z.literal("message_arrived"),
  about: aboutMessage,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  text: z.string(),
  pictures: z.int(),
});
export type MessageMail = z.infer<typeof received> | z.infer<typeof arrived>;

/** Mails the shop's people that a message has arrived, and its sender that they have it; once for each message. */
export async function queueMessageMails(
  tx: Sql,
  shop: string,
  message: Omit<z.infer<typeof arrived>, "kind">,
): Promise<void> {
  const { about, reference, email } = message;
  await queueMail(tx, `message:${reference}:arrived`, shop, {
    kind: "message_arrived",
    ...message,
  } satisfies MessageMail);
  await queueMail(tx, `message:${reference}:received`, email, {
    kind: "message_received",
    about,
    reference,
  } satisfies MessageMail);
}

export const messageMails: MailKinds = mailKinds([received, arrived], (mail, { brand }) =>
  mail.kind === "message_received"
    ? { content: messageReceived(mail, brand) }
    : { content: messageArrived(mail), replyTo: mail.email },
);

const words: Readonly<Record<z.infer<typeof aboutMessage>, { readonly it: string; readonly next: string }>> =
  {
    contact: { it: "message", next: "We read every message and reply within two working days." },
    affiliate: { it: "application", next: "We review every application and reply within five working days." },
    design: {
      it: "design brief",
      next: "A designer reviews it. You get a layout, a product list and light levels within five working days.",
    },
  };

/** The mail to the person who wrote to the shop. It repeats nothing that was typed: the address may be someone else's. */
function messageReceived({ about, reference }: z.infer<typeof received>, brand: MailBrand): MailContent {
  const { it, next } = words[about];
  return {
    subject: `We have your ${it} (${reference})`,
    preview: next,
    title: `We have your ${it}`,
    blocks: [
      { kind: "paragraph", text: next },
      { kind: "code", label: "Your reference", code: reference },
      { kind: "paragraph", text: `If you write or call us (${brand.phone}), quote this reference.` },
    ],
    why: `You get this e-mail because a form at ${new URL(brand.site).host} was sent with this address. If it was not you, ignore this e-mail.`,
  };
}

/** What the shop's people read: all that was filled in. */
function messageArrived(mail: z.infer<typeof arrived>): MailContent {
  const { about, reference, name, email, facts, text, pictures } = mail;
  const { it } = words[about];
  const command = { contact: "contact", affiliate: "affiliates", design: "briefs" }[about];
  const paragraphs = text.split(/\n+/).filter(Boolean);
  return {
    subject: `New ${it} ${reference}`,
    preview: `From ${name}.`,
    title: `New ${it}`,
    blocks: [
      {
        kind: "facts",
        facts: [
          ["Reference", reference],
          ["Name", name],
          ["E-mail", email],
          ...facts,
          ...(pictures > 0 ? [["Pictures", String(pictures)] as const] : []),
        ],
      },
      ...paragraphs.map((paragraph): Block => ({ kind: "paragraph", text: paragraph })),
      {
        kind: "paragraph",
        text: `Reply to this e-mail to write to ${email}. To see it again: pnpm ops ${command} show ${reference}`,
      },
    ],
    why: "You get this e-mail because messages to the shop go to this address.",
  };
}
