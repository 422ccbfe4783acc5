import { addKobo, type Kobo, kobo, subtractKobo, timesKobo } from "../money/money.ts";
import { grossOf } from "../money/trade-prices.ts";
import { vatIncluded } from "../money/vat.ts";
import type { OrderStage } from "./order-stages.ts";
import { isOpenPart, type LinePieces, liveParts, type OrderPart, piecesOf } from "./part-shipments.ts";
import { type OrderMoney, refundableKobo } from "./payment-status.ts";

/** What an order costs, and by what; amounts in kobo. */
export interface OrderFigures {
  /** In turn. `unitNet`: of a company's line, which is charged by it. */
  readonly lines: readonly {
    readonly quantity: number;
    readonly unitPrice: Kobo;
    readonly unitNet: Kobo | null;
  }[];
  /** What each discount takes off. */
  readonly discounts: readonly Kobo[];
  readonly deliveryFee: Kobo;
  /** The rate that it was placed with. */
  readonly vatPerThousand: number;
}

/** The same with fewer pieces. A line of which nothing is left stays, with no piece: parts name lines by their places. */
export interface LoweredOrder {
  readonly lines: readonly { readonly quantity: number; readonly net: Kobo | null; readonly gross: Kobo }[];
  readonly subtotal: Kobo;
  readonly discounts: readonly Kobo[];
  readonly discountTotal: Kobo;
  readonly grandTotal: Kobo;
  readonly payable: Kobo;
  readonly vat: Kobo;
}

/**
 * What an order costs without these pieces: each at its own price, less its share of the order's discounts, rounded down in
 * the buyer's favour as with a return. Delivery costs what it did.
 * @throws RangeError where a line has fewer @source decision 139
 */
export function orderWithout(order: OrderFigures, off: readonly LinePieces[]): LoweredOrder {
  const { vatPerThousand, deliveryFee } = order;
  if (off.some(({ line }) => order.lines[line - 1] === undefined))
    throw new RangeError("an order loses a line that it does not have");
  const lines = order.lines.map(({ quantity, unitPrice, unitNet }, index) => {
    const left = quantity - piecesOf(off.filter(({ line }) => line === index + 1));
    if (left < 0) throw new RangeError("an order loses more pieces than it has");
    const net = unitNet === null ? null : timesKobo(unitNet, left);
    const gross = net === null ? timesKobo(unitPrice, left) : grossOf(net, vatPerThousand);
    return { quantity: left, net, gross };
  });
  const before = sumOf(order.lines.map((line) => timesKobo(line.unitPrice, line.quantity)));
  const gone = sumOf(
    off.map(({ line, quantity }) => timesKobo(order.lines[line - 1]?.unitPrice ?? kobo(0), quantity)),
  );
  const discounts = order.discounts.map((amount) => subtractKobo(amount, shareOf(amount, gone, before)));
  const subtotal = sumOf(lines.map(({ gross }) => gross));
  const discountTotal = sumOf(discounts);
  const grandTotal = subtractKobo(subtotal, discountTotal);
  const payable = addKobo(grandTotal, deliveryFee);
  const isNet = lines.some(({ net }) => net !== null);
  const ofLines = sumOf(lines.map(({ net, gross }) => (net === null ? kobo(0) : subtractKobo(gross, net))));
  const vat = isNet
    ? addKobo(ofLines, vatIncluded(deliveryFee, vatPerThousand))
    : vatIncluded(payable, vatPerThousand);
  return { lines, subtotal, discounts, discountTotal, grandTotal, payable, vat };
}

/**
 * What follows for the money of an order that costs less now.
 * @returns `back`: what we have too much then and owe its payer; `credit`: by what its invoice is corrected. What went back
 * before counts for both, as nothing more is owed than it costs
 * @source decision 139
 */
export function moneyOfRest(order: {
  readonly payable: Kobo;
  readonly lowered: Kobo;
  readonly money: OrderMoney;
  readonly wasPaid: boolean;
}): { readonly back: Kobo; readonly credit: Kobo } {
  const { payable, lowered, money, wasPaid } = order;
  const left = refundableKobo(money);
  const wentBack = wasPaid ? Math.max(0, payable - left) : 0;
  return {
    back: kobo(Math.max(0, left - lowered)),
    credit: kobo(Math.max(0, payable - lowered - wentBack)),
  };
}

/**
 * Where a packed order stands once pieces of it are not sent any more.
 * @param left pieces that are still to be sent
 * @returns `packed` while something is to be sent, else where its parts are; `nothing-left`: nothing was sent, so that it is
 * cancelled instead
 */
export function stageWithout(
  left: number,
  parts: readonly OrderPart[],
): Extract<OrderStage, "packed" | "shipped" | "delivered"> | "nothing-left" {
  if (left > 0) return "packed";
  const live = liveParts(parts);
  if (live.length === 0) return "nothing-left";
  return live.some(isOpenPart) ? "shipped" : "delivered";
}

/**
 * Where a line stands among the items of an order as they are shown, from 0: lines of which nothing is left are not among
 * them, and the others keep their numbers in `line`.
 * @returns -1 where it is not among them
 */
export function placeOfItem(items: readonly { readonly line?: number | undefined }[], line: number): number {
  return items.findIndex((item, index) => (item.line ?? index + 1) === line);
}

function shareOf(amount: Kobo, part: Kobo, whole: Kobo): Kobo {
  return whole === 0 ? kobo(0) : kobo(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));
}

function sumOf(amounts: readonly Kobo[]): Kobo {
  return addKobo(kobo(0), ...amounts);
}
