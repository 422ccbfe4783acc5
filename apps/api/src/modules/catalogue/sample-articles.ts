import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { announceChange, lockCatalogue } from "./change/catalogue-writes.ts";
import { finishSearchRows } from "./search/search-rows.ts";

const sampleFile = new URL("../../../catalogue/catalogue.json", import.meta.url);
const sample = z.object({
  sample: z.optional(z.boolean()),
  products: z.array(z.object({ sku: z.string() })),
});

/** An article of the catalogue, by all that names it. */
export interface NamedArticle {
  readonly id: number;
  readonly sku: string;
  readonly sku_key: string;
}

/**
 * Articles of the catalogue that are the sample file's, on sale or not; none where the file says nothing of being a sample: then
 * it is the owner's own.
 */
export async function findSampleArticles(sql: Sql): Promise<NamedArticle[]> {
  const file = sample.parse(JSON.parse(await readFile(sampleFile, "utf8")));
  if (file.sample !== true) return [];
  return sql.query<NamedArticle>(
    "select id, sku, sku_key from product where sku = any($1::text[]) order by id",
    [file.products.map(({ sku }) => sku)],
  );
}

/** Lets `change` take articles out of the catalogue's tables; nobody else changes it meanwhile, and everybody reads it again. */
export async function withoutArticles(tx: Sql, change: () => Promise<void>): Promise<void> {
  await lockCatalogue(tx);
  await change();
  await finishSearchRows(tx);
  await announceChange(tx);
}
