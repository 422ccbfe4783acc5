import { stockStatus } from "@precise/cart-core/limits";
import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { type ArticleFacts, factsOfArticle, plannedArticle } from "@precise/lighting/article-facts";
import { bulbsNeeded, fitsHolders } from "@precise/lighting/bulbs-for-fittings";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type BulbOnSale, bulbsOnSale } from "./bulbs-on-sale.ts";
import type { OwnLightRow } from "./own-light-rows.ts";
import { roomsWithin } from "./rooms-within.ts";

/** A row with what its article is. */
interface FactRow {
  readonly row: OwnLightRow;
  readonly facts: ArticleFacts;
}

/**
 * Lights as they travel. The bulb of a fitting is the one that was bought last, in the fitting's order or after it, among these
 * rows; where none is in stock, one on sale that fits.
 * @param rows the newest order first
 */
export async function ownLightsView(sql: Sql, rows: readonly OwnLightRow[]): Promise<OwnLight[]> {
  const known = rows.map((row) => ({ row, facts: factsOfArticle(row.attributes) }));
  const wanting = known.filter((each) => bulbsNeeded(each.facts, each.row.quantity) > 0);
  const searching = wanting.filter((each) => ownBulb(each, known) === undefined);
  const onSale = await bulbsOnSale(
    sql,
    searching.map(({ row }) => row.attributes),
  );
  return known.map((each) => view(each, bulbOf(each, known, onSale)));
}

function view({ row, facts }: FactRow, bulb: OwnLight["bulb"]): OwnLight {
  const lumens = plannedArticle(row.attributes)?.lumens;
  return {
    order_number: row.order_number,
    ordered_at: wireTime(row.placed_at),
    sku: row.sku,
    name: row.name,
    urlPath: row.url_path,
    quantity: row.quantity,
    rooms: roomsWithin(row.rooms, row.quantity),
    ...(row.image && { image: row.image }),
    ...(row.stock_qty !== null && { stock_status: stockStatus(row.stock_qty) }),
    ...(facts.base !== undefined && { lamp_base: facts.base }),
    ...(facts.watts !== undefined && { watts: facts.watts }),
    ...(lumens !== undefined && { lumens }),
    ...(bulb && { bulb }),
  };
}

function bulbOf(each: FactRow, all: readonly FactRow[], onSale: readonly BulbOnSale[]): OwnLight["bulb"] {
  const quantity = bulbsNeeded(each.facts, each.row.quantity);
  if (quantity === 0) return undefined;
  const own = ownBulb(each, all);
  if (own) {
    const { sku, name, url_path: urlPath } = own.row;
    return { sku, name, urlPath, quantity, is_own: true };
  }
  const fitting = onSale.filter(({ facts }) => fitsHolders(each.facts, facts));
  const found = fitting.find(({ stockQty }) => stockQty >= quantity) ?? fitting[0];
  return found && { sku: found.sku, name: found.name, urlPath: found.urlPath, quantity, is_own: false };
}

function ownBulb({ row, facts }: FactRow, all: readonly FactRow[]): FactRow | undefined {
  return all.find(
    (other) =>
      other.row.placed_at >= row.placed_at &&
      (other.row.stock_qty ?? 0) > 0 &&
      fitsHolders(facts, other.facts),
  );
}
