import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { greetingName } from "#api/platform/text/greeting.ts";
import { type PasswordLink, passwordResetPath } from "./password-link.ts";

const toPerson = { email: z.string(), firstname: z.string() };

/** Mails to a person of a trade client, or to one who wants to be. */
const schemas = [
  /** Someone asked for a trade account. Nothing of what a stranger typed but a name goes into that inbox. */
  z.object({ kind: z.literal("trade_application"), ...toPerson }),
  /** An operator opened a trade account. */
  z.object({ kind: z.literal("trade_account"), ...toPerson, company: z.string() }),
  /** An operator gave a person of a trade client another password. */
  z.object({ kind: z.literal("trade_password"), ...toPerson }),
  /** A trade client asked for a new password; the link is signed when the mail is made. */
  z.object({
    kind: z.literal("trade_password_link"),
    ...toPerson,
    person: z.string(),
    /** Of the password that the link replaces. */
    mark: z.string(),
  }),
  /** A trade client chose a new password by that link. */
  z.object({ kind: z.literal("trade_password_changed"), ...toPerson }),
] as const;
export type TradeMail = z.infer<(typeof schemas)[number]>;

/** Queues a mail to a person of a trade client; one for each event. @returns the event's key */
export async function queueTradeMail(tx: Sql, event: string, mail: TradeMail): Promise<string> {
  const eventKey = `trade:${event}`;
  await queueMail(tx, eventKey, mail.email, mail);
  return eventKey;
}

export const tradeMails: MailKinds = mailKinds(schemas, (mail, { brand, links, queuedAt }) => ({
  content: tradeContent(mail, brand, (link) => brand.site + passwordResetPath(links, link, queuedAt)),
}));

/**
 * The mails to a person of a trade client. Passwords are never mailed.
 * @param resetUrl address of the page where a new password is chosen
 */
function tradeContent(
  mail: TradeMail,
  brand: MailBrand,
  resetUrl: (link: PasswordLink) => string,
): MailContent {
  const name = greetingName(mail.firstname);
  const { host } = new URL(brand.site);
  const button = { kind: "button", label: "Sign in", url: `${brand.site}/clients/login` } as const;
  const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;
  switch (mail.kind) {
    case "trade_application":
      return {
        subject: "We have your application for a trade account",
        preview: "We review every application.",
        title: name ? `Thank you, ${name}` : "Thank you",
        blocks: [
          paragraph("We have your application for a trade account. We review every application."),
          paragraph("When your account is open, we e-mail you and call you with your first password."),
        ],
        why: `You get this e-mail because someone applied for a trade account with this address at ${host}.`,
      };
    case "trade_account":
      return {
        subject: "Your trade account is open",
        preview: `${mail.company} can now order at trade prices.`,
        title: name ? `Welcome, ${name}` : "Welcome",
        blocks: [
          paragraph(`${mail.company} has a trade account, and you can sign in with ${mail.email}.`),
          paragraph(
            "We give you your first password in person or by phone. You choose your own when you first sign in.",
          ),
          button,
        ],
        why: `You get this e-mail because a trade account was opened for this address at ${host}.`,
      };
    case "trade_password":
      return {
        subject: "Your trade password was reset",
        preview: "You are signed out on every device.",
        title: "Your password was reset",
        blocks: [
          paragraph("We reset the password of your trade account and signed you out on every device."),
          paragraph(
            "We give you the new password in person or by phone. You choose your own when you sign in with it.",
          ),
          paragraph(`If you did not ask for this, call us: ${brand.phone}.`),
          button,
        ],
        why: `You get this e-mail because this address has a trade account at ${host}.`,
      };
    case "trade_password_link":
      return {
        subject: "Choose a new trade password",
        preview: "The link works once, for one hour.",
        title: "Choose a new password",
        blocks: [
          paragraph("Someone asked for a new password for your trade account. Choose it here:"),
          {
            kind: "button",
            label: "Choose a new password",
            url: resetUrl({ personId: mail.person, mark: mail.mark }),
          },
          paragraph(
            "The link works once, for one hour. Changing your password signs you out on every device.",
          ),
          paragraph("If you did not ask for this, ignore this e-mail: your password stays as it is."),
        ],
        why: `You get this e-mail because someone asked for a new password with this address at ${host}.`,
      };
    case "trade_password_changed":
      return {
        subject: "Your trade password was changed",
        preview: "You are signed out on every device.",
        title: "Your password was changed",
        blocks: [
          paragraph(
            "You chose a new password with the link in our e-mail. You are signed out on every device.",
          ),
          paragraph(`If this was not you, call us at once: ${brand.phone}.`),
          button,
        ],
        why: `You get this e-mail because this address has a trade account at ${host}.`,
      };
  }
}
