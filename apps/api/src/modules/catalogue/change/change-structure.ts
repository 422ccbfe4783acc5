import { createHash } from "node:crypto";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { sortedJson } from "../import/catalogue-product.ts";
import { findStored } from "../import/stored-products.ts";
import { finishSearchRows } from "../search/search-rows.ts";
import { readStructure, type Structure, writeStructure } from "../structure.ts";
import { announceChange, lockCatalogue, writeSearchOf } from "./catalogue-writes.ts";

/** Names a state of categories and attributes: two that read alike have the same. */
export function structureRevision(structure: Structure): string {
  return createHash("sha256").update(sortedJson(structure)).digest("hex").slice(0, 32);
}

/** Which products are found by words that changed: their ids. */
export type SearchedBy = {
  readonly condition: string;
  readonly values: readonly (string | number[] | string[])[];
};

/**
 * Changes categories or attributes in the caller's transaction, as one version of the catalogue.
 * @param revision as its author saw it; undefined where they do not care
 * @param change what the structure shall be, and which listed products have other words in the search then
 * @throws Refused, also where someone else changed it meanwhile
 */
export async function changeStructure(
  tx: Sql,
  revision: string | undefined,
  change: (before: Structure) => Promise<{ readonly structure: Structure; readonly searched?: SearchedBy }>,
): Promise<{ readonly before: Structure; readonly structure: Structure; readonly isChanged: boolean }> {
  await tx.query("set local statement_timeout = 0");
  await lockCatalogue(tx);
  const before = await readStructure(tx);
  if (revision !== undefined && revision !== structureRevision(before))
    throw new Refused("Categories or attributes were changed since you opened them. Nothing was saved.", {
      isConflict: true,
    });
  const { structure, searched } = await change(before);
  if (structureRevision(structure) === structureRevision(before))
    return { before, structure, isChanged: false };
  await writeStructure(tx, structure);
  if (searched) await writeWordsOf(tx, searched, structure);
  await announceChange(tx);
  return { before, structure, isChanged: true };
}

async function writeWordsOf(tx: Sql, { condition, values }: SearchedBy, structure: Structure): Promise<void> {
  const rows = await tx.query<{ sku_key: string }>(
    `select sku_key from product where withdrawn_at is null and (${condition}) order by id`,
    values,
  );
  if (rows.length === 0) return;
  const stored = await findStored(
    tx,
    rows.map(({ sku_key }) => sku_key),
  );
  await writeSearchOf(tx, [...stored.values()], structure);
  await finishSearchRows(tx);
}
