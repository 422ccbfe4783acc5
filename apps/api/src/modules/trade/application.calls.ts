import { normalisePhone } from "@precise/contract/nigeria/phone";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import type { clientApplicationCalls } from "@precise/contract/trade/application";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { putApplication } from "./application-rows.ts";
import { queueShopApplicationMail } from "./shop-application-mail.ts";
import { queueTradeMail } from "./trade-mails.ts";

/**
 * The call that asks for a trade account. A second application while one is open changes that one: an
 * operator sees one application of an e-mail, and its owner gets one mail.
 */
export function applicationHandlers(
  db: Database,
  content: ShopContent,
): Answers<typeof clientApplicationCalls> {
  return {
    applyForClientAccount: {
      limit: "clientApplications",
      async handle({ body }) {
        const { company, rc_number = "", tin = "", trade, state, contact, message = "" } = body;
        const { email, firstname, lastname } = contact;
        const phone = normalisePhone(contact.phone);
        await db.transaction(async (tx) => {
          const id = await putApplication(tx, {
            company,
            rcNumber: rcNumberText(rc_number),
            tin,
            trade,
            state,
            email,
            firstname,
            lastname,
            message,
            phone: phone.ok ? phone.value : "",
          });
          await queueTradeMail(tx, `application:${id}`, { kind: "trade_application", email, firstname });
          await queueShopApplicationMail(tx, content.company.email, {
            application: id,
            company,
            trade,
            state,
          });
        });
        return answer({ received: true as const });
      },
    },
  };
}
