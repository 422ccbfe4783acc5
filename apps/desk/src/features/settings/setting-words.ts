import { nairaText } from "@precise/cart-core/money";
import { percentText } from "@precise/cart-core/vat";
import { homeNames, isHomeField } from "@precise/contract/desk/settings/home-page";
import { identityNames, isIdentityField } from "@precise/contract/desk/settings/identity";
import { isLookField, type LookField, lookNames } from "@precise/contract/desk/settings/look";
import { isPageName, pageTexts, pageTitles } from "@precise/contract/desk/settings/page-texts";
import {
  closedDay,
  deliveryDaysOfState,
  electricalAdvice,
  feeTable,
  feeZones,
  fuelPrice,
  type LimitName,
  lightTarget,
  limitAmount,
  limitNames,
  limitRules,
  openingWeek,
  type SettingKind,
  tariff,
  tariffOfKey,
  vatRate,
  zonesKey,
} from "@precise/contract/desk/settings/setting-kinds";
import type { SettingEntry, ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { closedShowroom, showroomDetails } from "@precise/contract/desk/settings/showrooms";
import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import { linesOfWeek } from "@precise/contract/nigeria/opening-week";
import { lightUses } from "@precise/contract/shop/light/light-uses";
import { displayFaces } from "@precise/contract/shop/look";
import { promoLines } from "@precise/contract/shop/promo";
import { homeText } from "./home-words.ts";
import { identityText } from "./identity-form.ts";
import { faceNames } from "./look/look-form.ts";

/** How the parts of the settings are called, and what each is for. */
export const kindWords: Readonly<
  Record<
    SettingKind,
    { readonly name: string; readonly about: string /** Where it shows. */; readonly shows: string }
  >
> = {
  identity: {
    name: "Your shop",
    about: "Names, registration, contact, pages elsewhere and the bank account.",
    shows: "Header, footer and contact page, mails, invoices, the transfer at the checkout",
  },
  look: {
    name: "Look",
    about: "Accent colour, logo and face of headings, in shop, trade area, desk, mails and papers.",
    shows: "Shop, trade area, desk, mails and papers",
  },
  home: {
    name: "Home page",
    about: "Picture, texts, sections and featured lights.",
    shows: "Home page of the shop",
  },
  promo: {
    name: "Top bar",
    about: "The lines that take turns over the header, and where each leads to.",
    shows: "The line over every page of the shop",
  },
  pages: {
    name: "Pages",
    about: "About us, board, questions, terms, privacy, voucher, affiliates, Design Service, TV advert.",
    shows: "Pages of the footer",
  },
  showrooms: {
    name: "Showrooms",
    about: "Names, addresses, telephones and their order; one more, or one less.",
    shows: "Showroom pages, checkout (collection), appointments",
  },
  vat: {
    name: "VAT",
    about: "The rate, and the day from which another counts.",
    shows: "Every price, invoice and report",
  },
  "delivery-fees": {
    name: "Delivery fees",
    about: "What delivery costs, by the total after discounts.",
    shows: "Cart, checkout, product pages, help",
  },
  limits: {
    name: "Limits",
    about: "Times and bounds of orders, refunds and stock.",
    shows: "Checkout and cart of the shop; refunds and stock of the desk",
  },
  hours: {
    name: "Showroom hours",
    about: "What visitors read and what they can book.",
    shows: "Showroom pages, footer, appointments",
  },
  "closed-days": {
    name: "Closed days",
    about: "Religious holidays and other days; the fixed public holidays are closed anyway.",
    shows: "Delivery promises and appointments",
  },
  "delivery-days": {
    name: "Delivery days",
    about: "Working days to each state. Nothing is promised where nothing is stated.",
    shows: "Product pages, checkout, orders",
  },
  tariffs: {
    name: "Electricity tariffs",
    about: "₦ for a kWh before VAT, by DisCo and band.",
    shows: "Cost of light, lighting tools",
  },
  "fuel-prices": {
    name: "Fuel prices",
    about: "₦ for a litre, for the cost of a generator.",
    shows: "Cost of light on a generator, lighting tools",
  },
  "light-targets": {
    name: "Light targets",
    about: "How many lux each use of rooms should have.",
    shows: "Room planner and room pages",
  },
  "electrical-advice": {
    name: "Electrical advice",
    about: "Which engineer signs what the shop says about electrical safety.",
    shows: "Safety advice on product and tool pages",
  },
};

export const limitWords: Readonly<Record<LimitName, { readonly name: string; readonly about: string }>> = {
  pay_on_delivery: {
    name: "Pay on delivery up to",
    about: "Of a larger total, delivery counted in, it is not offered.",
  },
  unpaid_order_hours: {
    name: "Wait for a transfer",
    about: "Then the order is cancelled; as long for the answer to a proposed fee.",
  },
  unproved_hold_minutes: {
    name: "Hold unconfirmed goods",
    about: "So long a guest's order holds its goods before it is confirmed.",
  },
  unproved_pieces: {
    name: "Most pieces unconfirmed",
    about: "Of one article; a larger order holds nothing until it is confirmed.",
  },
  unproved_goods: {
    name: "Most goods unconfirmed",
    about: "Goods above it hold nothing until the order is confirmed.",
  },
  refund_alone: {
    name: "Refund without a second person",
    about: "A manager's refund above it waits for someone else.",
  },
  low_stock: {
    name: "Low stock at",
    about: "For articles without a low mark of their own.",
  },
};

/** "1,000 lx" */
export function luxText(lux: number): string {
  return `${lux.toLocaleString("en")} lx`;
}

/** "250,000", "72 hours". */
export function limitText(name: LimitName, amount: number): string {
  const { unit } = limitRules[name];
  return unit === "naira" ? nairaText(amount) : `${amount.toLocaleString("en")} ${unit}`;
}

/** What a key stands for, in words. */
export function keyText({ kind, names }: Pick<ShopSetting, "kind" | "names">, key: string): string {
  switch (kind) {
    case "identity":
      return isIdentityField(key) ? identityNames[key] : key;
    case "home":
      return isHomeField(key) ? homeNames[key] : key;
    case "promo":
      return "Lines of the top bar";
    case "pages":
      return isPageName(key) ? pageTitles[key] : key;
    case "look":
      return isLookField(key) ? lookNames[key] : key;
    case "vat":
      return "Rate of VAT";
    case "delivery-fees":
      return key === zonesKey ? "Fees by state" : "Fee table";
    case "limits": {
      const name = limitNames.find((each) => each === key);
      return name === undefined ? key : limitWords[name].name;
    }
    case "hours":
      return names[key] ?? key;
    case "showrooms": {
      const id = closedShowroom(key) ?? key;
      return names[id] ?? id;
    }
    case "closed-days":
      return `${weekdayText(key)} ${key.slice(0, 4)}`;
    case "tariffs": {
      const { disco, band } = tariffOfKey(key);
      return `${disco}, band ${band}`;
    }
    case "fuel-prices":
      return key === "petrol" ? "Petrol" : "Diesel";
    case "light-targets":
      return lightUses.find(({ use }) => use === key)?.name ?? key;
    case "electrical-advice":
      return "Electrical advice";
    case "delivery-days":
      return key;
  }
}

/** A value in words; null is what withdrawing leaves. */
export function valueText(kind: SettingKind, key: string, value: SettingEntry["value"]): string {
  if (kind === "showrooms" && closedShowroom(key) !== undefined) return value === null ? "Open" : "Closed";
  if (value === null) return withdrawnText(kind, key);
  switch (kind) {
    case "identity":
      return (isIdentityField(key) && identityText(key, value)) || "None";
    case "home":
      return isHomeField(key) ? homeText(key, value) : "";
    case "promo":
      return (promoLines.safeParse(value).data?.lines ?? [])
        .map(({ text, href, is_shown }) => `${text} (${is_shown ? href : "hidden"})`)
        .join(", ");
    case "pages":
      return pageTextsWords(value);
    case "showrooms": {
      const read = showroomDetails.safeParse(value).data;
      return read ? `${read.name}, ${read.address}, ${read.phone}` : "";
    }
    case "look":
      return isLookField(key) ? lookText(key, value) : "";
    case "vat": {
      const read = vatRate.safeParse(value);
      return read.success ? percentText(read.data.per_thousand) : "";
    }
    case "delivery-fees": {
      if (key === zonesKey)
        return (feeZones.safeParse(value).data?.zones ?? [])
          .map(
            ({ name, states, tiers }) => `${name} (${states.join(", ")}): ${tiers.map(tierText).join("; ")}`,
          )
          .join(". ");
      const read = feeTable.safeParse(value);
      return read.success ? read.data.tiers.map(tierText).join("; ") : "";
    }
    case "limits": {
      const name = limitNames.find((each) => each === key);
      const read = name && limitAmount(name).safeParse(value);
      return name && read?.success ? limitText(name, read.data.amount) : "";
    }
    case "hours": {
      const read = openingWeek.safeParse(value);
      return read.success ? weekText(read.data.week) : "";
    }
    case "closed-days": {
      const read = closedDay.safeParse(value);
      return read.success ? `Closed: ${read.data.name}` : "";
    }
    case "delivery-days": {
      const read = deliveryDaysOfState.safeParse(value);
      return read.success ? daysText(read.data) : "";
    }
    case "tariffs": {
      const read = tariff.safeParse(value);
      return read.success ? `${nairaText(read.data.naira_per_kwh)} for a kWh` : "";
    }
    case "fuel-prices": {
      const read = fuelPrice.safeParse(value);
      return read.success ? `${nairaText(read.data.naira_per_litre)} for a litre` : "";
    }
    case "light-targets": {
      const read = lightTarget.safeParse(value);
      return read.success ? luxText(read.data.lux) : "";
    }
    case "electrical-advice": {
      const read = electricalAdvice.safeParse(value);
      return read.success ? `${read.data.engineer}, ${read.data.registration}` : "";
    }
  }
}

/** What holds, in the parts that two versions are compared by: a page text by text, everything else entry by entry. */
export function comparedParts(
  setting: ShopSetting,
): { readonly key: string; readonly name: string; readonly text: string }[] {
  return setting.current.flatMap(({ key, value }) => {
    const name = keyText(setting, key);
    if (setting.kind !== "pages" || value === null || !isPageName(key))
      return [{ key, name, text: valueText(setting.kind, key, value) }];
    return pageTexts[key].map((text) => ({
      key: `${key} ${text.name}`,
      name: `${name}: ${text.label}`,
      text: String(value[text.name] ?? ""),
    }));
  });
}

/** "About Ada Lights: 240 words". */
function pageTextsWords(value: Readonly<Record<string, unknown>>): string {
  const count = Object.values(value).join(" ").split(/\s+/).length;
  return `${String(value.title)}: ${count.toLocaleString("en")} words`;
}

/** "7.5", "7,5 %" as thousandths, 75; undefined for what is no rate of 0 to 50 with one decimal. */
export function perThousandTyped(typed: string): number | undefined {
  const plain = typed.replace("%", "").replace(",", ".").trim();
  if (!/^\d{1,2}(?:\.\d)?$/.test(plain)) return undefined;
  const perThousand = Math.round(Number(plain) * 10);
  return perThousand <= 500 ? perThousand : undefined;
}

function withdrawnText(kind: SettingKind, key: string): string {
  if (kind === "closed-days") return "Open";
  if (kind === "electrical-advice") return "Off: nobody signs it";
  if (kind === "home" && key === "sections") return "All, in the house's order";
  if (kind === "home" && key === "featured") return "None";
  if (kind === "home" && key === "hero_night") return "As with lights on";
  if (kind === "home" && key === "hero") return "The house's own";
  if (kind === "identity" || kind === "home" || kind === "pages" || kind === "showrooms")
    return "As the content file says";
  if (kind === "promo") return "The lines that the shop began with";
  if (kind === "look") return "The house's own";
  if (kind === "delivery-fees" || kind === "limits" || kind === "hours" || kind === "light-targets")
    return "Back to the default";
  return "Not stated";
}

function lookText(key: LookField, value: unknown): string {
  const { colour, name, width, height } = value as Partial<Record<string, string | number>>;
  if (key === "accent") return String(colour);
  if (key !== "face") return `${width} × ${height} pixels`;
  const face = displayFaces.find((each) => each === name);
  return face === undefined ? "" : faceNames[face];
}

function tierText({ from, to, fee }: { from: number; to: number | null; fee: number }): string {
  const cost = fee === 0 ? "free" : nairaText(fee);
  return to === null ? `from ${nairaText(from)} ${cost}` : `${nairaText(from)} to ${nairaText(to)} ${cost}`;
}

export function weekText(week: Parameters<typeof linesOfWeek>[0]): string {
  return linesOfWeek(week)
    .map(({ days, open, close }) => `${days} ${open === null ? "closed" : `${open} to ${close}`}`)
    .join(", ");
}

/** "2 to 4 working days, ordered by 14:00". */
export function daysText(days: ReturnType<typeof deliveryDaysOfState.parse>): string {
  if (!days.is_delivered) return "Not delivered to";
  const { from, to, cut_off } = days;
  const span = from === to ? `${from}` : `${from} to ${to}`;
  const unit = to === 1 ? "working day" : "working days";
  return `${span} ${unit}${cut_off === null ? "" : `, ordered by ${cut_off}`}`;
}
