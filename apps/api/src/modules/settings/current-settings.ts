import { naira } from "@precise/cart-core/money";
import { tiersOfRows } from "@precise/cart-core/tier-table";
import {
  type HomeField,
  type HomeValues,
  homeFields,
  isHomeField,
} from "@precise/contract/desk/settings/home-page";
import { homeTextFieldNames } from "@precise/contract/desk/settings/home-texts";
import {
  type IdentityField,
  type IdentityValues,
  identityFields,
  isIdentityField,
} from "@precise/contract/desk/settings/identity";
import {
  isLookField,
  type LookField,
  type LookValues,
  lookFields,
} from "@precise/contract/desk/settings/look";
import {
  isPageName,
  legalPages,
  type PageName,
  type PageTexts,
  pageNames,
} from "@precise/contract/desk/settings/page-texts";
import {
  closedDay,
  deliveryDaysOfState,
  electricalAdvice,
  type FuelName,
  feeTable,
  feeZones,
  fuelNames,
  fuelPrice,
  lightTarget,
  limitAmount,
  limitNames,
  onlyKey,
  openingWeek,
  type SettingKind,
  settingValue,
  tariff,
  tariffOfKey,
  vatRate,
  zonesKey,
} from "@precise/contract/desk/settings/setting-kinds";
import { closedShowroom, type ShowroomDetails } from "@precise/contract/desk/settings/showrooms";
import { accentThemes } from "@precise/contract/look/accent";
import { linesOfWeek, type weekOfLines } from "@precise/contract/nigeria/opening-week";
import { states } from "@precise/contract/nigeria/states";
import { isLightUse, type LightUse } from "@precise/contract/shop/light/light-uses";
import { logoPicture, type ShopLook } from "@precise/contract/shop/look";
import { promoLines } from "@precise/contract/shop/promo";
import { shownPromo } from "@precise/contract/shop/promo-lines";
import type { ShopContent } from "#api/modules/company/content.ts";
import { sampleFields, transferStops, withIdentity } from "#api/modules/company/identity.ts";
import type { ShopLimits, ShopTerms } from "#api/modules/company/shop-terms.ts";
import { type DefaultSettings, limitAmounts } from "./default-settings.ts";
import type { SettingOrigin, SettingRow } from "./setting-rows.ts";

/** What holds of one key: what was set, or the default. */
export interface Standing extends SettingOrigin {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** Undefined for a default. */
  readonly row?: SettingRow;
}

/** A figure of others, with where it comes from. @source design D31 */
export interface FigureOfOthers extends SettingOrigin {
  /** It was set at the desk: until then it is one to begin with. */
  readonly isConfirmed: boolean;
}

/** What something costs. */
export interface Sourced extends FigureOfOthers {
  /** What is paid for a kWh, before VAT, or for a litre, in naira. */
  readonly naira: number;
}

export interface Tariff extends Sourced {
  readonly disco: string;
  readonly band: string;
}

/** What a use of rooms is lit with. */
interface LightTarget extends FigureOfOthers {
  readonly use: LightUse;
  /** Maintained. */
  readonly lux: number;
}

/** Everything that the shop has set, as it holds at one moment. */
export interface CurrentSettings extends ShopTerms {
  readonly company: ShopContent["company"];
  /** What of it still is the sample's. */
  readonly samples: readonly IdentityField[];
  /** Pages whose texts still are the sample's. */
  readonly samplePages: readonly PageName[];
  /** Ids of showrooms that are as in the sample. */
  readonly sampleShowrooms: readonly string[];
  readonly showrooms: ShopContent["showrooms"];
  readonly closed_days: ShopContent["closed_days"];
  readonly tariffs: readonly Tariff[];
  readonly fuelPrices: Readonly<Partial<Record<FuelName, Sourced>>>;
  readonly lightTargets: readonly LightTarget[];
  /** Who signs the advice on electrical safety; undefined while nobody does. @source design D35 */
  readonly electricalEngineer: { readonly name: string; readonly registration: string } | undefined;
}

/**
 * What holds of a kind at a moment, by key: the row that began last, else the default. A withdrawn entry gives way to its default,
 * but for closed days, prices of others and who signs advice, where withdrawn means that there is none.
 */
export function standingOf(
  kind: SettingKind,
  rows: readonly SettingRow[],
  defaults: DefaultSettings,
  at: Date,
): Standing[] {
  const begun = new Map<string, SettingRow>();
  for (const row of rows) {
    if (row.kind !== kind || row.valid_from > at) continue;
    const before = begun.get(row.key);
    const isLater =
      before === undefined ||
      row.valid_from > before.valid_from ||
      (row.valid_from.getTime() === before.valid_from.getTime() && row.id > before.id);
    if (isLater) begun.set(row.key, row);
  }
  const standing = new Map<string, Standing>();
  for (const entry of defaults[kind]) standing.set(entry.key, entry);
  for (const [key, row] of begun) {
    const { value, source, as_of, note } = row;
    // Written by another version: its schema decides again.
    const isRead = value !== null && settingValue(kind, key)?.safeParse(value).success === true;
    if (isRead) standing.set(key, { key, value, source, as_of, note, row });
    else if (value === null && !hasDefaultBehind(kind)) standing.delete(key);
  }
  return [...standing.values()];
}

/** Whether withdrawing an entry brings its default back, rather than leave none. */
export function hasDefaultBehind(kind: SettingKind): boolean {
  return (
    kind === "identity" ||
    kind === "promo" ||
    kind === "pages" ||
    kind === "showrooms" ||
    kind === "vat" ||
    kind === "delivery-fees" ||
    kind === "limits" ||
    kind === "hours" ||
    kind === "light-targets"
  );
}

/**
 * @param rows all that stand or are to come
 * @param isOpenToWorld whether visitors are real, so that the sample's account takes no money
 */
export function settingsAt(
  file: ShopContent,
  defaults: DefaultSettings,
  rows: readonly SettingRow[],
  at: Date,
  isOpenToWorld = false,
): CurrentSettings {
  const of = (kind: SettingKind) => standingOf(kind, rows, defaults, at);
  const weeks = new Map(of("hours").map(({ key, value }) => [key, openingWeek.parse(value).week]));
  const days = new Map(of("delivery-days").map(({ key, value }) => [key, deliveryDaysOfState.parse(value)]));
  const fees = of("delivery-fees");
  const table = fees.find(({ key }) => key === onlyKey);
  const zones = fees.find(({ key }) => key === zonesKey);
  const [rate] = of("vat");
  const pages = pagesSet(of("pages"));
  const isLegalSet = legalPages.every((page) => pages[page] !== undefined);
  const company = withIdentity(file.company, {
    ...identitySet(of("identity")),
    ...(isLegalSet && { legal_texts: { are_own: true } }),
  });
  const samples = sampleFields(file.company, company);
  return {
    company,
    samples,
    samplePages: samplePages(file, company, pages),
    transferStops: isOpenToWorld ? transferStops(samples) : [],
    look: lookOf(of("look")),
    home: homeOf(of("home")),
    promo: promoOf(of("promo"), company.name),
    pages,
    vatPerThousand: rate ? vatRate.parse(rate.value).per_thousand : file.vatPerThousand,
    deliveryTiers: table ? tiersOfRows(feeTable.parse(table.value).tiers) : file.deliveryTiers,
    deliveryZones: zones
      ? feeZones.parse(zones.value).zones.map((zone) => ({ ...zone, tiers: tiersOfRows(zone.tiers) }))
      : file.deliveryZones,
    limits: limitsOf(of("limits"), file.limits),
    showrooms: showroomsOf(file, of("showrooms"), weeks),
    sampleShowrooms: file.company.sample ? sampleShowrooms(of("showrooms")) : [],
    closed_days: of("closed-days")
      .map(({ key: day, value }) => ({ day, name: closedDay.parse(value).name }))
      .sort((one, other) => one.day.localeCompare(other.day)),
    deliveryDays: new Map(
      states.flatMap(({ name }) => {
        const stated = days.get(name);
        return stated === undefined ? [] : [[name, stated] as const];
      }),
    ),
    tariffs: of("tariffs").map(({ key, value, ...entry }) => ({
      ...tariffOfKey(key),
      naira: tariff.parse(value).naira_per_kwh,
      ...originOf(entry),
    })),
    fuelPrices: Object.fromEntries(
      of("fuel-prices").flatMap(({ key, value, ...entry }) => {
        const name = fuelNames.find((each) => each === key);
        const read = { naira: fuelPrice.parse(value).naira_per_litre, ...originOf(entry) };
        return name === undefined ? [] : [[name, read] as const];
      }),
    ),
    lightTargets: of("light-targets").flatMap(({ key: use, value, ...entry }) =>
      isLightUse(use) ? [{ use, lux: lightTarget.parse(value).lux, ...originOf(entry) }] : [],
    ),
    electricalEngineer: of("electrical-advice").map(({ value }) => {
      const { engineer, registration } = electricalAdvice.parse(value);
      return { name: engineer, registration };
    })[0],
  };
}

/** The next moment at which something begins, if it is known already. */
export function nextChange(rows: readonly SettingRow[], after: Date): Date | undefined {
  return rows
    .map(({ valid_from }) => valid_from)
    .filter((moment) => moment > after)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}

/** What was set of the company: a later content file changes only what is not in it. @source decision 091 */
function identitySet(standing: readonly Standing[]): Partial<IdentityValues> {
  const set: Partial<Record<IdentityField, unknown>> = {};
  for (const { key, value, row } of standing)
    if (row !== undefined && isIdentityField(key)) set[key] = identityFields[key].parse(value);
  return set as Partial<IdentityValues>;
}

/** How the shop looks by what was set; undefined where nothing was. @param standing entries of the kind `look` */
function lookOf(standing: readonly Standing[]): ShopLook | undefined {
  const set: Partial<Record<LookField, unknown>> = {};
  for (const { key, value } of standing) if (isLookField(key)) set[key] = lookFields[key].parse(value);
  const { accent, logo, logo_night, face } = set as Partial<LookValues>;
  const day = logoPicture.safeParse(logo).data;
  const night = logoPicture.safeParse(logo_night).data;
  const look: ShopLook = {
    ...(accent && { colours: accentThemes(accent.colour) }),
    ...(day && {
      logo: { day, ...(night && { night }), on_plate: !night && logo?.on_plate === true },
    }),
    ...(face && face.name !== "fraunces" && { face: face.name }),
  };
  return Object.keys(look).length === 0 ? undefined : look;
}

/** What of the home page was set; undefined where nothing was. @param standing entries of the kind `home` */
function homeOf(standing: readonly Standing[]): CurrentSettings["home"] {
  if (standing.length === 0) return undefined;
  const set: Partial<Record<HomeField, unknown>> = {};
  for (const { key, value } of standing) if (isHomeField(key)) set[key] = homeFields[key].parse(value);
  const { hero, hero_night, sections, featured, ...texts } = set as Partial<HomeValues>;
  const night = shapesOf(hero_night);
  const day = shapesOf(hero);
  return {
    ...Object.fromEntries(
      homeTextFieldNames.flatMap((name) => (texts[name] ? [[name, texts[name].text]] : [])),
    ),
    ...(hero && day && { hero: { ...day, alt: hero.alt, ...(night && { night }) } }),
    ...(sections && { sections: sections.order }),
    ...(featured && { featured: featured.skus }),
  };
}

function shapesOf(picture: HomeValues["hero_night"] | undefined) {
  return picture?.wide && picture.tall && { wide: picture.wide, tall: picture.tall };
}

/** Lines of the top bar that were set; undefined where the default holds. @param standing entries of the kind `promo` */
function promoOf([set]: readonly Standing[], shopName: string): CurrentSettings["promo"] {
  return set?.row && shownPromo(promoLines.parse(set.value).lines, shopName);
}

/** In their order; what is not set at the desk, such as the room that pictures one, is the file's. @source decision 106 */
function showroomsOf(
  { showrooms }: ShopContent,
  standing: readonly Standing[],
  weeks: ReadonlyMap<string, ReturnType<typeof weekOfLines>>,
): ShopContent["showrooms"] {
  return (
    openShowrooms(standing)
      .map(({ key: id, value, row }) => ({ id, setBy: row?.id ?? 0, ...(value as ShowroomDetails) }))
      // Of two in one place the one that was put there last comes first.
      .sort((one, other) => one.position - other.position || other.setBy - one.setBy)
      .map(({ position: _, setBy: __, email, ...details }) => {
        const { scene, hours = [] } = showrooms.find(({ id }) => id === details.id) ?? {};
        const week = weeks.get(details.id);
        return {
          ...details,
          ...(email !== "" && { email }),
          ...(scene !== undefined && { scene }),
          hours: week === undefined ? hours : linesOfWeek(week),
        };
      })
  );
}

function openShowrooms(standing: readonly Standing[]): Standing[] {
  const closed = new Set(standing.map(({ key }) => closedShowroom(key)));
  return standing.filter(({ key }) => closedShowroom(key) === undefined && !closed.has(key));
}

function sampleShowrooms(standing: readonly Standing[]): string[] {
  return openShowrooms(standing).flatMap(({ key, row }) => (row === undefined ? [key] : []));
}

/** The pages that were set; the others say what the content files say. @source decision 105 */
function pagesSet(standing: readonly Standing[]): Partial<Record<PageName, PageTexts>> {
  return Object.fromEntries(
    standing.flatMap(({ key, value, row }) =>
      row !== undefined && isPageName(key) ? [[key, value as PageTexts]] : [],
    ),
  );
}

/** Of the legal ones none, where the owner states that the files are the shop's own. */
function samplePages(
  file: ShopContent,
  { legal_texts_are_own: areOwn }: ShopContent["company"],
  set: Partial<Record<PageName, PageTexts>>,
): PageName[] {
  if (!file.company.sample) return [];
  return pageNames.filter(
    (page) => set[page] === undefined && !(areOwn && legalPages.some((legal) => legal === page)),
  );
}

function limitsOf(standing: readonly Standing[], defaults: ShopLimits): ShopLimits {
  const amounts = limitAmounts(defaults);
  for (const name of limitNames) {
    const found = standing.find(({ key }) => key === name);
    if (found) amounts[name] = limitAmount(name).parse(found.value).amount;
  }
  return {
    payOnDelivery: naira(amounts.pay_on_delivery),
    unpaidOrderHours: amounts.unpaid_order_hours,
    unprovedHoldMinutes: amounts.unproved_hold_minutes,
    unprovedPieces: amounts.unproved_pieces,
    unprovedGoods: naira(amounts.unproved_goods),
    refundAlone: amounts.refund_alone,
    lowStock: amounts.low_stock,
  };
}

function originOf({ source, as_of, note, row }: Omit<Standing, "key" | "value">): FigureOfOthers {
  return { source, as_of, note, isConfirmed: row !== undefined };
}
