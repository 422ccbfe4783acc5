import { addKobo, kobo, wireValue } from "@precise/cart-core/money";
import { decideQuickOrder, type QuickOrderDecision } from "@precise/cart-core/quick-order-outcome";
import { tradeLine } from "@precise/cart-core/trade-prices";
import type { QuickOrderCheck, QuickOrderRow } from "@precise/contract/clients/quick-order";
import { skuKeyOf } from "../../catalogue/import/catalogue-product.ts";
import type { Sql } from "../../database/port.ts";
import { clientCartLimits } from "../cart/change-client-cart.ts";
import type { ClientCartLine } from "../cart/client-cart-rows.ts";
import { netAndGross } from "../catalogue/client-price.ts";
import { type ClientSellable, findClientSellable } from "../catalogue/client-products.ts";
import type { LookedUpRow } from "./look-up-rows.ts";
import { reasonWords } from "./reason-words.ts";

const longestText = 200;

export type Settled = QuickOrderCheck & {
  /** What is to be added to the cart, one entry for each row that adds something. */
  readonly added: readonly {
    readonly product: ClientSellable;
    readonly quantity: number;
    readonly sideMark: string;
  }[];
};

/** What becomes of each row, by the stock, the prices and the cart of this moment. */
export async function settleRows(
  sql: Sql,
  given: {
    readonly priceListCode: string;
    readonly rows: readonly LookedUpRow[];
    readonly cart: readonly ClientCartLine[];
  },
): Promise<Settled> {
  const { rows, cart } = given;
  const asked = rows.filter((row) => row.kind === "asked");
  const wanted = new Set(asked.flatMap(({ found }) => (found ? [found.sku] : [])));
  const sellable = await findClientSellable(sql, given.priceListCode, [...wanted]);
  const decisions = decideQuickOrder(
    asked.map((row) => ({ ...row, product: row.found && sellable.get(skuKeyOf(row.found.sku)) })),
    { inCart: new Map(cart.map(({ sku, quantity }) => [sku, quantity])), ...clientCartLimits },
  );
  const totals = totalPieces(cart, decisions);
  const decided = decisions.values();
  const told = rows.flatMap((row): QuickOrderRow[] => {
    if (row.kind === "blank") return [];
    if (row.kind === "heading") return [headingRow(row)];
    const decision = decided.next().value;
    if (!decision) throw new Error("a row was not decided");
    return [rowView(row, decision, totals)];
  });
  return {
    rows: told,
    summary: summaryOf(rows.length, told, decisions, totals, cart),
    added: decisions.flatMap(({ product, quantity, sideMark = "" }) =>
      product && quantity > 0 ? [{ product, quantity, sideMark }] : [],
    ),
  };
}

/** Pieces that the cart has of each product when everything is added: they decide the price. */
function totalPieces(
  cart: readonly ClientCartLine[],
  decisions: readonly QuickOrderDecision<ClientSellable>[],
): ReadonlyMap<string, number> {
  const totals = new Map(cart.map(({ sku, quantity }) => [sku, quantity]));
  for (const { product, quantity } of decisions) {
    if (product) totals.set(product.sku, (totals.get(product.sku) ?? 0) + quantity);
  }
  return totals;
}

function headingRow({ row, text }: { readonly row: number; readonly text: string }): QuickOrderRow {
  const reasons = [{ code: "heading", message: "The heading of the columns." }];
  return { row, text: text.slice(0, longestText), outcome: "ignored", quantity: 0, reasons };
}

function rowView(
  { row, text, nearest }: Extract<LookedUpRow, { kind: "asked" }>,
  { outcome, product, asked, quantity, sideMark, reasons }: QuickOrderDecision<ClientSellable>,
  totals: ReadonlyMap<string, number>,
): QuickOrderRow {
  const price = product && tradeLine(product.tiers, Math.max(1, totals.get(product.sku) ?? 1));
  return {
    row,
    text: text.slice(0, longestText),
    outcome,
    ...(product ? { sku: product.sku, name: product.name } : {}),
    ...(asked === undefined ? {} : { asked }),
    quantity,
    ...(sideMark === undefined ? {} : { side_mark: sideMark }),
    ...(price ? { unit: netAndGross(price.unitNet) } : {}),
    reasons: reasons.map((reason) => ({
      code: reason.code,
      message: reasonWords(reason, product?.name ?? "The product"),
    })),
    ...(nearest ? { nearest: { sku: nearest.sku, name: nearest.name } } : {}),
  };
}

function summaryOf(
  rows: number,
  told: readonly QuickOrderRow[],
  decisions: readonly QuickOrderDecision<ClientSellable>[],
  totals: ReadonlyMap<string, number>,
  cart: readonly ClientCartLine[],
): QuickOrderCheck["summary"] {
  const count = (outcome: QuickOrderRow["outcome"]) => told.filter((row) => row.outcome === outcome).length;
  const before = new Map(cart.map(({ sku, quantity }) => [sku, quantity]));
  const products = new Map(decisions.flatMap(({ product }) => (product ? [[product.sku, product]] : [])));
  // What the cart's goods rise by: a product whose price falls with its number makes earlier pieces cheaper too.
  const rises = [...products].map(([sku, { tiers }]) => {
    const [then, now] = [tradeLine(tiers, totals.get(sku) ?? 0), tradeLine(tiers, before.get(sku) ?? 0)];
    return { net: (then?.net ?? 0) - (now?.net ?? 0), gross: (then?.gross ?? 0) - (now?.gross ?? 0) };
  });
  return {
    rows,
    accepted: count("accepted"),
    adjusted: count("adjusted"),
    rejected: count("rejected"),
    ignored: count("ignored"),
    blank: rows - told.length,
    pieces: decisions.reduce((pieces, { quantity }) => pieces + quantity, 0),
    net: { value: wireValue(addKobo(...rises.map(({ net }) => kobo(net)))) },
    gross: { value: wireValue(addKobo(...rises.map(({ gross }) => kobo(gross)))) },
  };
}
