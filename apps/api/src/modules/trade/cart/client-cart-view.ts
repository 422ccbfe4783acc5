import { stockStatus } from "@precise/cart-core/limits";
import { addKobo, type Kobo, subtractKobo, wireAmount, wirePrice } from "@precise/cart-core/money";
import { maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { grossOf, type TradeLine, tradeLine, unitNetFor } from "@precise/cart-core/trade-prices";
import { startVatPerThousand } from "@precise/cart-core/vat";
import type { CartNotice } from "@precise/contract/shop/cart";
import type { ClientCart, ClientCartItem, SplitAmount } from "@precise/contract/trade/cart";
import { standingNotices } from "#api/modules/cart/standing-notices.ts";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { netAndGross, quantityBreaks } from "../catalogue/client-price.ts";
import { type ClientSellable, findClientSellable } from "../catalogue/client-products.ts";
import type { ClientCartLine } from "./client-cart-rows.ts";
import { piecesBySku } from "./join-rows.ts";

/** A row of a cart that can be bought, with its amounts of this moment. */
export interface PricedClientLine {
  readonly line: ClientCartLine;
  readonly product: ClientSellable;
  /** Pieces of its article over all rows: they decide the price. */
  readonly pieces: number;
  readonly amounts: TradeLine;
}

/** A trade cart at the prices of this moment. Lines that are no longer sold are not in `priced`; a notice names them. */
export interface PricedClientCart {
  readonly priced: readonly PricedClientLine[];
  readonly notices: readonly CartNotice[];
}

/** Prices a cart's lines by a price list as it is now. */
export async function priceClientLines(
  sql: Sql,
  priceListCode: string,
  lines: readonly ClientCartLine[],
): Promise<PricedClientCart> {
  if (lines.length === 0) return { priced: [], notices: [] };
  const found = await findClientSellable(
    sql,
    priceListCode,
    lines.map(({ sku }) => sku),
  );
  const piecesOf = piecesBySku(lines);
  const priced = lines.flatMap((line) => {
    const product = found.get(skuKeyOf(line.sku));
    const pieces = piecesOf.get(line.sku) ?? 0;
    const amounts = product && tradeLine(product.tiers, line.quantity, product.vatPerThousand, pieces);
    return product && amounts ? [{ line, product, pieces, amounts }] : [];
  });
  const sellable = new Map(
    priced.map(({ line, product, amounts }) => [line.sku, { ...product, priceKobo: amounts.unitNet }]),
  );
  // One for each article: stock and price are its own, however many rows it has.
  const articles = new Map(
    lines.map(({ lineId, sku, seenNet }) => [
      sku,
      { lineId, sku, quantity: piecesOf.get(sku) ?? 0, seenPrice: seenNet },
    ]),
  );
  return { priced, notices: await standingNotices(sql, [...articles.values()], sellable, true) };
}

/** A trade cart as it travels. */
export function clientCartView({ priced, notices }: PricedClientCart): ClientCart {
  return {
    items: priced.map(itemView),
    total_quantity: priced.reduce((pieces, { line }) => pieces + line.quantity, 0),
    prices: {
      goods: splitAmount(goodsOf(priced)),
      currency: "NGN",
      vat_per_thousand: vatRateOf(priced),
    },
    notices: [...notices],
  };
}

/** The rate that the lines were priced with; all have one. */
export function vatRateOf([first]: readonly PricedClientLine[]): number {
  return first?.product.vatPerThousand ?? startVatPerThousand;
}

/** What all lines come to; net and VAT are the sums of the lines', so that what is shown adds up. */
export function goodsOf(priced: readonly PricedClientLine[]): Record<"net" | "vat" | "gross", Kobo> {
  return {
    net: addKobo(...priced.map(({ amounts }) => amounts.net)),
    vat: addKobo(...priced.map(({ amounts }) => amounts.vat)),
    gross: addKobo(...priced.map(({ amounts }) => amounts.gross)),
  };
}

export function splitAmount({ net, vat, gross }: Record<"net" | "vat" | "gross", Kobo>): SplitAmount {
  return {
    net: wireAmount(net),
    vat: wireAmount(vat),
    gross: wireAmount(gross),
  };
}

function itemView({ line, product, pieces, amounts }: PricedClientLine): ClientCartItem {
  const { sku, name, urlPath, media_gallery, stockQty, tiers, vatPerThousand } = product;
  const next = nextBreak(product, pieces);
  return {
    line_id: line.lineId,
    quantity: line.quantity,
    ...(line.sideMark === "" ? {} : { side_mark: line.sideMark }),
    product: {
      sku,
      name,
      urlPath,
      media_gallery,
      stock_status: stockStatus(stockQty),
      stock_left: stockQty,
    },
    unit: netAndGross(amounts.unitNet, vatPerThousand),
    row_total: splitAmount(amounts),
    quantity_breaks: quantityBreaks(tiers, vatPerThousand),
    ...(next === undefined ? {} : { next_break: next }),
  };
}

/** The next tier, where stock and the limit of an article allow it. @param pieces of the article in the cart */
function nextBreak(
  { tiers, stockQty, vatPerThousand }: ClientSellable,
  pieces: number,
): ClientCartItem["next_break"] {
  const tier = tiers.find(({ fromQuantity }) => fromQuantity > pieces);
  const now = unitNetFor(tiers, pieces);
  if (!tier || now === undefined) return undefined;
  if (tier.fromQuantity > Math.min(stockQty, maxTradeQuantityPerLine)) return undefined;
  const gross = (net: Kobo) => grossOf(net, vatPerThousand);
  const saved = { net: subtractKobo(now, tier.net), gross: subtractKobo(gross(now), gross(tier.net)) };
  return {
    add: tier.fromQuantity - pieces,
    from_quantity: tier.fromQuantity,
    saves_per_piece: { net: wirePrice(saved.net), gross: wirePrice(saved.gross) },
  };
}
