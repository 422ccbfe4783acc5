import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import { cutText } from "@precise/contract/wire/cut-text";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { Block, MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";

/** What a message to the shop is. */
const aboutMessage = z.enum(["contact", "affiliate", "design", "question"]);

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
/** To the person who wrote to the shop: what someone of the staff answers, and what it answers. */
const answered = z.object({
  kind: z.literal("message_answered"),
  about: aboutMessage,
  reference: z.string(),
  text: z.string(),
  /** Who signs it; null: the shop. */
  author: z.nullable(z.string()),
  /** What they had sent. */
  sent: z.object({ at: z.string(), facts: z.array(z.tuple([z.string(), z.string()])), text: z.string() }),
});
export type MessageMail = z.infer<typeof received> | z.infer<typeof arrived> | z.infer<typeof answered>;

/** Mails the shop's people that a message has arrived, and its sender that they have it; once for each message. */
export async function queueMessageMails(
  tx: Sql,
  shop: string,
  message: Omit<z.infer<typeof arrived>, "kind">,
): Promise<void> {
  const { about, reference, email } = message;
  await queueArrivedMail(tx, shop, message);
  await queueMail(tx, `message:${reference}:received`, email, {
    kind: "message_received",
    about,
    reference,
  } satisfies MessageMail);
}

/** Mails the shop's people alone that a message has arrived. */
export async function queueArrivedMail(
  tx: Sql,
  shop: string,
  message: Omit<z.infer<typeof arrived>, "kind">,
): Promise<void> {
  await queueMail(tx, `message:${message.reference}:arrived`, shop, {
    kind: "message_arrived",
    ...message,
  } satisfies MessageMail);
}

/** Mails an answer to the person who sent the message; once for its event. */
export async function queueAnswerMail(
  tx: Sql,
  eventKey: string,
  recipient: string,
  answer: Omit<z.infer<typeof answered>, "kind">,
): Promise<void> {
  await queueMail(tx, eventKey, recipient, { kind: "message_answered", ...answer } satisfies MessageMail);
}

export const messageMails: MailKinds = mailKinds([received, arrived, answered], (mail, { brand }) => {
  switch (mail.kind) {
    case "message_received":
      return { content: messageReceived(mail, brand) };
    case "message_arrived":
      return { content: messageArrived(mail, brand), ...(mail.email !== "" && { replyTo: mail.email }) };
    case "message_answered":
      // What its reader writes back goes to the shop's own mailbox, as of every mail that names no other.
      return { content: messageAnswered(mail, brand) };
  }
});

const words: Readonly<Record<z.infer<typeof aboutMessage>, { readonly it: string; readonly next: string }>> =
  {
    contact: { it: "message", next: "We read every message and reply within two working days." },
    affiliate: { it: "application", next: "We review every application and reply within five working days." },
    question: { it: "question", next: "We read every question and answer within two working days." },
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
function messageArrived(mail: z.infer<typeof arrived>, brand: MailBrand): MailContent {
  const { about, reference, name, email, facts, text, pictures } = mail;
  const { it } = words[about];
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
          ...(email === "" ? [] : [["E-mail", email] as const]),
          ...facts,
          ...(pictures > 0 ? [["Pictures", String(pictures)] as const] : []),
        ],
      },
      ...paragraphsOf(text),
      ...(email === "" ? [] : paragraphsOf(`Reply to this e-mail to write to ${email}.`)),
      deskButton(brand, `Answer the ${it} at the desk`, `/inbox/${reference}`),
    ],
    why: "You get this e-mail because messages to the shop go to this address.",
  };
}

/** The staff's answer, over what it answers. */
function messageAnswered(mail: z.infer<typeof answered>, brand: MailBrand): MailContent {
  const { about, reference, text, author, sent } = mail;
  const { it } = words[about];
  const day = lagosDayText(new Date(sent.at));
  return {
    subject: `Re: your ${it} (${reference})`,
    preview: cutText(text.replace(/\s+/g, " "), 100),
    title: `Our answer to your ${it}`,
    blocks: [
      ...paragraphsOf(text),
      { kind: "paragraph", text: author === null ? brand.name : `${author}, ${brand.name}` },
      { kind: "paragraph", text: "Reply to this e-mail to write to us again." },
      { kind: "heading", text: `What you sent us on ${day}` },
      { kind: "facts", facts: [["Reference", reference], ...sent.facts] },
      ...paragraphsOf(sent.text),
    ],
    why: `You get this e-mail because a form at ${new URL(brand.site).host} was sent with this address.`,
  };
}

function paragraphsOf(text: string): Block[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "paragraph", text: line }));
}
