import { wireValue } from "@precise/cart-core/money";
import { rowsOfTiers } from "@precise/cart-core/tier-table";
import {
  type LimitName,
  onlyKey,
  type SettingKind,
  tariffKey,
} from "@precise/contract/desk/settings/setting-kinds";
import type { ShowroomDetails } from "@precise/contract/desk/settings/showrooms";
import { anyDisco } from "@precise/contract/nigeria/electricity";
import { weekOfLines } from "@precise/contract/nigeria/opening-week";
import { type LightUse, lightUses } from "@precise/contract/shop/light/light-uses";
import { startPromoLines } from "@precise/contract/shop/promo-lines";
import type { ShopContent } from "#api/modules/company/content.ts";
import { identityOf } from "#api/modules/company/identity.ts";
import type { ShopLimits } from "#api/modules/company/shop-terms.ts";
import type { SettingOrigin } from "./setting-rows.ts";

/** An entry that nobody has set: of the content file, the environment, or a figure that the shop begins with. */
export interface DefaultEntry extends SettingOrigin {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export type DefaultSettings = Readonly<Record<SettingKind, readonly DefaultEntry[]>>;

const own = { source: null, as_of: null, note: null };
const notOfOrder =
  "The regulator's order of 2026 was not found: confirm the figure of your DisCo. Until then pages count no payback with it.";
const tableOfPortHarcourt = {
  source: "Tables in public code that name Port Harcourt's DisCo; unofficial and undated",
  as_of: null,
  note: notOfOrder,
};
const norm = "EN 12464-1, values as in the 2011 and 2021 tables";
const toBeChecked = "Not yet compared with the standard as it is sold.";
const guidance = "Guidance for homes; no norm binds them";
/**
 * Maintained lux to begin with.
 * @source design "Lighting"
 */
const luxOfUse: Readonly<Record<LightUse, number>> = {
  living: 150,
  dining: 200,
  kitchen: 300,
  worktop: 500,
  bedroom: 100,
  reading: 300,
  bathroom: 200,
  mirror: 300,
  hall: 100,
  study: 300,
  terrace: 50,
  path: 20,
  "shop-window": 750,
  office: 500,
  meeting: 500,
  filing: 300,
  reception: 300,
  "restaurant-kitchen": 500,
  sales: 300,
  till: 500,
  corridor: 100,
  stairs: 100,
  "wash-room": 200,
  canteen: 200,
};
const luxNotes: Readonly<Partial<Record<LightUse, string>>> = {
  study: "300 to 500.",
  stairs: "100 to 150.",
};

/** What holds where nobody set anything. @param file as it was read, with the environment's times */
export function defaultSettings(file: ShopContent): DefaultSettings {
  return {
    identity: Object.entries(identityOf(file.company)).map(([key, value]) => ({ key, value, ...own })),
    // The house's own look.
    look: [],
    // The shop's own content file says it.
    home: [],
    promo: [{ key: onlyKey, value: { lines: startPromoLines }, ...own }],
    showrooms: file.showrooms.map(({ id, name, city, address, phone, ...more }, place) => ({
      key: id,
      value: {
        ...{ name, city, address, phone },
        email: more.email ?? "",
        coordinates: more.coordinates ?? null,
        features: more.features ?? [],
        position: place + 1,
      } satisfies ShowroomDetails,
      ...own,
    })),
    pages: Object.entries(file.pageFiles).map(([key, value]) => ({ key, value, ...own })),
    vat: [{ key: onlyKey, value: { per_thousand: file.vatPerThousand }, ...own }],
    "delivery-fees": [{ key: onlyKey, value: { tiers: rowsOfTiers(file.deliveryTiers) }, ...own }],
    limits: Object.entries(limitAmounts(file.limits)).map(([key, amount]) => ({
      key,
      value: { amount },
      ...own,
    })),
    hours: file.showrooms.map(({ id, hours }) => ({ key: id, value: { week: weekOfLines(hours) }, ...own })),
    "closed-days": file.closed_days.map(({ day, name }) => ({ key: day, value: { name }, ...own })),
    // Nothing is promised before the owner says so, here or in the content file. @source design D35
    "delivery-days": [...file.deliveryDays].map(([key, value]) => ({
      key,
      value,
      ...own,
      note: file.company.sample ? "A sample's days, shown on your own computer alone." : null,
    })),
    // Figures to begin with; pages count no payback with them before someone confirms them.
    tariffs: [
      {
        key: tariffKey(anyDisco, "A"),
        value: { naira_per_kwh: 209.5 },
        source:
          "Minister of Power in 2025, about ₦209 (bizwatchnigeria.ng); tables in public code. It was ₦225 in April and ₦206.80 in May 2024",
        as_of: null,
        note: notOfOrder,
      },
      ...(
        [
          ["B", 68.96],
          ["C", 56.38],
          ["D", 55.43],
          ["E", 39.44],
        ] as const
      ).map(([band, amount]) => ({
        key: tariffKey("Port Harcourt", band),
        value: { naira_per_kwh: amount },
        ...tableOfPortHarcourt,
      })),
    ],
    "fuel-prices": [
      {
        key: "petrol",
        value: { naira_per_litre: 920 },
        source: "Pump price in Lagos, legit.ng",
        as_of: "2025-11-02",
        note: null,
      },
    ],
    "light-targets": lightUses.map(({ use, isWorkPlace }) => ({
      key: use,
      value: { lux: luxOfUse[use] },
      source: isWorkPlace
        ? norm
        : use === "shop-window"
          ? "Guidance for shop windows; no norm binds them"
          : guidance,
      as_of: null,
      note: isWorkPlace ? `${luxNotes[use] ?? ""} ${toBeChecked}`.trim() : (luxNotes[use] ?? null),
    })),
    // Nobody signs it before the owner says who. @source design D35
    "electrical-advice": [],
  };
}

/** Limits by their names on the wire. */
export function limitAmounts(limits: ShopLimits): Record<LimitName, number> {
  return {
    pay_on_delivery: wireValue(limits.payOnDelivery),
    unpaid_order_hours: limits.unpaidOrderHours,
    unproved_hold_minutes: limits.unprovedHoldMinutes,
    unproved_pieces: limits.unprovedPieces,
    unproved_goods: wireValue(limits.unprovedGoods),
    refund_alone: limits.refundAlone,
    low_stock: limits.lowStock,
  };
}
