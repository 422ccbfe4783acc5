import * as z from "zod/mini";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { deleteSessionsOf, listLiveSessions } from "#api/modules/sessions/session-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

const email = z.string().check(z.trim(), z.email({ error: "must be an e-mail address" }), z.maxLength(254));
const typedEmail: Typed = { as: "--email <email>", about: "the customer's", isRequired: true };

interface Shopper {
  readonly id: string;
  readonly email: string;
  readonly is_email_verified: boolean;
}

/** Where a shopper is signed in, for the operator. */
export interface ListedSession {
  readonly customer: string;
  readonly email_verified: boolean;
  readonly device: string;
  readonly created_at: Date;
  readonly used_at: Date;
}

const listSessionsCommand = operatorCommand({
  name: "sessions.list",
  permission: "customer.read",
  input: z.strictObject({ email }),
  terminal: [
    {
      words: "sessions list",
      about: "The devices where a customer is signed in, last used first",
      typed: { email: typedEmail },
    },
  ],
  async run({ db }, input): Promise<ListedSession[]> {
    const shoppers = await shoppersWith(db, input.email);
    const lists = await Promise.all(
      shoppers.map(async ({ id, is_email_verified }) =>
        (await listLiveSessions(db, id)).map(({ device, created_at, used_at }) => ({
          customer: id,
          email_verified: is_email_verified,
          device,
          created_at,
          used_at,
        })),
      ),
    );
    return lists.flat();
  },
  show: (rows) =>
    tableOf(rows, {
      Device: "device",
      "Signed in": "created_at",
      "Last used": "used_at",
      "E-mail confirmed": (row) => (row.email_verified ? "yes" : "no"),
      Customer: "customer",
    }),
});

export const endSessionsCommand = operatorCommand({
  name: "sessions.end",
  permission: "customer.end-sessions",
  /** By the e-mail all who say it is theirs; by the id one account. */
  input: z.strictObject({ email: z.optional(email), customer: z.optional(z.uuid()), by }),
  terminal: [
    {
      words: "sessions end",
      about: "Signs a customer out everywhere, for example after a stolen phone",
      typed: { email: typedEmail },
    },
  ],
  ask: (input) => `This signs ${input.email ?? input.customer} out on every device.`,
  run: ({ db }, { email, customer, by: actor }) =>
    db.transaction(async (tx) => {
      let ended = 0;
      for (const id of customer === undefined
        ? (await shoppersWith(tx, email ?? "")).map((shopper) => shopper.id)
        : [customer]) {
        const count = await deleteSessionsOf(tx, id);
        ended += count;
        // The customer's id and not the e-mail: the audit outlives the account.
        await writeAudit(tx, {
          actor,
          act: "sessions.end",
          subject: id,
          before: { sessions: count },
          after: { sessions: 0 },
        });
      }
      return { whose: email ?? customer, ended };
    }),
  show: ({ whose, ended }) => `${whose} is signed out everywhere; sessions ended: ${ended}.`,
});

/** What an operator may do with the sessions of shoppers. Those of trade clients end with `trade disable`. */
export const sessionCommands = [listSessionsCommand, endSessionsCommand];

/** Several where no one has verified the e-mail. @throws Error for the operator where there is none */
async function shoppersWith(sql: Sql, email: string): Promise<readonly Shopper[]> {
  const rows = await sql.query<Shopper>(
    "select id, email, is_email_verified from customer where email_key = $1 order by created_at, id",
    [email.toLowerCase()],
  );
  if (rows.length === 0) throw new Refused(`No customer has the e-mail ${email}.`);
  return rows;
}
