import { identityNames } from "@precise/contract/desk/settings/identity";
import { pageTitles } from "@precise/contract/desk/settings/page-texts";
import { type SettingKind, settingKinds } from "@precise/contract/desk/settings/setting-kinds";
import {
  cancelShopSetting,
  type ListedSetting,
  listShopSettings,
  readShopSetting,
  type ShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { closedShowroom } from "@precise/contract/desk/settings/showrooms";
import { calendarDay, calendarMomentWithOffset } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { typedMoment } from "#api/desk/kit/typed-values.ts";
import { bookedInShowroom } from "#api/modules/appointments/booked-in-showroom.ts";
import { seedDesks } from "#api/modules/appointments/seed-desks.ts";
import { identityOf } from "#api/modules/company/identity.ts";
import { completeLogos } from "#api/modules/look/keep-logo.ts";
import { openPickups } from "#api/modules/orders/open-pickups.ts";
import type { ShopSettings } from "#api/modules/settings/open-settings.ts";
import {
  cleanEntries,
  ruleErrors,
  shapeErrors,
  type WantedEntry,
} from "#api/modules/settings/read-entries.ts";
import { cancelSetting, setSettings } from "#api/modules/settings/set-settings.ts";
import { listSettings, readSetting } from "#api/modules/settings/setting-view.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { alsoAtDesks } from "./also-at-desks.ts";
import { beginCommand } from "./beginning/begin-commands.ts";
import { checkPromo, completeHome } from "./complete-entries.ts";
import { settingHints, transferStopHints } from "./setting-hints.ts";

const permission = "settings";
const kind = z.enum(settingKinds);
const typedKind = { as: "<kind>", about: "what is set" };
const text = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

export const listSettingsCommand = operatorCommand({
  name: "settings.list",
  ...ofRead(listShopSettings),
  terminal: [{ words: "settings list", about: "What is set, by whom, and how many changes are to come" }],
  run: ({ db }): Promise<ListedSetting[]> => listSettings(db),
  show: (rows) =>
    tableOf(rows, { Setting: "kind", "Last change": "set_at", By: "set_by", "To come": "upcoming" }),
});

export const showSettingCommand = operatorCommand({
  name: "settings.show",
  ...ofRead(readShopSetting),
  terminal: [
    {
      words: "settings show",
      about: "What holds now, with its source, and what is to come",
      typed: { kind: typedKind },
    },
  ],
  run: (tools, { kind: which }) => viewOf(tools, which),
  show: ({ current, changes, hints }) =>
    [
      tableOf(current, {
        Key: "key",
        Value: (entry) => JSON.stringify(entry.value),
        Since: (entry) => momentText(entry.valid_from),
        By: (entry) => entry.set_by ?? "default",
        Source: "source",
        "As of": "as_of",
      }),
      ...changes
        .filter(({ state }) => state === "upcoming")
        .map(
          ({ id, key, value, valid_from }) =>
            `To come (${id}): ${key} is ${JSON.stringify(value)} from ${momentText(valid_from)}.`,
        ),
      ...hints,
    ].join("\n"),
});

/** What still says the sample's words, with the desk's screen where it is changed. */
export const samplesCommand = operatorCommand({
  name: "settings.samples",
  permission,
  input: z.strictObject({}),
  terminal: [
    { words: "shop samples", about: "What of your shop still is the sample's, and where to change it" },
  ],
  run: async (tools): Promise<SampleRow[]> => {
    const { samples, samplePages, sampleShowrooms } = settingsOf(tools).now();
    const { company, pageFiles } = contentOf(tools);
    return [
      ...samples.map((field) => ({
        field,
        name: identityNames[field],
        now: sampleText(Object.values(identityOf(company)[field]).flat()),
        screen: "/shop-settings/identity",
      })),
      ...samplePages.map((page) => ({
        field: page,
        name: pageTitles[page],
        now: namesOfPeople(pageFiles[page]?.members) || (pageFiles[page]?.lead ?? ""),
        screen: "/shop-settings/pages",
      })),
      ...contentOf(tools).showrooms.flatMap(({ id, name, address }) =>
        sampleShowrooms.includes(id)
          ? [{ field: id, name: `Showroom ${name}`, now: address, screen: "/shop-settings/showrooms" }]
          : [],
      ),
    ];
  },
  show: (rows) =>
    rows.length === 0
      ? "Nothing of your shop is the sample's."
      : tableOf(rows, { Field: "name", Still: "now", "At the desk": "screen" }),
});

interface SampleRow {
  readonly field: string;
  readonly name: string;
  readonly now: string;
  /** The desk's screen where it is changed. */
  readonly screen: string;
}

/** Each member of the board is someone's name: all are said. */
function namesOfPeople(members = ""): string {
  return [...members.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name).join(", ");
}

/** What a sample's field says; texts of pages are too long for a line. */
function sampleText(parts: readonly (string | boolean)[]): string {
  return parts.map((part) => (typeof part === "string" ? part : "terms, privacy, returns")).join(", ");
}

/** Sets entries of a kind, now or from a moment; hours and closed days change what can be booked with them. */
export const setSettingCommand = operatorCommand({
  name: "settings.set",
  permission,
  input: z.strictObject({
    kind,
    entries: z
      .array(
        z.strictObject({
          key: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
          value: z.nullable(z.record(z.string(), z.unknown())),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    valid_from: z.optional(calendarMomentWithOffset),
    source: text(200),
    as_of: z.optional(calendarDay),
    note: text(500),
    /** That the caller saw. */
    revision: z.optional(z.int()),
    by,
  }),
  terminal: [
    {
      words: "settings set",
      about: "Sets an entry; the value as JSON, or null to withdraw it",
      typed: {
        kind: typedKind,
        key: { as: "<key>", about: "which entry, as settings show names it" },
        value: { as: "<json>", about: 'like {"amount":4}', parse: typedJson },
        valid_from: {
          as: "--from <moment>",
          about: "a day or time in Lagos; now without it",
          parse: typedMoment,
        },
        source: { as: "--source <text>", about: "where a figure of others comes from" },
        as_of: { as: "--as-of <day>", about: "of which day it is" },
        note: { as: "--note <text>" },
      },
      toInput: ({ key, value, ...rest }) => ({ ...rest, entries: [{ key, value }] }),
    },
  ],
  async run(tools, { kind: which, valid_from, source, as_of, note, revision, entries, by: actor }) {
    const { db } = tools;
    const settings = settingsOf(tools);
    const wanted = {
      kind: which,
      entries: cleanEntries(which, entries),
      validFrom: valid_from === undefined ? null : new Date(valid_from),
      source: source || null,
      asOf: as_of ?? null,
      note: note || null,
    };
    refuseAll(shapeErrors(wanted));
    const showrooms = (tools.content?.showrooms ?? []).map(({ id }) => id);
    refuseAll(ruleErrors(wanted, showrooms, new Date()));
    const whole = { ...wanted, entries: await completed(tools, which, wanted.entries, actor) };
    await db.transaction(async (tx) => {
      if (which === "showrooms") await refuseInUse(tx, settings.defaults, entries);
      const changed = await setSettings(tx, settings.defaults, whole, revision, actor);
      await alsoAtDesks(tools, tx, which, changed, actor);
    });
    await settings.refresh();
    // What can be booked names showrooms, and is not offered in one that was closed.
    if (which === "showrooms" && tools.content) await seedDesks(db, tools.content);
    return viewOf(tools, which);
  },
  show: ({ kind: which, hints }) => [`Set: ${which}.`, ...hints].join("\n"),
});

/** @throws Refused with all that is wrong, each at its field */
function refuseAll(
  faults: readonly { readonly field?: string | undefined; readonly message: string }[],
): void {
  const [first, ...others] = faults.map(({ field = "entries", message }) => ({ field, message }));
  if (first) throw new Refused(first.message, { status: 422, field: first.field, others });
}

export const cancelSettingCommand = operatorCommand({
  name: "settings.cancel",
  ...ofCall(cancelShopSetting),
  terminal: [
    {
      words: "settings cancel",
      about: "Cancels a change that is still to come",
      typed: { kind: typedKind, id: { as: "<id>", about: "as settings show names it" } },
    },
  ],
  async run(tools, { kind: which, id, by: actor }) {
    const settings = settingsOf(tools);
    await tools.db.transaction((tx) => cancelSetting(tx, which, id, actor));
    await settings.refresh();
    return viewOf(tools, which);
  },
  show: ({ kind: which }) => `The change of ${which} will not come.`,
});

/** The commands of the shop's settings. */
export const settingCommands = [
  listSettingsCommand,
  showSettingCommand,
  samplesCommand,
  beginCommand,
  setSettingCommand,
  cancelSettingCommand,
];

/** A showroom that people are still to come to is not closed. @throws Refused that names what is open */
async function refuseInUse(
  tx: Sql,
  { showrooms }: ShopSettings["defaults"],
  entries: readonly { readonly key: string; readonly value: unknown }[],
): Promise<void> {
  for (const [place, { key, value }] of entries.entries()) {
    const closing = closedShowroom(key);
    // One that was added is gone where its details are withdrawn; one of the file is as the file says then.
    const isGone = closing === undefined ? value === null && isAdded(key) : value !== null;
    if (!isGone) continue;
    const orders = await openPickups(tx, closing ?? key);
    const booked = await bookedInShowroom(tx, closing ?? key);
    const reasons = [
      ...(orders.length > 0 ? [`orders to be collected there: ${orders.join(", ")}`] : []),
      ...(booked.length > 0 ? [`appointments booked there: ${booked.join(", ")}`] : []),
    ];
    if (reasons.length > 0)
      throw new Refused(`It cannot be closed yet. There are ${reasons.join("; and ")}.`, {
        status: 422,
        field: `entries.${place}.key`,
      });
  }

  function isAdded(id: string): boolean {
    return showrooms.every((known) => known.key !== id);
  }
}

/** A kind as it is now. @throws Refused where no api runs, which alone knows the content file */
export async function viewOf(tools: OperatorTools, which: SettingKind): Promise<ShopSetting> {
  const { defaults } = settingsOf(tools);
  const names = Object.fromEntries((tools.content?.showrooms ?? []).map(({ id, name }) => [id, name]));
  const hints = await settingHints(tools, which);
  const stops = which === "identity" ? transferStopHints(tools) : [];
  return readSetting(tools.db, defaults, which, {
    names: which === "hours" || which === "showrooms" ? names : {},
    hints,
    ...(stops.length > 0 && { stops }),
  });
}

/** Entries with what only the API knows of them. @throws Refused at the field of what is not there */
async function completed(
  tools: OperatorTools,
  which: SettingKind,
  entries: readonly WantedEntry[],
  actor: Actor,
): Promise<readonly WantedEntry[]> {
  if (which === "look") return completeLogos(tools.db, entries);
  if (which === "home") return completeHome(tools, entries, actor);
  if (which === "promo") checkPromo(tools, entries);
  return entries;
}

function settingsOf({ settings }: OperatorTools): ShopSettings {
  if (settings === undefined)
    throw new Refused(
      "The settings are of the running api, which has read the content file. Start it first.",
    );
  return settings;
}

function contentOf({ content }: OperatorTools): NonNullable<OperatorTools["content"]> {
  if (content === undefined)
    throw new Refused("Only the running api has read the content file. Start it first.");
  return content;
}

function typedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Error('Give the value as JSON, like {"amount":4}, or null.', { cause: fault });
  }
}
