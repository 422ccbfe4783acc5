import { kobo, wireValue } from "@precise/cart-core/money";
import type { Pause } from "#api/platform/time/pauses.ts";
import { finishCode } from "../product/finish-code.ts";
import { shownStock } from "../stock-changes.ts";
import type { Structure } from "../structure.ts";
import type { ProductFacts } from "./catalogue-index.ts";
import { type Column, type ColumnWriter, columnWriter } from "./columns.ts";
import { familyNamesWriter } from "./family-names.ts";
import { nameWordsWriter } from "./name-words.ts";
import { wordProductsWriter } from "./word-products.ts";

/** A listed product as the database has it. */
export interface ProductRow {
  readonly id: number;
  readonly position: number;
  readonly sku: string;
  readonly name: string;
  readonly name_key: string;
  readonly price_kobo: number;
  readonly stock_qty: number;
  readonly created: number;
  readonly variant_group: string | null;
  readonly size_label: string | null;
  readonly category_ids: readonly number[];
  /** As JSON text. */
  readonly attributes: string;
  /** The words that search finds it most by, with a blank between two. */
  readonly words: string;
}

/**
 * Takes one product after the other, in the shop's own order. Each column of a large shop is megabytes: they are made and
 * finished one by one.
 * @param most products there may be
 */
export async function factsWriter(structure: Structure, most: number, pause: Pause) {
  const ids = new Int32Array(most);
  const positions = new Int32Array(most);
  const createdAt = new Float64Array(most);
  const pricesNaira = new Float64Array(most);
  const stock = new Uint8Array(most);
  const skus: string[] = [];
  const nameKeys: string[] = [];
  const categoryIds: (readonly number[])[] = [];
  const groupNames: (string | null)[] = [];
  const names = nameWordsWriter();
  const wordProducts = wordProductsWriter();
  const familyNames = familyNamesWriter();
  const writers: ColumnWriter[] = [];
  for (const meta of structure.attributes) {
    const writer = columnWriter(meta, most);
    if (writer) writers.push(writer);
    await pause();
  }
  const finishes = finishLabels(structure);
  const sharedLists = new Map<string, readonly number[]>();
  const sharedNames = new Map<string, string>();

  return {
    put(row: ProductRow): void {
      const ordinal = skus.push(row.sku) - 1;
      ids[ordinal] = row.id;
      positions[ordinal] = row.position;
      createdAt[ordinal] = row.created;
      pricesNaira[ordinal] = wireValue(kobo(row.price_kobo));
      stock[ordinal] = shownStock(row.stock_qty);
      nameKeys.push(row.name_key);
      categoryIds.push(shared(sharedLists, row.category_ids.join(), row.category_ids));
      names.put(row.name);
      wordProducts.put(ordinal, row.words);
      const values = JSON.parse(row.attributes);
      const group = row.variant_group;
      groupNames.push(group === null ? null : shared(sharedNames, group, group));
      if (group !== null)
        familyNames.put(group, {
          name: row.name,
          finish: finishes.get(values[finishCode]),
          size: row.size_label,
        });
      for (const writer of writers) writer.put(ordinal, values[writer.meta.code]);
    },
    /** Takes a product as an index of the same structure has it; its family's name, too, unless that comes of rows. */
    copy(from: ProductFacts, of: number): void {
      const ordinal = skus.push(from.skus[of] ?? "") - 1;
      ids[ordinal] = from.ids[of] ?? 0;
      positions[ordinal] = from.positions[of] ?? 0;
      createdAt[ordinal] = from.createdAt[of] ?? 0;
      pricesNaira[ordinal] = from.pricesNaira[of] ?? Number.NaN;
      stock[ordinal] = from.shownStock[of] ?? 0;
      nameKeys.push(from.nameKeys[of] ?? "");
      const own = from.categoryIds[of] ?? [];
      categoryIds.push(shared(sharedLists, own.join(), own));
      names.copy(from.names, of);
      wordProducts.copy(ordinal, from.wordProducts, of, from.ids.length);
      const group = from.groupNames[of] ?? null;
      groupNames.push(group);
      if (group !== null) familyNames.copy(group, from.familyNames.get(group) ?? group);
      for (const writer of writers) {
        const column = from.columns.get(writer.meta.code);
        if (column) writer.copy(ordinal, column, of);
      }
    },
    async finish(): Promise<ProductFacts> {
      const count = skus.length;
      const columns = new Map<string, Column>();
      for (const writer of writers) {
        columns.set(writer.meta.code, writer.finish());
        await pause();
      }
      return {
        ids: ids.slice(0, count),
        positions: positions.slice(0, count),
        skus,
        nameKeys,
        createdAt: createdAt.slice(0, count),
        names: await names.finish(pause),
        wordProducts: await wordProducts.finish(pause),
        categoryIds,
        groupNames,
        familyNames: familyNames.finish(),
        pricesNaira: pricesNaira.slice(0, count),
        columns,
        shownStock: stock.slice(0, count),
      };
    },
  };
}

function finishLabels({ attributes }: Structure): ReadonlyMap<unknown, string> {
  const options = attributes.find(({ code }) => code === finishCode)?.options ?? [];
  return new Map(options.map(({ value, label }) => [value, label]));
}

/** One value for all that are alike: thousands of products have the same categories. */
function shared<Value>(values: Map<string, Value>, key: string, value: Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  values.set(key, value);
  return value;
}
