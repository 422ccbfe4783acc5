import { serviceBands } from "@precise/contract/nigeria/electricity";
import { hasProblem, type ReadValue, readChoice, readNumber, readText } from "../parts/address-values.ts";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { type BandName, bandChoices } from "../running-cost/tariff-figure.ts";
import { outageCopy as copy } from "./outage-copy.ts";
import { hasRows, type Keep, keepChoices, type RowField, rowCountOf } from "./outage-rows.ts";
import type { Battery, OutageLight } from "./plan-outage.ts";

const priorities = { must: 5, "5": 5, "4": 4, "3": 3, "2": 2, "1": 1 } as const;

export const chemistries = ["lead", "lifepo4"] as const;
const hoursPerDay = 24;
const mostWattsOfSwitch = 1_000;

/** A row of the form as the address has it. */
export interface OutageRow {
  /** From 1. */
  readonly number: number;
  readonly room: string;
  /** What hangs there: a name, or an item number. */
  readonly light: string;
  readonly watts: ReadValue<number>;
  readonly pieces: ReadValue<number>;
  readonly lumens: ReadValue<number>;
  readonly keep: ReadValue<Keep>;
  readonly article: LitArticle | null;
  /** What is wrong, each with a sentence that names the row. */
  readonly problems: readonly string[];
}

export interface OutageFields {
  readonly band: ReadValue<BandName>;
  readonly hours: ReadValue<number>;
  readonly volts: ReadValue<number>;
  readonly ampHours: ReadValue<number>;
  readonly chemistry: ReadValue<Battery["chemistry"]>;
  readonly count: ReadValue<number>;
  readonly inverterVa: ReadValue<number>;
}

export interface ReadOutage {
  readonly rows: readonly OutageRow[];
  readonly fields: OutageFields;
  /** Null where a value cannot be used. */
  readonly outage: {
    readonly lights: readonly OutageLight[];
    /** Without power, of a day. */
    readonly hours: number;
    readonly battery: Battery;
    readonly inverterVa: number | undefined;
  } | null;
}

/** What is typed as lights, for finding their articles. */
export function typedLights(params: URLSearchParams): readonly string[] {
  return [...params].flatMap(([name, value]) => (/^light[1-9]\d?$/.test(name) ? [value.trim()] : []));
}

/**
 * Reads rooms, lights and battery.
 * @param articles by the item numbers that are typed as lights
 */
export function readOutage(params: URLSearchParams, articles: ReadonlyMap<string, LitArticle>): ReadOutage {
  const rows = Array.from({ length: rowCountOf(params) }, (_, at) => readRow(params, at + 1, articles));
  const fields: OutageFields = {
    band: readChoice(params, "band", { ...copy.limits.band, choices: bandChoices, fallback: "A" }),
    hours: readNumber(params, "hours", copy.limits.hours),
    volts: readNumber(params, "volts", copy.limits.volts),
    ampHours: readNumber(params, "ah", copy.limits.ampHours),
    chemistry: readChoice(params, "kind", {
      ...copy.limits.chemistry,
      choices: chemistries,
      fallback: "lead",
    }),
    count: readNumber(params, "batteries", copy.limits.count),
    inverterVa: readNumber(params, "va", copy.limits.inverterVa),
  };
  return { rows, fields, outage: outageOf(rows, fields) };
}

function readRow(
  params: URLSearchParams,
  number: number,
  articles: ReadonlyMap<string, LitArticle>,
): OutageRow {
  const name = (field: RowField) => `${field}${number}`;
  const limits = copy.rowLimits(number);
  const light = readText(params, name("light"));
  const article = articles.get(light) ?? null;
  const row = {
    number,
    room: hasRows(params) ? readText(params, name("room")) : (copy.firstRooms[number - 1] ?? ""),
    light,
    watts: readNumber(params, name("watts"), limits.watts),
    pieces: readNumber(params, name("pieces"), limits.pieces),
    lumens: readNumber(params, name("lumens"), limits.lumens),
    keep: readChoice(params, name("keep"), { ...limits.keep, choices: keepChoices, fallback: "3" }),
    article,
  };
  return { ...row, problems: problemsOf(row) };
}

function problemsOf(row: Omit<OutageRow, "problems">): readonly string[] {
  if (isEmpty(row)) return [];
  const { number, watts, pieces, lumens, keep, article, light } = row;
  const typed = [watts, pieces, lumens, keep].flatMap(({ problem }) => problem ?? []);
  if (typed.length > 0) return typed;
  const each = watts.value ?? article?.watts;
  if (each === undefined) {
    return [article ? copy.noWattsOf(number, article.name) : copy.noWatts(number, light)];
  }
  const all = each * (pieces.value ?? 1);
  return all > mostWattsOfSwitch ? [copy.tooManyWatts(number, all, mostWattsOfSwitch)] : [];
}

/** A row in which nothing hangs; only its room may be there. */
export function isEmpty({ light, watts }: Pick<OutageRow, "light" | "watts">): boolean {
  return light === "" && watts.typed === "";
}

function outageOf(rows: readonly OutageRow[], fields: OutageFields): ReadOutage["outage"] {
  if (hasProblem(Object.values(fields)) || rows.some(({ problems }) => problems.length > 0)) return null;
  const { band, volts, ampHours, chemistry, count, inverterVa } = fields;
  const gridHours = serviceBands.find(({ name }) => name === band.value)?.hours;
  const hours = fields.hours.value ?? (gridHours === undefined ? undefined : hoursPerDay - gridHours);
  if (hours === undefined || volts.value === undefined || ampHours.value === undefined) return null;
  if (chemistry.value === undefined || count.value === undefined) return null;
  return {
    lights: rows.flatMap((row) => lightOf(row) ?? []),
    hours,
    battery: {
      volts: volts.value,
      ampHours: ampHours.value,
      chemistry: chemistry.value,
      count: count.value,
    },
    inverterVa: inverterVa.value,
  };
}

function lightOf(row: OutageRow): OutageLight | null {
  const { number, room, light, article, pieces, keep } = row;
  const wattsEach = row.watts.value ?? article?.watts;
  if (isEmpty(row) || wattsEach === undefined || keep.value === undefined) return null;
  return {
    id: String(number),
    room,
    name: article?.name ?? (light === "" ? copy.lights : light),
    article: article ?? undefined,
    pieces: pieces.value ?? 1,
    wattsEach,
    // An article's lumens are of its own watts.
    lumensEach: row.lumens.value ?? (row.watts.value === undefined ? article?.lumens : undefined),
    priority: priorities[keep.value],
    mustStayOn: keep.value === "must",
  };
}
