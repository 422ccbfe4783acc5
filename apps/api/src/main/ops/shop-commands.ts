import { csvText } from "@precise/cart-core/csv-text";
import * as z from "zod/mini";
import { setStock } from "#api/modules/catalogue/set-stock.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { listOutbox, retryMails } from "#api/platform/mail/outbox-list.ts";
import { operatorCommand } from "./operator-command.ts";
import { by, limit, typedLimit, wholeNumber } from "./operator-input.ts";
import { momentText, tableText } from "./table-text.ts";
import { typedWhole } from "./typed-values.ts";

const mailStates = ["waiting", "sent", "dead"] as const;

/** A person of the newsletter, with what they agreed to last. */
interface ExportedSubscription {
  readonly email: string;
  readonly status: string;
  readonly subscribed_at: Date;
  readonly consent_at: Date | null;
  readonly consent_text: string | null;
}

/** What an operator may do with stock, mail and the newsletter, and what all of them did. */
export const shopCommands = [
  operatorCommand({
    name: "stock.set",
    permission: "stock.adjust",
    input: z.strictObject({ sku: z.string(), quantity: wholeNumber(0, 1_000_000), by }),
    terminal: [
      {
        words: "stock set",
        about: "Sets how many are for sale, not counting those reserved by orders",
        typed: {
          sku: { as: "<sku>" },
          quantity: { as: "<pieces>", about: "how many", parse: typedWhole },
        },
      },
    ],
    run: ({ db }, { sku, quantity, by: actor }) =>
      db.transaction(async (tx) => {
        const before = await setStock(tx, sku, quantity);
        if (before === undefined)
          throw new Refused(`There is no product with the item number ${sku}.`, { status: 404 });
        const entry = { before: { stock: before }, after: { stock: quantity } };
        await writeAudit(tx, { actor, act: "stock.set", subject: sku, ...entry });
        return { sku, before, after: quantity };
      }),
    show: ({ sku, before, after }) => `${sku}: ${after} in stock (was ${before}).`,
  }),
  operatorCommand({
    name: "newsletter.export",
    permission: "customer.export",
    input: z.strictObject({ everybody: z.boolean(), by }),
    terminal: [
      {
        words: "newsletter export",
        about: "Exports them as CSV; cells that a spreadsheet would run are made harmless",
        typed: { everybody: { as: "--everybody", about: "with those who unsubscribed" } },
      },
    ],
    run: ({ db }, { everybody, by: actor }) =>
      db.transaction(async (tx) => {
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
      }),
    file: { text: peopleText, counts: (people) => ({ people: people.length }) },
    show: (people, _given, file) => `Wrote ${people.length} subscribers to ${file}.`,
  }),
  operatorCommand({
    name: "outbox.list",
    permission: "mail.read",
    input: z.strictObject({ state: z.optional(z.enum(mailStates)), limit }),
    terminal: [
      {
        words: "outbox list",
        about: "The newest e-mails",
        typed: {
          state: { as: "--state <state>", about: "only e-mails in this state", choices: mailStates },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, { state, limit: most }) =>
      listOutbox(db, { ...(state === undefined ? {} : { state }), limit: most }),
    show: (mails) =>
      tableText(
        ["Id", "Event", "To", "State", "Attempts", "Queued", "Sent", "Fault"],
        mails.map((mail) => [
          mail.id,
          mail.event_key,
          mail.recipient,
          mail.state,
          mail.attempts,
          momentText(mail.created_at),
          momentText(mail.sent_at),
          mail.last_error,
        ]),
      ),
  }),
  operatorCommand({
    name: "outbox.retry",
    permission: "mail.send-again",
    input: z.strictObject({ which: z.union([z.int(), z.literal("dead")]), by }),
    terminal: [
      {
        words: "outbox retry",
        about: "Sends failed e-mails again: one, or all with --dead",
        typed: {
          which: { as: "[id]", about: "the e-mail's number", parse: typedWhole, named: "<id>" },
          dead: { as: "--dead", about: "all failed e-mails" },
        },
        toInput({ which, dead }) {
          if ((which === undefined) !== (dead === true))
            throw new Refused("error: give the number of an e-mail, or --dead");
          return { which: which ?? "dead" };
        },
      },
    ],
    run: ({ db }, { which, by: actor }) =>
      db.transaction(async (tx) => {
        const retried = await retryMails(tx, which);
        if (retried === 0) throw new Refused(await whyNotRetried(tx, which));
        const entry = { subject: String(which), before: null, after: { retried } };
        await writeAudit(tx, { actor, act: "outbox.retry", ...entry });
        return { retried };
      }),
    show: ({ retried }) => `${retried} will be sent again.`,
  }),
];

/** Nothing fits: an operator must see which of the two was mistaken, the number or the hope. */
async function whyNotRetried(sql: Sql, which: number | "dead"): Promise<string> {
  if (which === "dead") return "No failed e-mails: nothing to send again.";
  const [mail] = await sql.query<{ state: string }>("select state from mail_outbox where id = $1", [which]);
  return mail === undefined
    ? `There is no e-mail ${which}.`
    : `E-mail ${which} was sent. Sent e-mails are never sent again.`;
}

function peopleText(people: readonly ExportedSubscription[]): string {
  // Through the socket moments arrive as text.
  const text = (moment: Date | null) => (moment === null ? null : new Date(moment).toISOString());
  return csvText(
    ["email", "status", "subscribed_at", "consent_at", "consent_text"],
    people.map((each) => [
      each.email,
      each.status,
      text(each.subscribed_at),
      text(each.consent_at),
      each.consent_text,
    ]),
  );
}
