import { mostPricesAtOnce } from "@precise/cart-core/limits";
import type { PriceChange } from "@precise/contract/desk/prices/price-shapes";
import type { changePrices, deskPriceCalls, startPriceSale } from "@precise/contract/desk/prices/prices";
import type { DataOf, ParsedBodyOf } from "@precise/contract/wire/route";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import { endOf } from "#api/desk/kit/day-span.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { readChangePage, readComing } from "#api/modules/prices/change-page.ts";
import { listPrices, readPricesOf, skusOfFilter } from "#api/modules/prices/list-prices.ts";
import { type CountedChange, findByKey, listChanges } from "#api/modules/prices/price-change-rows.ts";
import { readPriceHistory } from "#api/modules/prices/price-history.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { changePricesCommand, mostAtOnce, priceSaleCommand } from "./change-prices.ts";
import { cancelPricesCommand, reviewPricesCommand, undoPricesCommand } from "./price-commands.ts";
import type { PriceOutcome } from "./price-text.ts";
import {
  changeRowView,
  changeView,
  historyView,
  type PriceSight,
  previewView,
  priceRowView,
  pricesView,
} from "./price-views.ts";
import { readEnding, undoPricesKind } from "./undo-prices-job.ts";

const mostHistory = 200;
const changesOnPage = 50;

type Changed = DataOf<typeof changePrices>;

/** The calls of prices. */
export function priceAnswers(parts: DeskParts): DeskAnswers<typeof deskPriceCalls> {
  const { db } = parts;
  return {
    async listPrices({ query }, staff) {
      const page = await listPrices(db, query);
      return answer({
        ...page,
        rows: page.rows.map((row) => priceRowView(row, sightOf(parts, staff))),
      });
    },
    async readPriceItem({ params }, staff) {
      const item = await readPricesOf(db, params.sku);
      if (!item) return failure(404, "not_found", `No product on sale has the item number ${params.sku}.`);
      const sight = sightOf(parts, staff);
      const [coming, history] = [
        await readComing(db, item.id),
        await readPriceHistory(db, item.id, mostHistory),
      ];
      return answer({
        item: priceRowView(item, sight),
        planned: coming.map(({ id, summary, at, after }) => ({
          id,
          summary,
          at: wireTime(at),
          after: pricesView(after, sight),
        })),
        history: historyView(history, sight),
      });
    },
    changePrices: ({ body, headers }, staff) =>
      change(parts, staff, { body, headers }, changePricesCommand, (skus) => {
        const {
          view: _view,
          skus: _skus,
          effective_at,
          round_to,
          dry_run: _dry,
          seen: _seen,
          ...rest
        } = body;
        return {
          ...rest,
          ...(skus !== undefined && { skus: [...skus] }),
          ...(round_to !== undefined && { roundTo: round_to }),
          ...(effective_at !== undefined && { effectiveAt: effective_at }),
        };
      }),
    startPriceSale: ({ body, headers }, staff) =>
      change(parts, staff, { body, headers }, priceSaleCommand, (skus) => {
        const { name, percent, set, round_to, starts_at, last_day, in_sale_category } = body;
        return {
          name,
          skus: [...(skus ?? [])],
          ...(percent !== undefined && { percent }),
          ...(set !== undefined && { set }),
          ...(round_to !== undefined && { roundTo: round_to }),
          ...(starts_at !== undefined && { startsAt: starts_at }),
          endsAt: endOf(last_day),
          inSaleCategory: in_sale_category ?? false,
        };
      }),
    async listPriceChanges({ query }) {
      const { rows, total, next } = await listChanges(db, { ...query, limit: changesOnPage });
      return answer({ changes: await viewsOf(db, rows), total, cursor: next });
    },
    async readPriceChange({ params: { id }, query: { outcome, cursor } }, staff) {
      const found = await changeOf(db, id);
      if (!found) return noChange(id);
      const { rows, total, next } = await readChangePage(db, { id, outcome, cursor });
      return answer({
        change: found,
        rows: rows.map((row) => changeRowView(row, sightOf(parts, staff))),
        total,
        cursor: next,
      });
    },
    async undoPriceChange({ params: { id } }, staff) {
      const found = await changeOf(db, id);
      if (!found) return noChange(id);
      if (found.is_ending) return answer({ change: found });
      if (found.state !== "applied" || found.counts.applied <= mostAtOnce)
        return ended(parts, id, runAs(parts, staff, undoPricesCommand, { id }));
      const job = { kind: undoPricesKind.name, common: {}, rows: [{ subject: String(id) }] };
      await db.transaction((tx) => insertJob(tx, staff, job));
      return answer({ change: { ...found, is_ending: true } });
    },
    cancelPriceChange: ({ params: { id } }, staff) =>
      ended(parts, id, runAs(parts, staff, cancelPricesCommand, { id })),
    reviewPriceChange: ({ params: { id } }, staff) =>
      ended(parts, id, runAs(parts, staff, reviewPricesCommand, { id })),
  };
}

function sightOf({ content }: DeskParts, staff: StaffSession): PriceSight {
  return { seesCost: staff.may("price.edit"), vatPerThousand: content.vatPerThousand };
}

interface ChangeCall {
  readonly body: Pick<
    ParsedBodyOf<typeof changePrices> & ParsedBodyOf<typeof startPriceSale>,
    "skus" | "view" | "dry_run" | "seen"
  >;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Previews a change, makes it, or asks the owner where it goes further than the caller changes alone. */
async function change<Given extends object, Input>(
  parts: DeskParts,
  staff: StaffSession,
  { body, headers }: ChangeCall,
  command: OperatorCommand<Given, Input, PriceOutcome>,
  inputOf: (skus: readonly string[] | undefined) => Omit<Given, "by">,
): Promise<Reply<Changed>> {
  const { db } = parts;
  const key = keyHash(headers["idempotency-key"], { ...body, staff: staff.staffId });
  const known = key === undefined || body.dry_run ? undefined : await findByKey(db, key);
  if (known !== undefined) return changedAnswer(db, known);
  const picked = await pickSkus(db, body);
  if ("failure" in picked) return picked;
  const input = inputOf(picked.skus);
  const isOwner = staff.roles.includes("owner");
  if (isOwner && !body.dry_run) {
    // The owner has no limit, so that nothing has to be looked at first.
    const { seen } = body;
    const limit = {
      beyondLimit: mostPricesAtOnce,
      ...(seen !== undefined && { seen }),
      ...(key !== undefined && { key }),
    };
    return changedBy(db, await actOrAsk(parts, staff, command, { ...input, ...limit }));
  }
  const looked = await runAs(parts, staff, command, { ...input, dryRun: true });
  if ("failure" in looked) return looked;
  if (!("preview" in looked.result)) throw new Error("a dry run changed prices");
  const { preview, summary } = looked.result;
  if (body.dry_run) return answer({ preview: previewView(preview, summary, sightOf(parts, staff)) });
  const isAlone = preview.counts.beyond === 0;
  const acted = await actOrAsk(parts, staff, command, {
    ...input,
    beyondLimit: preview.counts.beyond,
    // Without it the same act asked for twice is one request.
    ...(isAlone && key !== undefined && { key }),
    ...((!isAlone || body.seen !== undefined) && { seen: body.seen ?? preview.seen }),
  });
  return changedBy(db, acted);
}

async function changedBy(
  sql: Sql,
  acted: Awaited<ReturnType<typeof actOrAsk<unknown, unknown, PriceOutcome>>>,
): Promise<Reply<Changed>> {
  if ("approval" in acted) return answer({ approval: acted.approval });
  if ("failure" in acted) return acted;
  if (!("id" in acted.done)) throw new Error("a change of prices was previewed only");
  return changedAnswer(sql, acted.done.id);
}

/** The products that are named, or that fit a view as long as they are as many as the caller saw. */
async function pickSkus(
  sql: Sql,
  { skus, view }: ChangeCall["body"],
): Promise<{ readonly skus: readonly string[] | undefined } | Refusal> {
  if (view === undefined) return { skus };
  if (skus !== undefined)
    return failure(422, "invalid_input", "Name either the products or a view.", { field: "skus" });
  const found = await skusOfFilter(sql, view.filter, mostPricesAtOnce + 1);
  if (found.length > mostPricesAtOnce)
    return failure(422, "too_many_rows", "At most 20,000 prices change at once. Narrow the view.");
  if (found.length !== view.count)
    return failure(
      409,
      "refused",
      `The view has ${found.length} products now, and had ${view.count}. Look again.`,
    );
  return { skus: found };
}

async function ended(
  { db }: DeskParts,
  id: number,
  act: ReturnType<typeof runAs>,
): Promise<Reply<{ change: PriceChange }>> {
  const done = await act;
  if ("failure" in done) return done;
  const found = await changeOf(db, id);
  return found ? answer({ change: found }) : noChange(id);
}

async function changedAnswer(sql: Sql, id: number): Promise<Reply<Changed>> {
  const found = await changeOf(sql, id);
  return found ? answer({ change: found }) : noChange(id);
}

async function viewsOf(sql: Sql, changes: readonly CountedChange[]): Promise<PriceChange[]> {
  const ending = await readEnding(
    sql,
    changes.flatMap(({ id, state }) => (state === "applied" ? [id] : [])),
  );
  return changes.map((change) => changeView(change, ending.has(change.id)));
}

async function changeOf(sql: Sql, id: number): Promise<PriceChange | undefined> {
  const [found] = (await listChanges(sql, { id, limit: 1 })).rows;
  return found && (await viewsOf(sql, [found]))[0];
}

function noChange(id: number): Refusal {
  return failure(404, "not_found", `There is no price change ${id}.`);
}
