import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";

/** A link that stops notices works for years. */
const stopDays = 5 * 365;

const backInStock = z.object({
  kind: z.literal("back_in_stock"),
  /** Public id of the notice, for the link that stops others. */
  notice: z.string(),
  name: z.string(),
  /** Of the product's page. */
  path: z.string(),
});
export type StockMail = z.infer<typeof backInStock>;

/** Queues the one mail of a notice. */
export async function queueStockMail(
  tx: Sql,
  email: string,
  about: Omit<StockMail, "kind">,
): Promise<boolean> {
  const mail: StockMail = { kind: "back_in_stock", ...about };
  return queueMail(tx, `stock-notice:${about.notice}:back`, email, mail);
}

export const stockNoticeMails: MailKinds = mailKinds([backInStock], ({ notice, name, path }, context) => {
  const { brand, links, queuedAt } = context;
  const token = links.sign("stock-notice-stop", notice, daysAhead(stopDays, queuedAt.getTime()));
  return {
    content: {
      subject: `${name} is back in stock`,
      preview: "You asked us to tell you.",
      title: `${name} is back in stock`,
      blocks: [
        {
          kind: "paragraph",
          text: "You asked us to tell you when it can be bought again. It can, while stock lasts.",
        },
        { kind: "button", label: "See it in the shop", url: `${brand.site}${path}` },
        { kind: "paragraph", text: "We do not keep a piece for you, and this is the only e-mail about it." },
      ],
      why: `You get this e-mail because this address asked for it on a product's page at ${new URL(brand.site).host}.`,
      unsubscribeUrl: `${brand.site}/stock-notices/unsubscribe/${token}`,
    },
    // So that a mail program can stop the others by itself, by a POST that no prefetch makes: RFC 8058.
    headers: {
      "List-Unsubscribe": `<${brand.site}/api/stock-notices/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
});
