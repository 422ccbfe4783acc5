import { type SettingKind, settingKinds } from "@precise/contract/desk/settings/setting-kinds";
import type {
  ListedSetting,
  SettingChange,
  ShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { type Standing, standingOf } from "./current-settings.ts";
import type { DefaultSettings } from "./default-settings.ts";
import { readHistory, readRevision, readStanding, type SettingHistoryRow } from "./setting-rows.ts";

/** So many changes of a kind are more than anyone looks through. */
const mostChanges = 200;

/** Every kind, with who changed it last. */
export async function listSettings(sql: Sql): Promise<ListedSetting[]> {
  const rows = await sql.query<{
    kind: SettingKind;
    revision: number;
    set_at: Date | null;
    set_by: string | null;
    upcoming: number;
  }>(
    `select revision.kind, revision.revision, last.set_at, last.set_by,
       (select count(*)::int from shop_setting to_come where to_come.kind = revision.kind
         and to_come.cancelled_at is null and to_come.valid_from > now()) as upcoming
     from shop_setting_revision revision left join lateral (
       select set_at, set_by from shop_setting s where s.kind = revision.kind order by id desc limit 1
     ) last on true`,
  );
  return settingKinds.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return {
      kind,
      revision: row?.revision ?? 0,
      set_at: wireTimeOrNull(row?.set_at),
      set_by: row?.set_by ?? null,
      upcoming: row?.upcoming ?? 0,
    };
  });
}

/** A kind with what holds, what is to come and what was. @param more what only others know of it */
export async function readSetting(
  sql: Sql,
  defaults: DefaultSettings,
  kind: SettingKind,
  more: Pick<ShopSetting, "names" | "hints" | "stops">,
): Promise<ShopSetting> {
  // The revision first: a change in between makes it stale, and the next write is refused rather than lost.
  const revision = await readRevision(sql, kind);
  const now = new Date();
  const standing = standingOf(kind, await readStanding(sql, kind), defaults, now);
  const history = await readHistory(sql, kind, mostChanges);
  return {
    kind,
    revision,
    current: standing.map(entryOf),
    changes: history.map((row) => changeOf(row, defaults, now)),
    ...more,
  };
}

function entryOf({ key, value, source, as_of, note, row }: Standing): ShopSetting["current"][number] {
  return {
    id: row?.id ?? null,
    key,
    value: { ...value },
    valid_from: wireTimeOrNull(row?.valid_from),
    set_at: wireTimeOrNull(row?.set_at),
    set_by: row?.set_by ?? null,
    source,
    as_of,
    note,
  };
}

function changeOf(row: SettingHistoryRow, defaults: DefaultSettings, now: Date): SettingChange {
  const { id, kind, key, value, before_id, source, as_of, note, set_by, cancelled_by } = row;
  const before = before_id !== null ? row.before : defaults[kind].find((each) => each.key === key)?.value;
  return {
    id,
    key,
    value: value && { ...value },
    before: before ? { ...before } : null,
    before_id,
    valid_from: wireTime(row.valid_from),
    set_at: wireTime(row.set_at),
    set_by,
    source,
    as_of,
    note,
    cancelled_by,
    state:
      row.cancelled_at !== null
        ? "cancelled"
        : row.valid_from > now
          ? "upcoming"
          : row.is_followed
            ? "over"
            : "in-force",
  };
}
