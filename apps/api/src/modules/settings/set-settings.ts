import type { SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { hasDefaultBehind, type Standing, standingOf } from "./current-settings.ts";
import type { DefaultSettings } from "./default-settings.ts";
import type { WantedEntry, WantedSettings } from "./read-entries.ts";
import {
  cancelUpcoming,
  insertSetting,
  lockRevision,
  raiseRevision,
  readStanding,
  type SettingJson,
} from "./setting-rows.ts";

/** Someone else changed this kind since the caller looked. Nothing was changed. */
export class StaleSetting extends Error {
  override readonly name = "StaleSetting";
  constructor(kind: SettingKind, seen: number, now: number) {
    super(`the setting ${kind} has revision ${now}, not ${seen}`);
  }
}

/** An entry that was set, with what held of it before. */
export interface ChangedEntry extends WantedEntry {
  readonly before: SettingJson;
}

/**
 * Sets entries of a kind, with an entry of the audit for each, in the caller's transaction. What holds already is left out.
 * @param revision that the caller saw; undefined where nobody looked
 * @returns what was changed
 * @throws StaleSetting where the kind was changed since; Refused where nothing would change
 */
export async function setSettings(
  tx: Sql,
  defaults: DefaultSettings,
  wanted: WantedSettings,
  revision: number | undefined,
  actor: Actor,
): Promise<ChangedEntry[]> {
  const { kind, entries, validFrom, source, asOf, note } = wanted;
  const found = await lockRevision(tx, kind);
  if (revision !== undefined && revision !== found) throw new StaleSetting(kind, revision, found);
  const rows = await readStanding(tx, kind);
  const clash = kind === "vat" && rows.find((row) => row.valid_from.getTime() === validFrom?.getTime());
  if (clash)
    throw new Refused("A rate begins on this day already: cancel it first.", {
      status: 422,
      field: "valid_from",
    });
  // Against what will hold at that moment, so that a change of a change to come is one, too.
  const standing = standingOf(kind, rows, defaults, validFrom ?? new Date());
  if (kind === "closed-days") refuseClosedTwice(entries, standing);
  if (kind === "showrooms") refuseSameName(entries, standing);
  const changed: ChangedEntry[] = [];
  for (const entry of entries) {
    const now = standing.find(({ key }) => key === entry.key);
    if (isAsBefore(now, entry, wanted)) continue;
    changed.push({ ...entry, before: now?.value ?? null });
    await insertSetting(tx, {
      kind,
      key: entry.key,
      value: entry.value,
      validFrom,
      set_by: actorName(actor),
      source,
      as_of: asOf,
      note,
    });
    await writeAudit(tx, {
      actor,
      act: "settings.set",
      subject: `${kind} ${entry.key}`,
      before: now?.value ?? null,
      after: {
        ...entry.value,
        ...(validFrom && { valid_from: wireTime(validFrom) }),
        ...(source !== null && { source }),
        ...(asOf !== null && { as_of: asOf }),
        ...(note !== null && { note }),
      },
    });
  }
  if (changed.length === 0)
    throw new Refused("It is so already: nothing was changed.", { status: 422, field: "entries" });
  await raiseRevision(tx, kind);
  return changed;

  function isAsBefore(now: Standing | undefined, entry: WantedEntry, to: WantedSettings): boolean {
    if (entry.value === null) return now === undefined || (hasDefaultBehind(kind) && now.row === undefined);
    if (now === undefined || canonical(now.value) !== canonical(entry.value)) return false;
    // A figure that was confirmed again is a change: its day is a newer one.
    return now.source === to.source && now.as_of === to.asOf && (to.note === null || now.note === to.note);
  }
}

/** A day has one reason: it is opened before it is closed for another one. @throws Refused that names the entry */
function refuseClosedTwice(entries: readonly WantedEntry[], standing: readonly Standing[]): void {
  for (const [place, { key, value }] of entries.entries()) {
    const closed = standing.find((each) => each.key === key);
    if (value !== null && closed)
      throw new Refused(`${weekdayText(key)} is closed already: ${String(closed.value.name)}.`, {
        status: 422,
        field: `entries.${place}.key`,
      });
  }
}

/** Who collects an order chooses a showroom by its name. @throws Refused that names the entry */
function refuseSameName(entries: readonly WantedEntry[], standing: readonly Standing[]): void {
  const nameOf = (value: WantedEntry["value"]) =>
    typeof value?.name === "string" ? value.name.toLowerCase() : undefined;
  for (const [place, { key, value }] of entries.entries()) {
    const name = nameOf(value);
    const others = [...standing, ...entries].filter((each) => each.key !== key);
    if (name !== undefined && others.some((each) => nameOf(each.value) === name))
      throw new Refused(`There is a showroom “${String(value?.name)}” already: give this one another name.`, {
        status: 422,
        field: `entries.${place}.value.name`,
      });
  }
}

/** Takes back what has not begun. @throws Refused where there is none that could be */
export async function cancelSetting(tx: Sql, kind: SettingKind, id: number, actor: Actor): Promise<void> {
  await lockRevision(tx, kind);
  const row = await cancelUpcoming(tx, kind, id, actorName(actor));
  if (!row)
    throw new Refused("There is no such change to come: it has begun, or was cancelled.", {
      status: 404,
      field: "id",
    });
  await writeAudit(tx, {
    actor,
    act: "settings.cancel",
    subject: `${kind} ${row.key}`,
    before: { ...row.value, valid_from: wireTime(row.valid_from) },
    after: null,
  });
  await raiseRevision(tx, kind);
}

/** JSON with its keys in order: jsonb keeps an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
