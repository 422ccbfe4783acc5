import type { changeProducts, ProductAct } from "@precise/contract/desk/products/products";
import type { DataOf, ParsedBodyOf } from "@precise/contract/wire/route";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { insertJob } from "#api/desk/kit/jobs/desk-job-rows.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { keyHash } from "#api/desk/kit/jobs/key-hash.ts";
import { type FindLow, skusOfFilter } from "#api/modules/catalogue/desk-list/list-products.ts";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { mostShareWithdrawn } from "#api/modules/catalogue/import/report-of-import.ts";
import { readStructure, type Structure } from "#api/modules/catalogue/structure.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { changeProductsKind } from "./change-products-kind.ts";

const mostRows = 500;

type Body = ParsedBodyOf<typeof changeProducts>;

/** Says what a bulk act would do with each product, or starts it. */
export async function startProductJob(
  { db, content }: DeskParts,
  staff: StaffSession,
  body: Body,
  key: string | undefined,
): Promise<Reply<DataOf<typeof changeProducts>>> {
  const { act, dry_run: isDry, count } = body;
  const structure = await readStructure(db);
  const wrong = wrongAct(act, structure);
  if (wrong) return failure(422, "invalid_input", wrong, { field: "act" });
  const picked = await pickSkus(db, body, { structure, findLow: findLowAt(content.limits.lowStock) });
  if ("failure" in picked) return picked;
  const rows = await tryAct(db, picked.skus, act);
  const would = rows.filter(({ outcome }) => outcome === "done").length;
  const needsCount = act.kind === "withdraw" && would > (await countListed(db)) * mostShareWithdrawn;
  if (isDry) {
    const dry = { would, would_not: rows.length - would, rows };
    return answer({ dry_run: dry, ...(act.kind === "withdraw" && { needs_count: needsCount }) });
  }
  if (needsCount && count !== would) {
    const message = `This takes ${would} products off sale, more than a tenth of all. Confirm it by that number.`;
    return failure(422, "invalid_input", message, { field: "count" });
  }
  const id = await db.transaction((tx) =>
    insertJob(tx, staff, {
      kind: changeProductsKind.name,
      common: { act },
      rows: picked.skus.map((subject) => ({ subject })),
      keyHash: keyHash(key, body),
    }),
  );
  const job = await readJobView(db, id, [changeProductsKind]);
  if (!job) throw new Error("a bulk act was written and is not there");
  return answer({ job });
}

/** The products that are named, or that fit a view as long as they are as many as the caller saw. */
async function pickSkus(
  sql: Sql,
  { skus, view }: Body,
  reading: { readonly structure: Structure; readonly findLow: FindLow },
): Promise<{ skus: string[] } | Refusal> {
  if ((skus === undefined) === (view === undefined))
    return failure(422, "invalid_input", "Name either the products or a view.", { field: "skus" });
  if (skus) return { skus: [...new Map(skus.map((sku) => [skuKeyOf(sku), sku])).values()] };
  const { filter = {}, count = 0 } = view ?? {};
  const found = await skusOfFilter(sql, { filter, ...reading }, mostRows + 1);
  if ("field" in found)
    return failure(422, "invalid_input", found.message, { field: `view.filter.${found.field}` });
  if (found.length > mostRows)
    return failure(422, "too_many_rows", `At most ${mostRows} products change at once. Narrow the view.`);
  if (found.length !== count)
    return failure(
      409,
      "refused",
      `The view has ${found.length} products now, and had ${count}. Look again.`,
    );
  return { skus: found };
}

/** What would become of each product by what is known of it alone; nothing is changed. */
async function tryAct(sql: Sql, skus: readonly string[], act: ProductAct) {
  const known = await sql.query<{ sku_key: string; is_listed: boolean; category_ids: number[] }>(
    "select sku_key, withdrawn_at is null as is_listed, category_ids from product where sku_key = any($1::text[])",
    [skus.map(skuKeyOf)],
  );
  const byKey = new Map(known.map((row) => [row.sku_key, row]));
  return skus.map((sku) => {
    const reason = whyNot(byKey.get(skuKeyOf(sku)), sku, act);
    return reason === undefined
      ? { sku, outcome: "done" as const }
      : { sku, outcome: "refused" as const, reason };
  });
}

function whyNot(
  row: { readonly is_listed: boolean; readonly category_ids: readonly number[] } | undefined,
  sku: string,
  act: ProductAct,
): string | undefined {
  if (!row) return `There is no product with the item number ${sku}; a draft is changed on its own page.`;
  if (act.kind === "withdraw" && !row.is_listed) return `${sku} is not on sale.`;
  if (act.kind === "restore" && row.is_listed) return `${sku} is on sale already.`;
  if (act.kind === "remove_category" && row.category_ids.length === 1 && row.category_ids[0] === act.id)
    return `${sku} would be in no category.`;
  return undefined;
}

function wrongAct(act: ProductAct, { categories, attributes }: Structure): string | undefined {
  if (act.kind === "add_category" && !categories.some(({ id }) => id === act.id))
    return `There is no category ${act.id}.`;
  if (act.kind === "attribute" && !attributes.some(({ code }) => code === act.code))
    return `There is no attribute “${act.code}”.`;
  return undefined;
}

async function countListed(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ listed: number }>(
    "select count(*)::int as listed from product where withdrawn_at is null",
    [],
  );
  return row?.listed ?? 0;
}
