import { kobo, wireAmount } from "@precise/cart-core/money";
import { decideQuickOrder, type QuickOrderDecision } from "@precise/cart-core/quick-order-outcome";
import { tradeLine, unitNetFor } from "@precise/cart-core/trade-prices";
import type { QuickOrderCheck, QuickOrderRow } from "@precise/contract/trade/quick-order";
import { cleanText } from "@precise/contract/wire/clean-text";
import { cutText } from "@precise/contract/wire/cut-text";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { clientCartLimits } from "../cart/change-client-cart.ts";
import type { ClientCartChange, ClientCartLine } from "../cart/client-cart-rows.ts";
import { joinRows, piecesBySku, type WantedRow } from "../cart/join-rows.ts";
import { netAndGross } from "../catalogue/client-price.ts";
import { type ClientSellable, findClientSellable } from "../catalogue/client-products.ts";
import type { LookedUpRow } from "./look-up-rows.ts";
import { reasonWords } from "./reason-words.ts";

const longestText = 200;

export type Settled = QuickOrderCheck & {
  /** What becomes of the cart's rows when everything is added. */
  readonly change: ClientCartChange;
};

/** What becomes of each row, by the stock, the prices and the cart of this moment. */
export async function settleRows(
  sql: Sql,
  input: {
    readonly priceListCode: string;
    readonly rows: readonly LookedUpRow[];
    readonly cart: readonly ClientCartLine[];
    /** Names a cell of an uploaded file, its column from 0 and its row from 1. */
    readonly nameCell?: (column: number, row: number) => string;
  },
): Promise<Settled> {
  const { rows, cart } = input;
  const articleRows = rows.filter((row) => row.kind === "asked");
  const wanted = new Set(articleRows.flatMap(({ found }) => (found ? [found.sku] : [])));
  const sellable = await findClientSellable(sql, input.priceListCode, [...wanted]);
  const decisions = decideQuickOrder(
    articleRows.map((row) => ({
      ...row,
      product: row.found && sellable.get(skuKeyOf(row.found.sku)),
      isGuessed: row.nearest !== undefined,
    })),
    { inCart: cart, ...clientCartLimits },
  );
  const products = new Map([...sellable.values()].map((product) => [product.sku, product]));
  const added = decisions.flatMap(({ product, quantity, sideMark = "" }, at): WantedRow[] =>
    product && quantity > 0 ? [{ lineId: `row ${at}`, sku: product.sku, quantity, sideMark }] : [],
  );
  const after = [...cart, ...added];
  const totals = piecesBySku(after);
  const decided = decisions.values();
  const shownRows = rows.flatMap((row): QuickOrderRow[] => {
    if (row.kind === "blank") return [];
    if (row.kind === "heading") return [headingRow(row)];
    const decision = decided.next().value;
    if (!decision) throw new Error("a row was not decided");
    return [rowView(row, decision, totals, input.nameCell)];
  });
  const { change } = joinRows(cart, after, (sku, pieces) =>
    unitNetFor(products.get(sku)?.tiers ?? [], pieces),
  );
  // Earlier pieces get cheaper too where a product's price falls with its number.
  const [was, will] = [goodsOf(cart, products), goodsOf(joined(cart, change), products)];
  const rise = { net: will.net - was.net, gross: will.gross - was.gross };
  return { rows: shownRows, summary: summaryOf(rows.length, shownRows, decisions, rise), change };
}

/** The cart's rows as a change leaves them. */
function joined(cart: readonly ClientCartLine[], { added, changed, removed }: ClientCartChange) {
  const others = new Set([...removed, ...changed.map(({ lineId }) => lineId)]);
  return [...cart.filter(({ lineId }) => !others.has(lineId)), ...changed, ...added];
}

function headingRow({ row, text }: { readonly row: number; readonly text: string }): QuickOrderRow {
  const reasons = [{ code: "heading", message: "Column headings." }];
  return { row, text: shown(text), outcome: "ignored", quantity: 0, reasons };
}

function rowView(
  { row, text, nearest }: Extract<LookedUpRow, { kind: "asked" }>,
  { outcome, product, asked: wanted, quantity, sideMark, reasons }: QuickOrderDecision<ClientSellable>,
  totals: ReadonlyMap<string, number>,
  nameCell: ((column: number, row: number) => string) | undefined,
): QuickOrderRow {
  const price =
    product && tradeLine(product.tiers, Math.max(1, totals.get(product.sku) ?? 1), product.vatPerThousand);
  return {
    row,
    text: shown(text),
    outcome,
    ...(product ? { sku: product.sku, name: product.name } : {}),
    ...(wanted === undefined ? {} : { asked: wanted }),
    quantity,
    ...(sideMark === undefined ? {} : { side_mark: sideMark }),
    ...(product && price
      ? {
          unit: netAndGross(price.unitNet, product.vatPerThousand),
          vat_per_thousand: product.vatPerThousand,
        }
      : {}),
    reasons: reasons.map((reason) => ({
      code: reason.code,
      message: reasonWords(
        reason,
        product?.name ?? "The product",
        nameCell && ((column) => nameCell(column, row)),
      ),
    })),
    ...(nearest ? { nearest: { sku: nearest.sku, name: nearest.name } } : {}),
  };
}

function summaryOf(
  rows: number,
  shownRows: readonly QuickOrderRow[],
  decisions: readonly QuickOrderDecision<ClientSellable>[],
  rise: Record<"net" | "gross", number>,
): QuickOrderCheck["summary"] {
  const count = (outcome: QuickOrderRow["outcome"]) =>
    shownRows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    accepted: count("accepted"),
    adjusted: count("adjusted"),
    rejected: count("rejected"),
    ignored: count("ignored"),
    blank: rows - shownRows.length,
    pieces: decisions.reduce((pieces, { quantity }) => pieces + quantity, 0),
    net: wireAmount(kobo(rise.net)),
    gross: wireAmount(kobo(rise.gross)),
  };
}

/** What the rows of these products cost together, each with the VAT of its own net. */
function goodsOf(
  cart: readonly Pick<ClientCartLine, "sku" | "quantity">[],
  products: ReadonlyMap<string, ClientSellable>,
): Record<"net" | "gross", number> {
  const pieces = piecesBySku(cart);
  const goods = { net: 0, gross: 0 };
  for (const { sku, quantity } of cart) {
    const product = products.get(sku);
    const amounts = product && tradeLine(product.tiers, quantity, product.vatPerThousand, pieces.get(sku));
    goods.net += amounts?.net ?? 0;
    goods.gross += amounts?.gross ?? 0;
  }
  return goods;
}

/** A row as it is said back: what cannot be seen would turn the words around it. */
function shown(text: string): string {
  return cutText(cleanText(text), longestText);
}
