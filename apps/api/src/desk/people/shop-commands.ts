import { csvText } from "@precise/cart-core/csv-text";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { setStock } from "#api/modules/catalogue/set-stock.ts";
import {
  countSubscriptions,
  readSubscriptions,
  type Subscription,
} from "#api/modules/newsletter/subscriptions.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";

const subscriptionsAtOnce = 1_000;

interface SubscriptionPage {
  readonly isFirst: boolean;
  readonly rows: readonly Subscription[];
  /** On all pages; counted with the first. */
  readonly people: number;
}

export const exportNewsletterCommand = operatorCommand({
  name: "newsletter.export",
  permission: "customer.export",
  // `after`: the key that the page before ended with.
  input: z.strictObject({
    everybody: z.boolean(),
    after: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
    by,
  }),
  terminal: [
    {
      words: "newsletter export",
      about: "Exports them as CSV; cells that a spreadsheet would run are made harmless",
      typed: { everybody: { as: "--everybody", about: "with those who unsubscribed" } },
    },
  ],
  run: ({ db }, { everybody, after, by: actor }) =>
    db.transaction(async (tx): Promise<SubscriptionPage> => {
      const rows = await readSubscriptions(tx, { everybody, after, most: subscriptionsAtOnce });
      const page = { isFirst: after === 0, rows, people: 0 };
      if (!page.isFirst) return page;
      const people = await countSubscriptions(tx, everybody);
      // Addresses leave the shop: that is noted like a change.
      const noted = { actor, act: "newsletter.export", subject: "newsletter", before: null };
      await writeAudit(tx, { ...noted, after: { people } });
      return { ...page, people };
    }),
  file: {
    text: subscriptionsText,
    next: ({ rows }) => (rows.length < subscriptionsAtOnce ? undefined : { after: rows.at(-1)?.id }),
    counts: ({ people }) => ({ people }),
  },
  show: ({ people }, _given, file) => `Wrote ${people} subscribers to ${file}.`,
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

function subscriptionsText({ isFirst, rows }: SubscriptionPage): string {
  const columns = ["email", "status", "subscribed_at", "consent_at", "consent_text"];
  const text = csvText(
    columns,
    rows.map((each) => [
      each.email,
      each.status,
      wireTimeOrNull(each.subscribed_at),
      wireTimeOrNull(each.consent_at),
      each.consent_text,
    ]),
  );
  return isFirst ? text : text.slice(csvText(columns, []).length);
}
