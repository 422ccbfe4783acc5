import * as z from "zod/mini";
import { deleteSessionsOf, listLiveSessions } from "#api/modules/sessions/session-rows.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { by } from "./operator-input.ts";

const email = z.string().check(z.trim(), z.email({ error: "must be an e-mail address" }), z.maxLength(254));
const listRequest = z.strictObject({ email });
const endRequest = z.strictObject({ email, by });

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

/** What an operator may do with the sessions of shoppers. Those of trade clients end with `trade disable`. */
export function sessionCommands(db: Database): AdminCommands {
  return {
    "sessions.list": async (input): Promise<ListedSession[]> => {
      const shoppers = await shoppersWith(db, listRequest.parse(input).email);
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
    "sessions.end": async (input) => {
      const { email: given, by: actor } = endRequest.parse(input);
      return db.transaction(async (tx) => {
        let ended = 0;
        for (const { id } of await shoppersWith(tx, given)) {
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
        return { email: given, ended };
      });
    },
  };
}

/** Several where no one has verified the e-mail. @throws Error for the operator where there is none */
async function shoppersWith(sql: Sql, given: string): Promise<readonly Shopper[]> {
  const rows = await sql.query<Shopper>(
    "select id, email, is_email_verified from customer where email_key = $1 order by created_at, id",
    [given.toLowerCase()],
  );
  if (rows.length === 0) throw new Error(`No customer has the e-mail ${given}.`);
  return rows;
}
