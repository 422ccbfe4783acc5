import { addKobo, type Kobo, kobo, timesKobo } from "./money.ts";

/** What a piece costs without VAT from a quantity on. */
export interface TradeTier {
  /** Pieces; 1 or more. */
  readonly fromQuantity: number;
  readonly net: Kobo;
}

/** How a price list makes its prices of the catalogue's trade prices. */
export interface PriceListRule {
  /** Thousandths: 940 takes 6 % off. */
  readonly factorPerThousand: number;
  /** Prices are rounded, half-up, to a multiple of so many kobo; 5,000 are 50 naira. */
  readonly roundingKobo: number;
}

/**
 * The VAT on a net amount, rounded half-up to whole kobo: at 75 thousandths net × 7.5 %.
 * @source design D13
 */
export function vatOn(net: Kobo, perThousand: number): Kobo {
  const rest = net % 1000;
  return kobo(((net - rest) / 1000) * perThousand + Math.round((rest * perThousand) / 1000));
}

/** A net amount with its VAT. */
export function grossOf(net: Kobo, perThousand: number): Kobo {
  return addKobo(net, vatOn(net, perThousand));
}

/** The greatest net amount whose gross is at most this: what a gross price leaves for the seller. */
export function netWithin(gross: Kobo, perThousand: number): Kobo {
  const guess = Math.floor((gross * 1000) / (1000 + perThousand));
  return kobo(grossOf(kobo(guess + 1), perThousand) <= gross ? guess + 1 : guess);
}

/** The price list's prices: each tier times the factor, rounded, and never less than a kobo. */
export function tiersByRule(tiers: readonly TradeTier[], rule: PriceListRule): TradeTier[] {
  return tiers.map(({ fromQuantity, net }) => ({ fromQuantity, net: byRule(net, rule) }));
}

function byRule(net: Kobo, { factorPerThousand, roundingKobo }: PriceListRule): Kobo {
  const steps = Math.round((net * factorPerThousand) / (1000 * roundingKobo));
  return kobo(Math.max(1, steps * roundingKobo));
}

/**
 * Tiers as they are charged: by rising quantity, beginning at one piece, none dearer than what everyone pays in the
 * shop, and each cheaper than the one before; what is not is no tier.
 * @param shopGross what a piece costs in the shop now, VAT included: a trade client never pays more
 * @param perThousand rate of VAT
 * @returns an empty list where no tier begins at one piece: the product has no trade price
 * @source decision 020
 */
export function chargedTiers(tiers: readonly TradeTier[], shopGross: Kobo, perThousand: number): TradeTier[] {
  const most = netWithin(shopGross, perThousand);
  const charged: TradeTier[] = [];
  for (const { fromQuantity, net } of tiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    const capped = kobo(Math.min(net, most));
    const before = charged.at(-1);
    if (before === undefined) {
      if (fromQuantity !== 1) return [];
      charged.push({ fromQuantity, net: capped });
    } else if (capped < before.net) charged.push({ fromQuantity, net: capped });
  }
  return charged;
}

/**
 * The net price of a piece when so many are bought: that of the highest tier that the quantity reaches.
 * @param tiers as `chargedTiers` gives them
 * @returns undefined for no tiers, and below one piece
 */
export function unitNetFor(tiers: readonly TradeTier[], quantity: number): Kobo | undefined {
  return tiers.findLast(({ fromQuantity }) => quantity >= fromQuantity)?.net;
}

/** What a line of a trade cart costs. */
export interface TradeLine {
  readonly unitNet: Kobo;
  /** For showing only: the gross of a line is made of its net. */
  readonly unitGross: Kobo;
  readonly net: Kobo;
  readonly vat: Kobo;
  readonly gross: Kobo;
}

/**
 * The amounts of a line. Its VAT is that of the whole line, not of one piece times the pieces, so that rounding is done
 * once; net and VAT of the lines add up to the order's.
 * @param quantity pieces of this line
 * @param perThousand rate of VAT
 * @param piecesInAll pieces of the article over all lines, which decide the price of one; those of the line when left out
 * @returns undefined for no tiers, and below one piece
 * @source design D34
 */
export function tradeLine(
  tiers: readonly TradeTier[],
  quantity: number,
  perThousand: number,
  piecesInAll: number = quantity,
): TradeLine | undefined {
  const unitNet = quantity < 1 ? undefined : unitNetFor(tiers, piecesInAll);
  if (unitNet === undefined) return undefined;
  const net = timesKobo(unitNet, quantity);
  const vat = vatOn(net, perThousand);
  return { unitNet, unitGross: grossOf(unitNet, perThousand), net, vat, gross: addKobo(net, vat) };
}
