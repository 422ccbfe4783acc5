import { type DeliveryTier, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { type DeliveryRates, freeEverywhereFrom } from "@precise/cart-core/delivery-zones";
import { freeForGoodFrom } from "@precise/cart-core/free-delivery";
import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import {
  mostGoodsUnproved,
  mostPiecesUnproved,
  unprovedHoldMinutes,
} from "@precise/cart-core/unproved-orders";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";
import type { Company } from "@precise/contract/shop/company";
import { type FigureName, namedFigure } from "@precise/contract/shop/figure-names";
import { ratesOf } from "../delivery-tiers.ts";

/** Figures by the names under which content files put them in braces. */
export type ContentFigures = Readonly<Record<string, string>>;

/**
 * Figures that content files name in braces, `{voucher}`, and never type: they are the rules' own, or what the shop has set.
 * @param terms what the API says of the shop; what holds without it where it is not known
 * @source spec §9, decision 066
 */
export function figuresOf(
  terms: Pick<Company, "delivery_tiers" | "delivery_zones" | "unproved_orders"> | null,
): Readonly<Record<FigureName, string>> {
  const rates = ratesOf(terms);
  const unproved = terms?.unproved_orders;
  return {
    voucher: formatNaira(welcomeVoucher.amount),
    "voucher-minimum": formatNaira(welcomeVoucher.over),
    "voucher-days": String(welcomeVoucher.days),
    /** @source design D28 */
    "hold-minutes": String(unproved?.hold_minutes ?? unprovedHoldMinutes),
    "unproved-pieces": String(unproved?.most_pieces ?? mostPiecesUnproved),
    "unproved-goods": formatNaira(unproved ? fromWireValue(unproved.most_goods) : mostGoodsUnproved),
    "delivery-tiers": ratesSentence(rates),
    "free-delivery-from": formatNaira(
      freeEverywhereFrom(rates) ?? freeForGoodFrom(deliveryTiers) ?? welcomeVoucher.over,
    ),
  };
}

/** The text with every figure in the place of its name. */
export function withFigures(text: string, figures: ContentFigures): string {
  return text.replaceAll(namedFigure, (whole, name: string) => figures[name] ?? whole);
}

/** With zones: "… in Lagos, … in Kano and Kaduna; everywhere else …". */
function ratesSentence({ tiers, zones = [] }: DeliveryRates): string {
  if (zones.length === 0) return tiersSentence(tiers);
  const each = zones.map((zone) => `in ${listed(zone.states)} ${tiersSentence(zone.tiers)}`);
  return `${each.join("; ")}; in every other state ${tiersSentence(tiers)}`;
}

function listed(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** "₦5,000 on orders up to ₦100,000, … and nothing from ₦500,000". */
function tiersSentence(tiers: readonly DeliveryTier[]): string {
  const parts = tiers.map(({ from, to, fee }) => {
    const cost = fee === 0 ? "nothing" : formatNaira(fee);
    if (to !== null) return `${cost} on orders up to ${formatNaira(to)}`;
    return from === 0 ? `${cost} on every order` : `${cost} from ${formatNaira(from)}`;
  });
  return listed(parts);
}
