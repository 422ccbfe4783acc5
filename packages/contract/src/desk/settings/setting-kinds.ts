import { isWholeKobo } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { anyDisco, discos, serviceBands } from "../../nigeria/electricity.ts";
import { states } from "../../nigeria/states.ts";
import { isLightUse } from "../../shop/light/light-uses.ts";
import { promoLines } from "../../shop/promo.ts";
import { calendarDay } from "../../wire/calendar-input.ts";
import { line } from "../../wire/text.ts";
import { homeFields, isHomeField } from "./home-page.ts";
import { identityFields, isIdentityField } from "./identity.ts";
import { isLookField, lookFields } from "./look.ts";
import { isPageName, legalPages, pageTextsShape } from "./page-texts.ts";
import { closedShowroom, isShowroomId, showroomClosed, showroomDetails } from "./showrooms.ts";

/** What can be set at the desk. */
export const settingKinds = [
  "identity",
  "look",
  "home",
  "promo",
  "pages",
  "showrooms",
  "vat",
  "delivery-fees",
  "limits",
  "hours",
  "closed-days",
  "delivery-days",
  "tariffs",
  "fuel-prices",
  "light-targets",
  "electrical-advice",
] as const;
export type SettingKind = (typeof settingKinds)[number];

const whole = (least: number, most: number, unit = "") => {
  const error = `must be a whole number, ${unit}${least.toLocaleString("en")} to ${unit}${most.toLocaleString("en")}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
const naira = whole(0, 1_000_000_000, "₦");
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time like 09:00" }));
/** Naira and kobo. */
const price = (most: number) => {
  const error = `must be an amount of up to ₦${most.toLocaleString("en")}, with two decimals at most`;
  return z
    .number({ error })
    .check(z.gt(0, { error }), z.lte(most, { error }), z.refine(isWholeKobo, { error }));
};

/** The rate of VAT in thousandths: 75 is 7.5 %. @source decision 092 */
export const vatRate = z.strictObject({ per_thousand: whole(0, 500) });

/** Bounds and unit of each limit. */
export const limitRules = {
  pay_on_delivery: { least: 0, most: 1_000_000_000, unit: "naira" },
  unpaid_order_hours: { least: 1, most: 2_160, unit: "hours" },
  unproved_hold_minutes: { least: 5, most: 1_440, unit: "minutes" },
  unproved_pieces: { least: 1, most: 1_000, unit: "pieces" },
  unproved_goods: { least: 0, most: 1_000_000_000, unit: "naira" },
  refund_alone: { least: 0, most: 10_000_000, unit: "naira" },
  low_stock: { least: 0, most: 1_000, unit: "pieces" },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly least: number;
      readonly most: number;
      readonly unit: "naira" | "hours" | "minutes" | "pieces";
    }
  >
>;
export type LimitName = keyof typeof limitRules;
/** Limits that hold no matter who sets the others: the owner alone sets them, with a fresh code. */
const ownersLimits = [
  "pay_on_delivery",
  "unproved_hold_minutes",
  "unproved_pieces",
  "unproved_goods",
  "refund_alone",
] as const satisfies readonly LimitName[];

/** Whether a setting is the owner's alone to set. */
export function isOwnersAlone(kind: SettingKind, key: string): boolean {
  return (
    kind === "identity" ||
    kind === "look" ||
    kind === "vat" ||
    (kind === "pages" && legalPages.some((page) => page === key)) ||
    (kind === "limits" && ownersLimits.some((name) => name === key))
  );
}

/** Whether the owner gives a fresh code for it: where money goes to, or how much of it is risked. */
export function needsFreshCode(kind: SettingKind, key: string): boolean {
  if (!isOwnersAlone(kind, key) || kind === "look" || kind === "pages") return false;
  return kind !== "identity" || key === "bank" || key === "bank_trade";
}

// The keys of a constant of this file.
export const limitNames = Object.keys(limitRules) as LimitName[];

/** The delivery fee table; rows in whole naira, lowest first, both ends included. */
export const feeTable = z.strictObject({
  tiers: z
    .array(z.strictObject({ from: naira, to: z.nullable(naira), fee: naira }))
    .check(z.minLength(1), z.maxLength(20)),
});

/** Zones of states, each with a table of its own; every other state has the shop's. @source decision 099 */
export const feeZones = z.strictObject({
  zones: z
    .array(
      z.strictObject({
        name: line(1, 60),
        states: z
          .array(
            z.enum(
              states.map(({ name }) => name),
              { error: "must be a state of Nigeria" },
            ),
          )
          .check(z.minLength(1, { error: "must have a state" }), z.maxLength(100)),
        tiers: feeTable.shape.tiers,
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});

export const limitAmount = (name: LimitName) => {
  const { least, most, unit } = limitRules[name];
  return z.strictObject({ amount: whole(least, most, unit === "naira" ? "₦" : "") });
};

const dayHours = z.strictObject({ opens: clock, closes: clock }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: "must be after the time of opening",
    path: ["closes"],
  }),
);
/** A showroom's week, Monday first; null is closed. */
export const openingWeek = z.strictObject({
  week: z.array(z.nullable(dayHours)).check(z.length(7)),
});

export const closedDay = z.strictObject({ name: line(1, 80) });

/** Working days from the order to the door; orders after the cut-off hour count from the next working day. */
export const deliveryDaysOfState = z.union([
  z.strictObject({ is_delivered: z.literal(false) }),
  z
    .strictObject({
      is_delivered: z.literal(true),
      from: whole(0, 60),
      to: whole(0, 60),
      cut_off: z.nullable(clock),
    })
    .check(
      z.refine(({ from, to }) => from <= to, {
        error: "must not be less than the first day",
        path: ["to"],
      }),
    ),
]);
export type DeliveryDaysOfState = z.infer<typeof deliveryDaysOfState>;

/** ₦/kWh before VAT. */
export const tariff = z.strictObject({ naira_per_kwh: price(10_000) });

export const fuelNames = ["petrol", "diesel"] as const;
export type FuelName = (typeof fuelNames)[number];
export const fuelPrice = z.strictObject({ naira_per_litre: price(100_000) });

/** Maintained lux. */
export const lightTarget = z.strictObject({ lux: whole(1, 5_000) });

/**
 * The engineer who signs the advice on electrical safety, with the number of the registration (COREN).
 * @source design D35
 */
export const electricalAdvice = z.strictObject({ engineer: line(2, 120), registration: line(2, 60) });

/** The one entry of a kind that has only one. */
export const onlyKey = "table";
/** Beside the fee table: fees by state. */
export const zonesKey = "zones";

const stateNames: readonly string[] = states.map(({ name }) => name);
const tariffKeys: readonly string[] = [anyDisco, ...discos].flatMap((disco) =>
  serviceBands.map(({ name }) => tariffKey(disco, name)),
);

/** The key of a tariff: `Eko/A`. */
export function tariffKey(disco: string, band: string): string {
  return `${disco}/${band}`;
}

export function tariffOfKey(key: string): { readonly disco: string; readonly band: string } {
  const [disco = "", band = ""] = key.split("/");
  return { disco, band };
}

/**
 * The schema of one entry of a kind, by its key; undefined for a key that the kind does not have. Which showrooms there are only
 * the API knows.
 */
export function settingValue(kind: SettingKind, key: string): z.ZodMiniType | undefined {
  switch (kind) {
    case "identity":
      return isIdentityField(key) ? identityFields[key] : undefined;
    case "home":
      return isHomeField(key) ? homeFields[key] : undefined;
    case "promo":
      return key === onlyKey ? promoLines : undefined;
    case "pages":
      return isPageName(key) ? pageTextsShape(key) : undefined;
    case "showrooms":
      if (closedShowroom(key) !== undefined) return showroomClosed;
      return isShowroomId(key) ? showroomDetails : undefined;
    case "look":
      return isLookField(key) ? lookFields[key] : undefined;
    case "vat":
      return key === onlyKey ? vatRate : undefined;
    case "delivery-fees":
      return key === onlyKey ? feeTable : key === zonesKey ? feeZones : undefined;
    case "limits": {
      const name = limitNames.find((each) => each === key);
      return name && limitAmount(name);
    }
    case "hours":
      return openingWeek;
    case "closed-days":
      return calendarDay.safeParse(key).success ? closedDay : undefined;
    case "delivery-days":
      return stateNames.includes(key) ? deliveryDaysOfState : undefined;
    case "tariffs":
      return tariffKeys.includes(key) ? tariff : undefined;
    case "fuel-prices":
      return fuelNames.some((name) => name === key) ? fuelPrice : undefined;
    case "light-targets":
      return isLightUse(key) ? lightTarget : undefined;
    case "electrical-advice":
      return key === onlyKey ? electricalAdvice : undefined;
  }
}

/** Figures of others: each has a source and a day. @source design D31 */
export function needsSource(kind: SettingKind): boolean {
  return kind === "tariffs" || kind === "fuel-prices" || kind === "light-targets";
}

/** Whether a kind may be set for a later moment. Hours and closed days are dated by what they say, and book at once, as showrooms do. */
export function mayBeLater(kind: SettingKind): boolean {
  return kind !== "hours" && kind !== "closed-days" && kind !== "showrooms";
}
