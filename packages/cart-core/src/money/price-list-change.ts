import type { Kobo } from "./money.ts";
import { netWithin, type TradeTier, unitNetFor } from "./trade-prices.ts";

/** A price of a list's own: what a piece costs without VAT from a quantity on. */
export interface OwnPrice {
  /** Article number in capitals. */
  readonly sku: string;
  readonly fromQuantity: number;
  readonly net: Kobo;
}

/** The same as a file has it. */
export interface WrittenPrice extends Omit<OwnPrice, "net"> {
  /** Of the file. */
  readonly line: number;
  /** Null takes that price off the list. */
  readonly net: Kobo | null;
}

/** What a line of the file does, or what becomes of an own price that no line names (`line` is null). */
export interface PriceLine {
  readonly kind: "new" | "changed" | "same" | "removed" | "kept" | "refused";
  readonly line: number | null;
  readonly sku: string;
  readonly fromQuantity: number | null;
  readonly old: Kobo | null;
  readonly net: Kobo | null;
  /** Why a line is refused, with its column. */
  readonly reason: string | null;
}

/**
 * What a file does to the own prices of a list, line by line. Each article and quantity stands for itself: what the file does not
 * name stays, breaks of a named article too, unless it is to be removed. The prices of an article that come out begin at one
 * piece, and each is lower than the one before.
 * @param written lines that could be read, none twice for an article and quantity
 * @returns the lines of the file in their order, then what only the list has
 * @source decision 020
 */
export function priceListChange(
  written: readonly WrittenPrice[],
  own: readonly OwnPrice[],
  { removesUnlisted }: { readonly removesUnlisted: boolean },
): PriceLine[] {
  const known = new Map(own.map((price) => [keyOf(price), price.net]));
  const named = new Set(written.map(keyOf));
  const unlisted = own.filter((price) => !named.has(keyOf(price)));
  const faults = ladderFaults(written, removesUnlisted ? [] : unlisted);
  const lines = written.map((price): PriceLine => {
    const { line, sku, fromQuantity, net } = price;
    const old = known.get(keyOf(price)) ?? null;
    const reason = faults.get(line) ?? null;
    const kind = reason !== null ? "refused" : kindOf(old, net);
    return { kind, line, sku, fromQuantity, old, net, reason };
  });
  const kind = removesUnlisted ? "removed" : "kept";
  const rest = unlisted.map(
    ({ sku, fromQuantity, net }): PriceLine => ({
      ...{ kind, line: null, sku, fromQuantity, old: net },
      net: removesUnlisted ? null : net,
      reason: null,
    }),
  );
  return [...lines, ...rest];
}

/**
 * A price in whole thousandths, rounded down, of what it is measured by: the catalogue's trade price at that quantity or, for an article without
 * trade prices, the shop's price without VAT.
 * @param trade the catalogue's tiers by rising quantity; may be empty
 * @param shopGross what everybody pays for a piece, VAT included
 * @param perThousand rate of VAT
 */
export function thousandthsOfTrade(
  { fromQuantity, net }: Pick<OwnPrice, "fromQuantity" | "net">,
  trade: readonly TradeTier[],
  shopGross: Kobo,
  perThousand: number,
): number {
  const measure = unitNetFor(trade, fromQuantity) ?? netWithin(shopGross, perThousand);
  // Half a kobo more: a price that was rounded to whole kobo is not lower for it.
  return measure === 0 ? 1000 : Math.floor(((net + 0.5) * 1000) / measure);
}

function keyOf({ sku, fromQuantity }: Omit<OwnPrice, "net">): string {
  return `${fromQuantity} ${sku}`;
}

function kindOf(old: Kobo | null, net: Kobo | null): PriceLine["kind"] {
  if (net === null) return old === null ? "same" : "removed";
  if (old === null) return "new";
  return old === net ? "same" : "changed";
}

interface Rung extends OwnPrice {
  /** Null for a price that the list keeps. */
  readonly line: number | null;
}

/** What is wrong with the prices of each article as they come out, by the line at fault; null where none of the file is. */
function ladderFaults(
  written: readonly WrittenPrice[],
  kept: readonly OwnPrice[],
): ReadonlyMap<number | null, string> {
  const faults = new Map<number | null, string>();
  const linesOf = Map.groupBy(written, ({ sku }) => sku);
  const keptOf = Map.groupBy(kept, ({ sku }) => sku);
  for (const [sku, lines] of linesOf) {
    const priced = lines.flatMap(({ net, ...rest }): Rung[] => (net === null ? [] : [{ ...rest, net }]));
    const stay = (keptOf.get(sku) ?? []).map((price): Rung => ({ ...price, line: null }));
    const ladder = [...priced, ...stay].toSorted((a, b) => a.fromQuantity - b.fromQuantity);
    for (const [place, rung] of ladder.entries()) {
      const before = ladder[place - 1];
      if (before === undefined) {
        if (rung.fromQuantity === 1) continue;
        // The line without a price that took the first one off, where the file has nothing else to blame.
        const line = rung.line ?? lines.find(({ net }) => net === null)?.line ?? null;
        faults.set(line, `from_quantity: ${sku} has no price for quantity 1`);
      } else if (rung.net >= before.net) {
        if (rung.line !== null)
          faults.set(rung.line, `net: must be below the price from ${before.fromQuantity}`);
        else
          faults.set(
            before.line,
            `net: must be above the price from ${rung.fromQuantity}, which the list keeps`,
          );
      }
    }
  }
  return faults;
}
