import { priceRoundings } from "@precise/cart-core/price-change";
import { largestOwnChange } from "@precise/cart-core/price-limit";
import { readTypedNumber } from "@precise/cart-core/written-number";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { typedMoment, typedNaira } from "#api/desk/kit/typed-values.ts";
import { lockCatalogue } from "#api/modules/catalogue/change/catalogue-writes.ts";
import { applyChange, changeSubject } from "#api/modules/prices/apply-change.ts";
import { saleCategoryId } from "#api/modules/prices/move-prices.ts";
import { type PricePlan, planPrices } from "#api/modules/prices/plan-prices.ts";
import {
  findByKey,
  insertChange,
  lockChange,
  type NewChange,
} from "#api/modules/prices/price-change-rows.ts";
import type { PriceWish } from "#api/modules/prices/price-wish.ts";
import { readVatRate } from "#api/modules/settings/setting-rows.ts";
import type { StaffRights } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { changeInput, changeWish, momentWithin, type ReadWish, saleInput, saleWish } from "./price-input.ts";
import { type PriceOutcome, planText } from "./price-text.ts";

/** More are applied by the engine of later work, within a second: a caller is not kept waiting. */
export const mostAtOnce = 1_000;

interface Asked {
  readonly seen?: string | undefined;
  readonly beyondLimit?: number | undefined;
  readonly key?: string | undefined;
  readonly dryRun: boolean;
  readonly by: Actor;
}

type Times = Pick<NewChange, "kind" | "name" | "endsAt" | "inSaleCategory"> & { readonly at: Date | null };

/** Someone below the owner asks them where a price would move further than they change alone. */
function limitApproval(
  { beyondLimit = 0 }: { readonly beyondLimit?: number | undefined },
  { roles }: StaffRights,
): string | undefined {
  if (roles.includes("owner") || beyondLimit === 0) return undefined;
  const products =
    beyondLimit === 1 ? "1 product moves" : `${beyondLimit.toLocaleString("en")} products move`;
  return `${products} by more than ${largestOwnChange} % of the price a day before: the owner has to agree.`;
}

function mayApproveLimit(_given: unknown, { roles }: StaffRights): boolean {
  return roles.includes("owner");
}

function productsText(skus: readonly string[]): string {
  const [first = "", ...others] = skus;
  return others.length === 0 ? first : `${first} and ${others.length.toLocaleString("en")} more`;
}

/** Changes prices of many products, now or at a time. */
export const changePricesCommand = operatorCommand({
  name: "prices.change",
  permission: "price.edit",
  input: changeInput,
  terminal: [
    {
      words: "prices change",
      about: "Changes prices of many products at once, now or at a time",
      typed: {
        skus: { as: "<items>", about: "item numbers: LMP-1,LMP-2", parse: typedList },
        field: { as: "--field <field>", about: "which price", default: "price" },
        percent: { as: "--percent <percent>", about: "8 raises, -5 lowers", parse: typedSigned },
        add: {
          as: "--add <naira>",
          about: "a sum to add; with a minus it is subtracted",
          parse: typedSigned,
        },
        set: { as: "--set <naira>", about: "the new price, or none", parse: typedPriceOrNone },
        roundTo: { as: "--round-to <naira>", about: "1, 50, 100, 500 or 1000", parse: typedRounding },
        also: {
          as: "--also <prices>",
          about: "special_price, trade_price or both with a comma: moved by the same rule",
          parse: typedList,
        },
        effectiveAt: {
          as: "--at <time>",
          about: "in Lagos time, like 2026-12-01T08:00; now if left out",
          parse: typedMoment,
        },
        dryRun: { as: "--dry-run", about: "say what it would do, change nothing" },
      },
    },
  ],
  approval: limitApproval,
  mayApprove: mayApproveLimit,
  subjectOf: (input) => `Prices of ${productsText(input.skus ?? input.edits?.map(({ sku }) => sku) ?? [])}`,
  run(tools, input) {
    const now = new Date();
    const at = input.effectiveAt === undefined ? null : momentWithin(input.effectiveAt, now, "effective_at");
    return make(tools, changeWish(input), input, { kind: "change", at, inSaleCategory: false });
  },
  show: planText,
});

/** Reduces products for a time. */
export const priceSaleCommand = operatorCommand({
  name: "prices.sale",
  permission: "price.edit",
  input: saleInput,
  terminal: [
    {
      words: "prices sale",
      about: "Reduces products from a time until another",
      typed: {
        name: { as: "<name>", about: "of the sale" },
        skus: { as: "<items>", about: "item numbers: LMP-1,LMP-2", parse: typedList },
        percent: { as: "--percent <percent>", about: "subtracted from the price", parse: typedSigned },
        set: { as: "--set <naira>", about: "one price for all", parse: typedSigned, conflicts: "percent" },
        roundTo: { as: "--round-to <naira>", about: "1, 50, 100, 500 or 1000", parse: typedRounding },
        startsAt: { as: "--from <time>", about: "in Lagos time; now if left out", parse: typedMoment },
        endsAt: { as: "--until <time>", about: "in Lagos time", parse: typedMoment },
        inSaleCategory: { as: "--in-sale", about: "also show them in the category Sale meanwhile" },
        dryRun: { as: "--dry-run", about: "say what it would do, change nothing" },
      },
    },
  ],
  approval: limitApproval,
  mayApprove: mayApproveLimit,
  subjectOf: ({ name, skus }) => `Sale ${name}: ${productsText(skus)}`,
  run(tools, input) {
    const read = saleWish(input, new Date());
    const { name, inSaleCategory, startsAt } = input;
    const at = startsAt === undefined ? null : read.priceChange.from;
    return make(tools, read, input, {
      kind: "sale",
      name,
      at,
      endsAt: read.priceChange.until,
      inSaleCategory,
    });
  },
  show: planText,
});

/** Plans under the catalogue's lock, keeps the plan, and applies it where its time is now: all in one transaction. */
async function make(
  { db, answers }: OperatorTools,
  { priceChange, summary }: ReadWish,
  input: Asked,
  times: Times,
): Promise<PriceOutcome> {
  if (input.dryRun)
    return { preview: await planPrices(db, priceChange), summary, vatPerThousand: await readVatRate(db) };
  const done = await db.transaction(async (tx): Promise<PriceOutcome> => {
    await tx.query("set local statement_timeout = 0");
    await lockCatalogue(tx);
    const known = input.key === undefined ? undefined : await findByKey(tx, input.key);
    if (known !== undefined) return outcomeOf(tx, known);
    if (times.inSaleCategory) await requireSaleCategory(tx);
    const plan = await planFor(tx, priceChange, input);
    const now = new Date();
    const { at, ...rest } = times;
    const isNow = at === null || at <= now;
    const id = await insertChange(tx, {
      ...rest,
      summary:
        priceChange.kind === "edits"
          ? `${plan.counts.changes.toLocaleString("en")} prices one by one`
          : summary,
      effectiveAt: at ?? now,
      actor: input.by,
      keyHash: input.key,
      rows: plan.rows,
    });
    const change = await lockChange(tx, id);
    if (!change) throw new Error("a change of prices was made and is not there");
    if (isNow && plan.counts.changes <= mostAtOnce) await applyChange(tx, change, true);
    else {
      const after = { summary, products: plan.counts.changes, at: wireTime(change.effective_at) };
      const act = times.kind === "sale" ? "prices.sale" : "prices.change";
      await writeAudit(tx, { actor: input.by, act, subject: changeSubject(id), before: null, after });
    }
    return outcomeOf(tx, id);
  });
  await answers?.refresh();
  return done;
}

/** What is to be done now, if it is what was looked at. */
async function planFor(tx: Sql, wanted: PriceWish, { seen, beyondLimit, by }: Asked): Promise<PricePlan> {
  const plan = await planPrices(tx, wanted);
  const isOther = seen !== undefined && seen !== plan.seen;
  if (isOther || (by.kind === "staff" && plan.counts.beyond > (beyondLimit ?? 0)))
    throw new Refused("Prices have changed since this was looked at. Look at the preview again.");
  if (plan.counts.changes > 0) return plan;
  const [refused] = plan.rows.filter(({ outcome }) => outcome === "refused");
  const why = refused === undefined ? "All of them are so already." : `${refused.sku}: ${refused.reason}`;
  throw new Refused(`No price would change. ${why}`, { status: 422, field: "skus" });
}

async function requireSaleCategory(tx: Sql): Promise<void> {
  const [found] = await tx.query("select 1 from category where id = $1", [saleCategoryId]);
  if (!found)
    throw new Refused("The catalogue has no category Sale.", { status: 422, field: "in_sale_category" });
}

async function outcomeOf(tx: Sql, id: number): Promise<PriceOutcome> {
  const [change] = await tx.query<{ state: string; products: number; refused: number }>(
    `select c.state, count(*) filter (where r.outcome <> 'refused')::int as products,
       count(*) filter (where r.outcome = 'refused')::int as refused
     from price_change c join price_change_row r on r.change_id = c.id where c.id = $1 group by c.id`,
    [id],
  );
  return { id, state: change?.state ?? "", products: change?.products ?? 0, refused: change?.refused ?? 0 };
}

/** Item numbers: LMP-1,LMP-2. */
function typedList(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** A percentage or a sum, up or down: 8, -12.5, -1,000. @throws Error for the operator, like all below */
function typedSigned(text: string): number {
  const [, sign, size = ""] = /^([+-]?)([\d,]+(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const number = readTypedNumber(size);
  if (number === undefined) throw new Error("Give a number like 8 or -12.5.");
  return sign === "-" ? -number : number;
}

/** A price in naira, or `none`. */
function typedPriceOrNone(text: string): number | null {
  return text === "none" ? null : typedNaira(text);
}

function typedRounding(text: string): number {
  const step = priceRoundings.find((each) => String(each) === text.replaceAll(",", ""));
  if (step === undefined) throw new Error(`Give one of ${priceRoundings.join(", ")}.`);
  return step;
}
