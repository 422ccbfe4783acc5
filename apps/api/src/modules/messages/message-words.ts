import type { Mail } from "#api/platform/mail/mail.ts";
import type { Block, MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";

type About = Extract<Mail, { kind: "message_arrived" }>["about"];

const words: Readonly<Record<About, { readonly it: string; readonly next: string }>> = {
  contact: { it: "message", next: "We read every message and reply within two working days." },
  affiliate: { it: "application", next: "We review every application and reply within five working days." },
  design: {
    it: "design brief",
    next: "A designer reviews it. You get a layout, a product list and light levels within five working days.",
  },
};

/** What who wrote to the shop is told. Nothing that was typed is repeated: the address may be somebody else's. */
export function messageReceived(
  { about, reference }: Extract<Mail, { kind: "message_received" }>,
  brand: MailBrand,
): MailContent {
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
export function messageArrived(mail: Extract<Mail, { kind: "message_arrived" }>): MailContent {
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
