import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";

const shopApplication = z.object({
  kind: z.literal("shop_application"),
  application: z.int(),
  company: z.string(),
  trade: z.string(),
  state: z.string(),
});
export type ShopApplicationMail = z.infer<typeof shopApplication>;

/** Mails an application for a trade account to the shop's own address; once for each open application. */
export async function queueShopApplicationMail(
  tx: Sql,
  shopEmail: string,
  application: Omit<ShopApplicationMail, "kind">,
): Promise<boolean> {
  const mail: ShopApplicationMail = { kind: "shop_application", ...application };
  return queueMail(tx, `shop:application:${application.application}`, shopEmail, mail);
}

export const shopApplicationMails: MailKinds = mailKinds([shopApplication], (mail, { brand }) => ({
  content: shopApplicationContent(mail, brand),
}));

/** What the shop's people read of an application for a trade account. Who applied is in the list of applications. */
function shopApplicationContent(mail: ShopApplicationMail, brand: MailBrand): MailContent {
  const { application, company, trade, state } = mail;
  const title = `Trade application ${application}`;
  return {
    subject: title,
    preview: "New application for a trade account.",
    title,
    blocks: [
      {
        kind: "facts",
        facts: [
          ["Company", company],
          ["Trade", trade],
          ["State", state],
        ],
      },
      deskButton(brand, "Open the account or decline", `/trade/applications/${application}`),
    ],
    why: `You get this e-mail because ${brand.name} sends trade applications to this address.`,
  };
}
