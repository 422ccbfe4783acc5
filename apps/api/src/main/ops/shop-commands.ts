import * as z from "zod/mini";
import { setStock } from "#api/modules/catalogue/set-stock.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { readAudit, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { listOutbox, retryMails } from "#api/platform/mail/outbox-list.ts";
import { by, limit, wholeNumber } from "./operator-input.ts";

const stockRequest = z.strictObject({
  sku: z.string(),
  quantity: wholeNumber(0, 1_000_000),
  by,
});
const outboxRequest = z.strictObject({
  state: z.optional(z.enum(["waiting", "sent", "dead"])),
  limit,
});
const retryRequest = z.strictObject({ which: z.union([z.int(), z.literal("dead")]), by });
const exportRequest = z.strictObject({ everybody: z.boolean(), by });
const auditRequest = z.strictObject({ subject: z.optional(z.string()), limit });

/** A person of the newsletter, with what they agreed to last. */
export interface ExportedSubscription {
  readonly email: string;
  readonly status: string;
  readonly subscribed_at: Date;
  readonly consent_at: Date | null;
  readonly consent_text: string | null;
}

/** What an operator may do with stock, mail and the newsletter, and what all of them did. */
export function shopCommands(db: Database): AdminCommands {
  return {
    "stock.set": async (input) => {
      const { sku, quantity, by: actor } = stockRequest.parse(input);
      return db.transaction(async (tx) => {
        const before = await setStock(tx, sku, quantity);
        if (before === undefined) throw new Error(`There is no product with the item number ${sku}.`);
        const entry = { before: { stock: before }, after: { stock: quantity } };
        await writeAudit(tx, { actor, act: "stock.set", subject: sku, ...entry });
        return { sku, before, after: quantity };
      });
    },
    "outbox.list": async (input) => {
      const { state, limit: most } = outboxRequest.parse(input);
      return listOutbox(db, { ...(state === undefined ? {} : { state }), limit: most });
    },
    "outbox.retry": async (input) => {
      const { which, by: actor } = retryRequest.parse(input);
      return db.transaction(async (tx) => {
        const retried = await retryMails(tx, which);
        if (retried === 0) throw new Error(await whyNotRetried(tx, which));
        await writeAudit(tx, {
          actor,
          act: "outbox.retry",
          subject: String(which),
          before: null,
          after: { retried },
        });
        return { retried };
      });
    },
    "newsletter.export": async (input) => {
      const { everybody, by: actor } = exportRequest.parse(input);
      return db.transaction(async (tx) => {
        const people = await tx.query<ExportedSubscription>(
          `select email, status, created_at as subscribed_at, consent.at as consent_at, consent.consent_text
           from newsletter_subscription subscription
           left join lateral (select at, consent_text from newsletter_consent
             where subscription_id = subscription.id and act = 'subscribed' order by position desc limit 1) consent on true
           where $1 or status = 'subscribed' order by subscription.id`,
          [everybody],
        );
        // Addresses leave the shop: that is noted like a change.
        const after = { people: people.length };
        await writeAudit(tx, { actor, act: "newsletter.export", subject: "newsletter", before: null, after });
        return people;
      });
    },
    "audit.list": (input) => readAudit(db, auditRequest.parse(input)),
  };
}

/** Nothing fits: an operator must see which of the two was mistaken, the number or the hope. */
async function whyNotRetried(sql: Sql, which: number | "dead"): Promise<string> {
  if (which === "dead") return "No failed e-mails: nothing to send again.";
  const [mail] = await sql.query<{ state: string }>("select state from mail_outbox where id = $1", [which]);
  return mail === undefined
    ? `There is no e-mail ${which}.`
    : `E-mail ${which} was sent. Sent e-mails are never sent again.`;
}
