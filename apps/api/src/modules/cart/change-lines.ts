import { maxLinesPerCart, maxQuantityPerLine, mostStockShown } from "@precise/cart-core/limits";
import { naira } from "@precise/cart-core/money";
import type { CartNotice } from "@precise/contract/shop/cart";
import type { ApiError } from "@precise/contract/wire/envelope";
import type { SellableProduct } from "#api/modules/catalogue/products-for-cart.ts";
import type { CartLine } from "./cart-line.ts";
import { notThatManyText, outOfStockText, tooFewText } from "./stock-words.ts";

/** What a call asks for one line. `add` is on top of what the line has, `set` in its place. */
export interface Wish {
  readonly kind: "add" | "set";
  /** The line that is meant; one that the cart does not have is new. */
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  /** Where in the call it stands, for naming it in an error. */
  readonly index: number;
  /** The call named a line and no article, so the line has to be there. */
  readonly isOfLine?: boolean;
}

export type ChangedLines =
  | {
      readonly ok: true;
      /** All lines as they are then, in order. */
      readonly lines: readonly CartLine[];
      readonly set: readonly CartLine[];
      /** Ids of the lines that go. */
      readonly removed: readonly string[];
      readonly notices: readonly CartNotice[];
    }
  | { readonly ok: false; readonly errors: readonly ApiError[] };

/** Far below what whole kobo can count, so that no later price change can make a cart's sums overflow. */
const largestSubtotal = naira(1_000_000_000_000);

/** How much a cart may hold; a trade client's holds more. */
export interface CartLimits {
  /** Most pieces of one article. */
  readonly mostPerLine: number;
  readonly mostLines: number;
  /** Trade clients see everywhere how many there are; shoppers only from five down. @source design D28 */
  readonly tellsStock?: true;
}

const shoppersLimits: CartLimits = { mostPerLine: maxQuantityPerLine, mostLines: maxLinesPerCart };

/** A wish with what the cart has of its article. */
interface Asked {
  readonly change: Wish;
  /** Pieces of the line now. */
  readonly held: number;
  /** Pieces of the line then, if all of them are in stock. */
  readonly wanted: number;
}

/**
 * The cart after a call's wishes, all of them or none. Pieces of an article are counted over all of its lines. More than
 * is in stock becomes what is in stock, with a notice; of what is plentiful it becomes five, or what the line had, so that
 * no one learns the stock by asking for too much. Where nothing is left the wish is refused, and so is more than the
 * limit of an article. What makes no line larger is never refused for a limit.
 * @param sellable every product on sale among the wishes and the lines
 */
export function changeLines(
  lines: readonly CartLine[],
  wishes: readonly Wish[],
  sellable: ReadonlyMap<string, SellableProduct>,
  limits: CartLimits = shoppersLimits,
): ChangedLines {
  const after = new Map(lines.map((line) => [line.lineId, line]));
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  const set = new Map<string, CartLine>();
  const removed: string[] = [];
  const notices: CartNotice[] = [];
  const errors: (ApiError & { readonly index: number })[] = [];
  for (const change of shrinkingFirst(wishes, after)) {
    const existing = after.get(change.lineId);
    const held = existing?.quantity ?? 0;
    if (change.kind === "set" && change.quantity === 0) {
      if (!existing) continue;
      after.delete(change.lineId);
      pieces.set(existing.sku, (pieces.get(existing.sku) ?? 0) - held);
      removed.push(change.lineId);
      continue;
    }
    const request = { change, held, wanted: change.quantity + (change.kind === "add" ? held : 0) };
    const product = sellable.get(change.sku);
    const others = (pieces.get(change.sku) ?? 0) - held;
    const error = refusal(request, others, product, limits);
    if (error || !product) {
      if (error) errors.push({ ...error, index: change.index });
      continue;
    }
    const isTold = limits.tellsStock === true || product.stockQty <= mostStockShown;
    const quantity = grantable(request, product.stockQty - others, isTold);
    if (quantity < request.wanted) notices.push(capped(product, isTold ? undefined : quantity));
    if (quantity === 0) continue;
    const line = { lineId: change.lineId, sku: change.sku, quantity, seenPrice: product.priceKobo };
    after.set(change.lineId, line);
    set.set(change.lineId, line);
    pieces.set(change.sku, others + quantity);
  }
  if (errors.length > 0) {
    const inOrder = errors.toSorted((one, other) => one.index - other.index);
    return { ok: false, errors: inOrder.map(({ index: _, ...error }) => error) };
  }
  const tooLarge = whatIsTooLarge(lines, [...after.values()], sellable, limits);
  if (tooLarge) return { ok: false, errors: [{ code: "cart_too_large", message: tooLarge, field: "items" }] };
  return { ok: true, lines: [...after.values()], set: [...set.values()], removed, notices };
}

/** What makes lines smaller comes first: it makes room for the others of the same call. */
function shrinkingFirst(wishes: readonly Wish[], lines: ReadonlyMap<string, CartLine>): readonly Wish[] {
  const grows = ({ kind, lineId, quantity }: Wish) =>
    kind === "add" || quantity > (lines.get(lineId)?.quantity ?? 0);
  return [...wishes.filter((change) => !grows(change)), ...wishes.filter(grows)];
}

/**
 * @param room pieces that the stock leaves for the line
 * @param isTold whether the caller may know that number
 */
function grantable({ held, wanted }: Asked, room: number, isTold: boolean): number {
  if (wanted <= room) return wanted;
  if (!isTold && room >= 1) return Math.max(held <= room ? held : 0, Math.min(mostStockShown, room));
  if (room >= 1) return room;
  // The article's other lines hold more than there is: this one gets no larger, and may get smaller.
  return Math.min(wanted, held);
}

function refusal(
  { change, held, wanted }: Asked,
  others: number,
  product: SellableProduct | undefined,
  { mostPerLine }: CartLimits,
): ApiError | undefined {
  const at = `items.${change.index}`;
  if (change.isOfLine && held === 0) {
    return { code: "unknown_line", message: "The cart has no such line.", field: `${at}.line_id` };
  }
  if (!product) {
    return {
      code: "unknown_sku",
      message: "No product on sale has this item number.",
      field: `${at}.sku`,
    };
  }
  if (wanted <= held) return undefined;
  if (wanted + others > mostPerLine) {
    const message = `A cart holds up to ${mostPerLine} of one product.`;
    return { code: "quantity_too_large", message, field: `${at}.quantity` };
  }
  if (product.stockQty > 0) return undefined;
  return { code: "out_of_stock", message: outOfStockText(product.name), field: `${at}.sku` };
}

/** @param quantity what the cart holds then, where the caller may not know how many there are */
function capped({ sku, name, stockQty }: SellableProduct, quantity: number | undefined): CartNotice {
  const message =
    quantity === undefined
      ? `${tooFewText(name, stockQty, true)} Your cart has ${stockQty === 1 ? "it" : "all of them"}.`
      : `${notThatManyText(name)} Your cart has ${quantity}.`;
  return { kind: "quantity_capped", sku, name, message };
}

/** A merge or a rise of prices may have made a cart too large; a change that makes it no larger is allowed. */
function whatIsTooLarge(
  before: readonly CartLine[],
  after: readonly CartLine[],
  sellable: ReadonlyMap<string, SellableProduct>,
  { mostLines }: CartLimits,
): string | undefined {
  if (after.length > mostLines && after.length > before.length) {
    return `A cart holds up to ${mostLines.toLocaleString("en")} lines.`;
  }
  // A plain sum on purpose: kobo arithmetic would throw where this is to be reported.
  const sumOf = (lines: readonly CartLine[]) =>
    lines.reduce((all, line) => all + (sellable.get(line.sku)?.priceKobo ?? 0) * line.quantity, 0);
  const sum = sumOf(after);
  return sum > largestSubtotal && sum > sumOf(before) ? "The cart's total is too large." : undefined;
}
