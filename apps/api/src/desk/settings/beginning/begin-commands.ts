import { formatNaira, kobo, wireValue } from "@precise/cart-core/money";
import type { beginShop, ShopBeginning } from "@precise/contract/desk/settings/shop-settings";
import type { DataOf } from "@precise/contract/wire/route";
import * as z from "zod/mini";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { endStaff } from "#api/desk/staff/staff-commands.ts";
import { findRealOrders, lockOrders, type RealOrder } from "#api/modules/orders/real-orders.ts";
import { readBegun } from "#api/modules/settings/shop-begun.ts";
import { sampleStaffEmails } from "#api/modules/staff/sample-staff.ts";
import { readStaff } from "#api/modules/staff/staff-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { databaseOf } from "#api/platform/database/inside-transaction.ts";
import type { Transaction } from "#api/platform/database/port.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { previewBeginning, takeSamplesOut } from "./begin-shop.ts";

export type Begun = DataOf<typeof beginShop>["begun"];

/** What would go, and what stands against it. @throws Refused where no api runs, which alone knows the shop's name */
export async function readBeginning(tools: OperatorTools): Promise<ShopBeginning> {
  const { counts, realOrders } = await previewBeginning(tools.db);
  const begun = await readBegun(tools.db);
  return {
    begun_at: wireTimeOrNull(begun),
    shop_name: nameOf(tools),
    goes: counts,
    real_orders: realOrders.map(({ number, placed_at, payable_kobo, is_paid }) => ({
      number,
      placed_at: wireTime(placed_at),
      payable: { value: wireValue(kobo(payable_kobo)) },
      is_paid,
    })),
  };
}

/**
 * Makes the sample shop an empty one: all or nothing. It refuses while there is an order that nobody marked as a sample.
 * @source decision 098
 */
export const beginCommand = operatorCommand({
  name: "shop.begin",
  permission: "settings.owner",
  input: z.strictObject({
    shop_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    unpaid_were_trials: z.optional(z.boolean()),
    by,
  }),
  terminal: [
    {
      words: "shop begin",
      about: "Takes the samples out: goods, orders and people; categories, settings and staff stay",
      typed: {
        shop_name: { as: "<name>", about: "the shop's name as it is now, to confirm" },
        unpaid_were_trials: {
          as: "--unpaid-were-trials",
          about: "orders that no money came for were trials, and go",
        },
      },
    },
  ],
  ask: () =>
    "This removes the sample's goods, all orders and the sample's people for good. Save a backup first.",
  async run(tools, { shop_name, unpaid_were_trials = false, by: actor }) {
    const name = nameOf(tools);
    if (shop_name.toLowerCase() !== name.toLowerCase())
      throw new Refused(`That is not the shop's name, which is ${name}.`, {
        status: 422,
        field: "shop_name",
      });
    const begun = await tools.db.transaction(async (tx): Promise<Begun> => {
      await lockOrders(tx);
      const real = await findRealOrders(tx);
      const [first] = real.filter(({ is_paid }) => is_paid || !unpaid_were_trials);
      if (first)
        throw new Refused(realOrderWords(real), { field: first.is_paid ? "orders" : "unpaid_were_trials" });
      const gone = await takeSamplesOut(tx, actor);
      const sample_staff_left = await closeSampleStaff(tools, tx, actor);
      await writeAudit(tx, {
        actor,
        act: "shop.begin",
        subject: name,
        before: null,
        after: { ...gone, trials: real.map(({ number }) => number) },
      });
      return { gone, sample_staff_left };
    });
    await tools.answers?.refresh();
    return begun;
  },
  show: ({ gone: { articles, orders, people, companies }, sample_staff_left }) =>
    [
      `The shop is empty: ${articles} articles, ${orders} orders, ${people} people and ${companies} companies of the sample are gone.`,
      ...sample_staff_left.map(
        (email) =>
          `${email} stays, and everybody knows its password: make an owner of your own and close it.`,
      ),
    ].join("\n"),
});

/** Closes the accounts whose passwords everybody knows, but for the last owner's and the one in use. @returns those left */
async function closeSampleStaff(tools: OperatorTools, tx: Transaction, actor: Actor): Promise<string[]> {
  const inside = { ...tools, db: databaseOf(tx, tools.db) };
  const emails = new Set(await sampleStaffEmails());
  const samples = (await readStaff(tx)).filter(({ email, state }) => emails.has(email) && state !== "ended");
  const left: string[] = [];
  for (const { id, email } of samples) {
    const isOwn = actor.kind === "staff" && actor.id === id;
    try {
      if (isOwn) throw new Refused("This account is in use.");
      await endStaff.run(inside, { person: id, by: actor }, () => undefined);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      left.push(email);
    }
  }
  return left;
}

function realOrderWords(orders: readonly RealOrder[]): string {
  const named = orders
    .slice(0, 5)
    .map(
      ({ number, payable_kobo, is_paid }) =>
        `${number} (${formatNaira(kobo(payable_kobo))}${is_paid ? ", paid" : ""})`,
    )
    .join(", ");
  const more = orders.length > 5 ? ` and ${orders.length - 5} more` : "";
  return `There are orders that nobody marked as samples: ${named}${more}. Nothing was removed: a shop that has sold is not emptied. Say that the unpaid ones were trials, or mark a paid trial with “pnpm ops orders mark-sample”.`;
}

function nameOf({ content }: OperatorTools): string {
  if (content === undefined)
    throw new Refused("Only the running api has read the content file. Start it first.");
  return content.company.name;
}
