import { dictionary } from "@precise/cart-core/dictionary";
import { fromWireValue, nairaText } from "@precise/cart-core/money";
import { listDeskDiscounts } from "@precise/contract/desk/coupons/discounts";
import { calendarMomentWithOffset } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by, limit, nairaBetween, typedLimit, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { typedDay, typedLastDay, typedNaira, typedWhole } from "#api/desk/kit/typed-values.ts";
import {
  type DiscountState,
  type ListedDiscount,
  listDiscounts,
  readListedDiscount,
} from "#api/modules/discounts/discount-list.ts";
import {
  type DiscountTerms,
  insertDiscount,
  switchDiscount,
  updateDiscount,
} from "#api/modules/discounts/save-discount.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { refuseEmptyPeriod } from "./refuse-empty-period.ts";
import { refuseFarDiscount } from "./refuse-far-discount.ts";

const naira = nairaBetween(0.01, 1_000_000_000);
const id = wholeNumber(1, 2_147_483_647);
const terms = {
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  benefit: z.union([
    z.strictObject({ kind: z.literal("amount"), naira }),
    z.strictObject({ kind: z.literal("percent"), percent: wholeNumber(1, 100) }),
  ]),
  category: z.optional(id),
  minimum: z.optional(naira),
  startsAt: z.optional(calendarMomentWithOffset),
  endsAt: z.optional(calendarMomentWithOffset),
  oncePerPerson: z.boolean(),
};
type GivenTerms = z.output<z.ZodMiniObject<typeof terms>>;

const typedTerms: Readonly<Record<string, Typed>> = dictionary({
  label: { as: "--label <text>", about: "what the customer sees beside the amount", isRequired: true },
  "benefit.naira": { as: "--amount <naira>", about: "amount off", parse: typedNaira },
  "benefit.percent": { as: "--percent <percent>", about: "whole percent off", parse: typedWhole },
  category: {
    as: "--category <id>",
    about: "only goods of this category and of those below it",
    parse: typedWhole,
  },
  minimum: { as: "--minimum <naira>", about: "lowest total of all goods", parse: typedNaira },
  startsAt: { as: "--from <day>", about: "from the beginning of that day", parse: typedDay },
  endsAt: { as: "--last-day <day>", about: "to the end of that day", parse: typedLastDay },
  oncePerPerson: { as: "--once-per-person", about: "on one order of each person" },
});

/** Discounts without a code. */
export const listDiscountsCommand = operatorCommand({
  name: "discounts.list",
  ...ofRead(listDeskDiscounts, { runningOnly: z.boolean(), limit }),
  terminal: [
    {
      words: "discounts list",
      about: "The newest discounts without a code",
      typed: {
        runningOnly: { as: "--running", about: "only those that count now" },
        limit: typedLimit(50),
      },
    },
  ],
  async run({ db }, wanted) {
    const states: DiscountState[] = wanted.runningOnly ? ["running"] : [];
    return (await listDiscounts(db, { states, limit: wanted.limit })).discounts;
  },
  show: (discounts) =>
    tableOf(discounts, {
      Id: (each) => String(each.id),
      Label: "label",
      Worth: (each) => worth(each),
      Goods: (each) => (each.minimum === null ? "" : `from ${nairaText(each.minimum)}`),
      Of: (each) =>
        each.category_id === null ? "" : (each.category_name ?? `category ${each.category_id}, gone`),
      Begins: "starts_at",
      Ends: "ends_at",
      Orders: (each) => `${each.uses}${each.once_per_person ? ", once per person" : ""}`,
      State: "state",
    }),
});

/** Makes a discount without a code. */
export const createDiscountCommand = operatorCommand({
  name: "discounts.create",
  permission: "coupon",
  input: z.strictObject({ ...terms, isEnabled: z._default(z.boolean(), true), by }),
  terminal: [
    {
      words: "discounts create",
      about: "Makes a discount that needs no code, of --amount or --percent",
      typed: { ...typedTerms, isOff: { as: "--off", about: "makes it, and leaves it switched off" } },
      toInput: ({ isOff, ...typed }) => ({ ...inputOf(typed), isEnabled: isOff !== true }),
    },
  ],
  run: ({ db }, { by: actor, isEnabled, ...input }) =>
    db.transaction(async (tx) => {
      const created = await insertDiscount(tx, await checked(tx, input), isEnabled, actorName(actor));
      const after = await readDiscount(tx, created);
      await refuseFarDiscount(tx, actor, after);
      const entry = { subject: `discount ${created}`, before: null, after: { ...after } };
      await writeAudit(tx, { actor, act: "discounts.create", ...entry });
      return after;
    }),
  show: (created) => `Made discount ${created.id}: ${worth(created)}, ${created.state}.`,
});

/** Writes other terms over a discount's, or switches it on again. */
export const changeDiscountCommand = operatorCommand({
  name: "discounts.change",
  permission: "coupon",
  input: z.strictObject({
    id,
    /** Other terms, all of them; the same where they are left out. */
    terms: z.optional(z.strictObject(terms)),
    isEnabled: z.optional(z.boolean()),
    /** What the caller has seen; it is refused where the discount has changed since. */
    revision: z.optional(wholeNumber(1, 2_147_483_647)),
    by,
  }),
  terminal: [
    {
      words: "discounts change",
      about: "Gives a discount other terms, all of them: --amount or --percent",
      typed: { id: { as: "<id>", parse: typedWhole }, ...typedTerms },
      toInput: ({ id: wanted, ...typed }) => ({ id: wanted, terms: inputOf(typed) }),
    },
    {
      words: "discounts enable",
      about: "Switches a discount on again",
      typed: { id: { as: "<id>", parse: typedWhole } },
      fixed: { isEnabled: true },
    },
  ],
  run: ({ db }, { by: actor, id: wanted, terms, isEnabled, revision }) =>
    db.transaction(async (tx) => {
      const before = await lockDiscount(tx, wanted);
      if (revision !== undefined && revision !== before.revision)
        throw new Refused("Someone has changed this discount since you opened it. Load it again.");
      const isOn = isEnabled ?? before.is_enabled;
      if (terms) await updateDiscount(tx, wanted, await checked(tx, terms, before), isOn);
      else await switchDiscount(tx, wanted, isOn);
      const after = await readDiscount(tx, wanted);
      await refuseFarDiscount(tx, actor, after);
      const entry = { subject: `discount ${wanted}`, before: { ...before }, after: { ...after } };
      await writeAudit(tx, { actor, act: "discounts.change", ...entry });
      return after;
    }),
  show: (changed) => `Discount ${changed.id}: ${worth(changed)}, ${changed.state}.`,
});

/** Switches a discount off at once. */
export const disableDiscountCommand = operatorCommand({
  name: "discounts.disable",
  permission: "coupon",
  input: z.strictObject({ id, by }),
  terminal: [
    {
      words: "discounts disable",
      about: "Switches a discount off at once",
      typed: { id: { as: "<id>", parse: typedWhole } },
    },
  ],
  run: ({ db }, { by: actor, id: wanted }) =>
    db.transaction(async (tx) => {
      const before = await lockDiscount(tx, wanted);
      await switchDiscount(tx, wanted, false);
      const after = await readDiscount(tx, wanted);
      const entry = { before: { state: before.state }, after: { state: after.state } };
      await writeAudit(tx, { actor, act: "discounts.disable", subject: `discount ${wanted}`, ...entry });
      return after;
    }),
  show: ({ id: ended }) => `Discount ${ended} is off.`,
});

export const discountCommands = [
  listDiscountsCommand,
  createDiscountCommand,
  changeDiscountCommand,
  disableDiscountCommand,
];

function inputOf({ "benefit.naira": off, "benefit.percent": percent, ...rest }: TypedValues): object {
  const kinds = [
    ...(off === undefined ? [] : [{ kind: "amount", naira: off }]),
    ...(percent === undefined ? [] : [{ kind: "percent", percent }]),
  ];
  const [benefit] = kinds;
  if (kinds.length !== 1) throw new Refused("Give one of --amount and --percent.");
  return { ...rest, benefit };
}

/** @param before the discount whose terms they are to be; one that runs keeps the day on which it began */
async function checked(tx: Sql, input: GivenTerms, before?: ListedDiscount): Promise<DiscountTerms> {
  const { label, benefit, category, minimum, startsAt, endsAt, oncePerPerson } = input;
  refuseEmptyPeriod(startsAt ?? (before && wireTime(before.starts_at)), endsAt);
  if (category !== undefined && category !== before?.category_id) {
    const [found] = await tx.query("select 1 from category where id = $1", [category]);
    if (!found) throw new Refused(`There is no category ${category}.`, { status: 422, field: "category" });
  }
  return {
    label,
    benefit: benefit.kind === "amount" ? { kind: "amount", amount: fromWireValue(benefit.naira) } : benefit,
    categoryId: category,
    minimum: minimum === undefined ? undefined : fromWireValue(minimum),
    startsAt: startsAt === undefined ? undefined : new Date(startsAt),
    endsAt: endsAt === undefined ? undefined : new Date(endsAt),
    oncePerPerson,
  };
}

async function lockDiscount(tx: Sql, wanted: number): Promise<ListedDiscount> {
  await tx.query("select 1 from discount_rule where id = $1 for no key update", [wanted]);
  return readDiscount(tx, wanted);
}

/** @throws Refused where there is none */
async function readDiscount(tx: Sql, wanted: number): Promise<ListedDiscount> {
  const found = await readListedDiscount(tx, wanted);
  if (!found) throw new Refused(`There is no discount ${wanted}.`, { status: 404 });
  return found;
}

function worth({ kind, percent, amount }: ListedDiscount): string {
  return kind === "percent" ? `${percent} %` : nairaText(amount ?? 0);
}
