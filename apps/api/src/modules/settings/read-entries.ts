import { zoneFaults } from "@precise/cart-core/delivery-zones";
import { tierFaults } from "@precise/cart-core/tier-table";
import { isPageName, pageTextsShape } from "@precise/contract/desk/settings/page-texts";
import {
  feeTable,
  feeZones,
  mayBeLater,
  needsSource,
  type SettingKind,
  settingValue,
  zonesKey,
} from "@precise/contract/desk/settings/setting-kinds";
import { closedShowroom } from "@precise/contract/desk/settings/showrooms";
import { lagosDay, lagosMoment, laterDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { publicHolidays } from "@precise/contract/nigeria/public-holidays";
import { pageFaults } from "@precise/contract/pages/page-faults";
import type { ApiError } from "@precise/contract/wire/envelope";
import { inputErrors } from "#api/platform/http/input-errors.ts";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import type { SettingJson } from "./setting-rows.ts";

/** An entry as it is to be. */
export interface WantedEntry {
  readonly key: string;
  readonly value: SettingJson;
}

/** What is wanted of a kind; `validFrom` null is now. */
export interface WantedSettings {
  readonly kind: SettingKind;
  readonly entries: readonly WantedEntry[];
  readonly validFrom: Date | null;
  readonly source: string | null;
  readonly asOf: string | null;
  readonly note: string | null;
}

/** Nobody plans further ahead, and a wrong year is found. */
export const mostDaysAhead = 366;

/** The shapes that are not the kind's own, each by its field; keys that the kind does not have are not among them. */
export function shapeErrors({ kind, entries }: Pick<WantedSettings, "kind" | "entries">): ApiError[] {
  return entries.flatMap(({ key, value }, place) => {
    const schema = settingValue(kind, key);
    if (value === null || schema === undefined) return [];
    const read = schema.safeParse(value, { error: issueMessage });
    if (read.success) return [];
    const at = `entries.${place}.value`;
    return inputErrors(read.error.issues, "body").map(({ field, message, ...error }) => ({
      ...error,
      field: field === undefined ? at : `${at}.${field}`,
      message: field === undefined ? message.replace("The body", "The value") : message,
    }));
  });
}

/** Values as their schemas write them: a telephone number in one form, whatever was typed. */
export function cleanEntries(kind: SettingKind, entries: readonly WantedEntry[]): WantedEntry[] {
  return entries.map(({ key, value }) => {
    const read = value === null ? undefined : settingValue(kind, key)?.safeParse(value);
    return { key, value: read?.success ? (read.data as SettingJson) : value };
  });
}

/** The public holiday that a calendar knows of a day. @param day YYYY-MM-DD */
function holidayOn(day: string): string | undefined {
  return publicHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name;
}

function isStartOfDay(moment: Date): boolean {
  return lagosMoment(lagosDay(moment), 0).getTime() === moment.getTime();
}

/** What else stands against the wish, as a sentence with the field. @param showrooms ids of those there are */
export function ruleErrors(
  wanted: WantedSettings,
  showrooms: readonly string[],
  now: Date,
): { readonly field: string; readonly message: string }[] {
  const { kind, entries, validFrom, source, asOf } = wanted;
  const errors = entries.flatMap(({ key, value }, place) => {
    const at = `entries.${place}`;
    if (settingValue(kind, key) === undefined || (kind === "hours" && !showrooms.includes(key)))
      return [{ field: `${at}.key`, message: `There is no “${key}” to set here.` }];
    const closing = kind === "showrooms" && value !== null ? closedShowroom(key) : undefined;
    if (closing !== undefined && !showrooms.includes(closing))
      return [{ field: `${at}.key`, message: `There is no open showroom “${closing}”.` }];
    if (entries.findIndex((other) => other.key === key) !== place)
      return [{ field: `${at}.key`, message: `“${key}” is there twice.` }];
    if (kind === "closed-days" && key < lagosDay(now))
      return [{ field: `${at}.key`, message: "This day is over." }];
    if (kind === "closed-days" && value !== null && key > laterDay(lagosDay(now), mostDaysAhead))
      return [{ field: `${at}.key`, message: "This is more than a year ahead." }];
    const holiday = kind === "closed-days" && value !== null && holidayOn(key);
    if (holiday)
      return [{ field: `${at}.key`, message: `${weekdayText(key)} is ${holiday}: it is closed already.` }];
    if (kind === "vat" && value === null)
      return [
        { field: `${at}.value`, message: "There is always a rate: set another, or cancel one to come." },
      ];
    if (kind === "pages" && value !== null && isPageName(key))
      return pageFaults(key, pageTextsShape(key).parse(value)).map(({ field, message }) => ({
        field: `${at}.value.${field}`,
        message,
      }));
    if (kind !== "delivery-fees" || value === null) return [];
    if (key === zonesKey)
      return zoneFaults(feeZones.parse(value).zones).map(({ path, message }) => ({
        field: `${at}.value.zones.${path}`,
        message,
      }));
    return tierFaults(feeTable.parse(value).tiers).map(({ row, field, message }) => ({
      field: `${at}.value.tiers.${row}.${field}`,
      message: `Row ${row + 1}: ${message}`,
    }));
  });
  if (validFrom !== null) {
    if (!mayBeLater(kind))
      errors.push({ field: "valid_from", message: "This counts at once, not from a later moment." });
    else if (validFrom <= now)
      errors.push({
        field: "valid_from",
        message: "This moment is over. Leave it out to set it now.",
      });
    else if (validFrom.getTime() - now.getTime() > mostDaysAhead * 86_400_000)
      errors.push({ field: "valid_from", message: "This is more than a year ahead." });
  }
  if (kind === "vat" && validFrom !== null && !isStartOfDay(validFrom))
    errors.push({ field: "valid_from", message: "A rate begins with its day, at 00:00 in Lagos." });
  if (needsSource(kind) && entries.some(({ value }) => value !== null)) {
    if (source === null)
      errors.push({
        field: "source",
        message: "Say where the figure comes from.",
      });
    if (asOf === null) errors.push({ field: "as_of", message: "Say of which day the figure is." });
  }
  if (asOf !== null && asOf > lagosDay(now))
    errors.push({ field: "as_of", message: "This day is still to come." });
  return errors;
}
