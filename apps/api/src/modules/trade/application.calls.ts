import { normalisePhone } from "@precise/contract/nigeria/phone";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import type { clientApplicationCalls } from "@precise/contract/trade/application";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { emailKeyOf } from "./person-rows.ts";
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

/** Who asks for a trade account, and for which company. */
interface Application {
  readonly company: string;
  readonly rcNumber: string;
  /** Tax identification number, or empty. */
  readonly tin: string;
  readonly trade: string;
  readonly state: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** +234XXXXXXXXXX */
  readonly phone: string;
  readonly message: string;
}

/**
 * Keeps an application. A second application while one is open changes that one: an operator sees one of each e-mail.
 * @returns its number
 */
async function putApplication(tx: Sql, application: Application): Promise<number> {
  const { company, rcNumber, tin, trade, state, email, firstname, lastname, phone, message } = application;
  const [row] = await tx.query<{ id: number }>(
    `insert into client_application
       (email_key, company, rc_number, trade, state, email, firstname, lastname, phone, message, tin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (email_key) where status = 'open' do update set
       company = excluded.company, rc_number = excluded.rc_number, trade = excluded.trade, state = excluded.state,
       email = excluded.email, firstname = excluded.firstname, lastname = excluded.lastname, phone = excluded.phone,
       message = excluded.message, tin = excluded.tin
     returning id`,
    [emailKeyOf(email), company, rcNumber, trade, state, email, firstname, lastname, phone, message, tin],
  );
  if (row === undefined) throw new Error("an application was kept and is not there");
  return row.id;
}
