import * as z from "zod/mini";
import {
  type MailedVoucher,
  mailedVoucher,
  voucherBlocks,
  voucherWorth,
} from "#api/modules/coupons/voucher-mail.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailContext, type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailContent } from "#api/platform/mail/render/blocks.ts";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";

/** A link to unsubscribe works for years. */
const unsubscribeDays = 5 * 365;

const welcomeMail = z.object({
  kind: z.literal("newsletter_welcome"),
  email: z.string(),
  /** Public id of the subscription, for the unsubscribe link. */
  subscription: z.string(),
  voucher: z.optional(mailedVoucher),
});
export type WelcomeMail = z.infer<typeof welcomeMail>;

/** Queues the welcome of a subscription, once for its lifetime: a person who comes back is not welcomed again. */
export async function queueWelcomeMail(
  tx: Sql,
  email: string,
  subscription: string,
  voucher?: MailedVoucher,
): Promise<boolean> {
  const mail: WelcomeMail = {
    kind: "newsletter_welcome",
    email,
    subscription,
    ...(voucher ? { voucher } : {}),
  };
  return queueMail(tx, `newsletter:${subscription}:welcome`, email, mail);
}

export const newsletterMails: MailKinds = mailKinds([welcomeMail], ({ subscription, voucher }, context) => {
  const { brand, links, queuedAt } = context;
  const expiresAt = daysAhead(unsubscribeDays, queuedAt.getTime());
  const token = links.sign("newsletter-unsubscribe", subscription, expiresAt);
  return {
    content: welcome(voucher, `${brand.site}/newsletter/unsubscribe/${token}`, context),
    // So that a mail program can offer to unsubscribe by itself, by a POST that no prefetch makes: RFC 8058.
    headers: {
      "List-Unsubscribe": `<${brand.site}/api/newsletter/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
});

function welcome(
  voucher: MailedVoucher | undefined,
  unsubscribeUrl: string,
  { brand }: MailContext,
): MailContent {
  return {
    subject: voucher
      ? `Welcome: ${voucherWorth(voucher).toLowerCase()}${voucher.benefit.kind === "free_delivery" ? " on" : ""} your first order`
      : `Welcome to the newsletter of ${brand.name}`,
    preview: voucher ? `Your code is ${voucher.code}.` : "New lights, rooms and offers, now and then.",
    title: `Welcome to ${brand.name}`,
    blocks: [
      {
        kind: "paragraph",
        text: "You are on our list. We write now and then about new lights, rooms worth copying and offers.",
      },
      ...(voucher ? voucherBlocks(voucher, brand.site) : []),
    ],
    why: `You get this e-mail because this address was entered for the newsletter at ${new URL(brand.site).host}.`,
    unsubscribeUrl,
  };
}
