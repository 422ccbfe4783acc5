import { csvText } from "@precise/cart-core/csv-text";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { setStock } from "#api/modules/catalogue/set-stock.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** A person of the newsletter, with what they agreed to last. */
interface ExportedSubscription {
  readonly email: string;
  readonly status: string;
  readonly subscribed_at: Date;
  readonly consent_at: Date | null;
  readonly consent_text: string | null;
}

export const exportNewsletterCommand = operatorCommand({
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
});

/** What an operator may do with stock and the newsletter. */
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
          quantity: { as: "<pieces>", about: "how many" },
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
  exportNewsletterCommand,
];

function peopleText(people: readonly ExportedSubscription[]): string {
  return csvText(
    ["email", "status", "subscribed_at", "consent_at", "consent_text"],
    people.map((each) => [
      each.email,
      each.status,
      wireTimeOrNull(each.subscribed_at),
      wireTimeOrNull(each.consent_at),
      each.consent_text,
    ]),
  );
}
