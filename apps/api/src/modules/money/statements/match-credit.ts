import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { fitName, type NameFit, nameWords } from "../payer-names.ts";
import { type FoundNumber, findOrderNumbers, indexNumbers, type NumberIndex } from "./order-numbers-in.ts";
import type { StatementCredit } from "./read-statement.ts";

/** An order that a transfer may be for. */
export interface PayableOrder {
  readonly number: string;
  /** What is missing of it; for a cancelled one, what it would cost. 0: nothing is owed. */
  readonly missing: Kobo;
  /** The buyer's and the company's. */
  readonly names: readonly string[];
  /** Lagos day. */
  readonly placedOn: string;
  /** Why money for it needs a second look: `cancelled`, `paid`. */
  readonly caution?: string | undefined;
}

/** An order that a credit may be for, and why. */
export interface Candidate {
  readonly number: string;
  readonly missing: Kobo;
  /** 0 to 110. */
  readonly score: number;
  /** For people: `names PR-7K3M9QX1`, `is exactly what is missing`. */
  readonly reasons: readonly string[];
}

/** What a credit is for. `sure` names every order and its share, and may be booked with others at one click. */
export interface CreditMatch {
  readonly verdict: "sure" | "likely" | "unclear" | "none";
  /** The best first; of the same score in no order that means anything. */
  readonly candidates: readonly Candidate[];
  /** How the credit would be booked; empty unless sure. */
  readonly shares: readonly { readonly number: string; readonly amount: Kobo }[];
}

/** The orders that credits are held against. */
export interface OrderBook {
  readonly orders: ReadonlyMap<string, PayableOrder>;
  readonly numbers: NumberIndex;
  readonly owed: readonly PayableOrder[];
  /** The words of each order's names, so that they are not read again for each credit. */
  readonly words: ReadonlyMap<PayableOrder, readonly (readonly string[])[]>;
  /** Words of the shop's own names, which narrations have because it is paid: they say nothing of the payer. */
  readonly ownWords: readonly string[];
}

/** @param ownNames of the shop */
export function openBook(orders: readonly PayableOrder[], ownNames: readonly string[] = []): OrderBook {
  return {
    orders: new Map(orders.map((order) => [order.number, order])),
    numbers: indexNumbers(orders.map(({ number }) => number)),
    owed: orders.filter(({ missing }) => missing > 0),
    words: new Map(orders.map((order) => [order, order.names.map(nameWords)])),
    ownWords: nameWords(ownNames.join(" ")),
  };
}

const points = {
  number: 60,
  slip: 45,
  amount: 30,
  charges: 15,
  fullName: 20,
  partName: 7,
  settled: -30,
  early: -20,
};
/** What a single shared first name is worth alone is no reason to show an order. */
const leastScore = 15;
/** A lead that is smaller could be luck. */
const leastLead = 10;
const mostCandidates = 5;
/** What banks take off a transfer: their fee, and the stamp duty of ₦50. */
const mostCharges = 15_000;

/**
 * Which order a credit pays: by the order number in its narration, by the exact amount that is missing, and by the payer's
 * name. It is `sure` only where it names an order that is not paid and its amount is exactly what is missing; orders that
 * fit equally well are never decided by luck.
 * @source decision 064
 */
export function matchCredit(credit: StatementCredit, book: OrderBook): CreditMatch {
  const found = ordersNamed(credit, book);
  const named = [...found.keys()];
  const said = nameWords(credit.narration).filter((word) => !book.ownWords.includes(word));
  const candidates = [...new Set([...named, ...book.owed])]
    .map((order) => rate(order, credit, found.get(order), bestFit(said, book.words.get(order) ?? [])))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score || (one.number < other.number ? -1 : 1));
  const shares = sureShares(credit, book);
  return {
    verdict: shares.length > 0 ? "sure" : verdictOf(candidates),
    candidates: candidates.slice(0, Math.max(mostCandidates, named.length)),
    shares,
  };
}

/**
 * How a credit is surely booked: for one order, or for several whose sums add up, each named and none paid, cancelled or placed
 * later. Cheap enough to ask of thousands.
 * @returns nothing where it is not sure
 */
export function sureShares(credit: StatementCredit, book: OrderBook): CreditMatch["shares"] {
  const found = ordersNamed(credit, book);
  const named = [...found.keys()];
  const total = named.reduce((sum, { missing }) => sum + missing, 0);
  const isSlip = [...found.values()].some((each) => each.isSlip);
  const isPlain = named.every(
    ({ missing, placedOn, caution }) => missing > 0 && caution === undefined && placedOn <= credit.day,
  );
  if (total !== credit.amount || !isPlain || (isSlip && named.length > 1)) return [];
  return named.map(({ number, missing }) => ({ number, amount: missing }));
}

function ordersNamed(
  { narration, reference = "" }: StatementCredit,
  { numbers, orders }: OrderBook,
): ReadonlyMap<PayableOrder, FoundNumber> {
  const named = new Map<PayableOrder, FoundNumber>();
  for (const found of findOrderNumbers(`${narration} ${reference}`, numbers)) {
    const order = orders.get(found.number);
    if (order) named.set(order, found);
  }
  return named;
}

function verdictOf([best, next]: readonly Candidate[]): CreditMatch["verdict"] {
  if (best === undefined) return "none";
  const isAlone = best.score - (next?.score ?? 0) >= leastLead;
  return isAlone && best.score >= points.slip ? "likely" : "unclear";
}

function rate(
  order: PayableOrder,
  credit: StatementCredit,
  found: FoundNumber | undefined,
  fit: NameFit,
): Candidate {
  const { number, missing, placedOn, caution } = order;
  const rated: (readonly [number, string])[] = [];
  if (found) {
    rated.push(
      found.isSlip ? [points.slip, `names ${number} with one slip`] : [points.number, `names ${number}`],
    );
  }
  const short = missing - credit.amount;
  if (short === 0) rated.push([points.amount, "is exactly what is missing"]);
  else if (short > 0 && short <= mostCharges)
    rated.push([points.charges, `${formatNaira(kobo(short))} short, like a bank's charge`]);
  else if (missing > 0 && found)
    rated.push([0, `${formatNaira(credit.amount)} came, ${formatNaira(missing)} is missing`]);
  if (fit === "full") rated.push([points.fullName, "the payer has the buyer's name"]);
  if (fit === "part") rated.push([points.partName, "one name is the same"]);
  if (missing === 0) rated.push([points.settled, `${number} is ${caution ?? "paid"}: nothing is missing`]);
  else if (caution !== undefined) rated.push([0, `${number} is ${caution}`]);
  if (placedOn > credit.day) rated.push([points.early, "the money came before the order"]);
  return {
    number,
    missing,
    score: Math.max(
      0,
      rated.reduce((sum, [score]) => sum + score, 0),
    ),
    reasons: rated.map(([, reason]) => reason),
  };
}

function bestFit(said: readonly string[], names: readonly (readonly string[])[]): NameFit {
  const fits = names.map((words) => fitName(said, words));
  return fits.find((fit) => fit === "full") ?? fits.find((fit) => fit === "part") ?? "none";
}
