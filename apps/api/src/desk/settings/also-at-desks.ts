import { closedDay, openingWeek, type SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import { linesOfWeek, weekOfLines } from "@precise/contract/nigeria/opening-week";
import { dayCommand, hoursCommand } from "#api/desk/appointments/calendar-commands.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import type { ChangedEntry } from "#api/modules/settings/set-settings.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { databaseOf } from "#api/platform/database/inside-transaction.ts";
import type { Transaction } from "#api/platform/database/port.ts";

/**
 * Hours and closed days are booked by, too: in the same transaction the calendars of a showroom get its hours, and every calendar
 * is closed or open on the day, by the commands of appointments.
 */
export async function alsoAtDesks(
  tools: OperatorTools,
  tx: Transaction,
  kind: SettingKind,
  changed: readonly ChangedEntry[],
  actor: Actor,
): Promise<void> {
  // There visitors book by Calendly's own hours.
  if (tools.scheduling?.provider === "calendly") return;
  const inside = { ...tools, db: databaseOf(tx, tools.db) };
  const quietly = () => undefined;
  if (kind === "closed-days")
    for (const { key: day, value } of changed) {
      const reason = value === null ? "Open" : closedDay.parse(value).name;
      await dayCommand.run(inside, { day, closed: value !== null, reason, by: actor }, quietly);
    }
  if (kind === "hours")
    for (const { key, value, before } of changed) {
      const week = value === null ? weekOfFile(tools, key) : openingWeek.parse(value).week;
      const old = before === null ? undefined : openingWeek.parse(before).week;
      for (const desk of desksOf(tools, key))
        for (const [day, hours] of week.entries()) {
          // A calendar that has hours of its own on a day that does not change keeps them.
          if (old !== undefined && isSame(old[day] ?? null, hours)) continue;
          await hoursCommand.run(inside, { desk, weekday: day + 1, hours, by: actor }, quietly);
        }
    }
}

/** Calendars that take appointments in a showroom. */
export function desksOf({ content }: OperatorTools, showroom: string): string[] {
  return (content?.appointments.desks ?? []).filter((desk) => desk.showroom === showroom).map(({ id }) => id);
}

/** What the content file says of a showroom, to which a withdrawn entry goes back. */
function weekOfFile({ settings }: OperatorTools, showroom: string) {
  const entry = settings?.defaults.hours.find(({ key }) => key === showroom);
  return entry ? openingWeek.parse(entry.value).week : weekOfLines([]);
}

function isSame(one: ReturnType<typeof weekOfLines>[number], other: ReturnType<typeof weekOfLines>[number]) {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

/** A week in words, for hints. */
export function weekText(week: ReturnType<typeof weekOfLines>): string {
  return linesOfWeek(week)
    .map(({ days, open, close }) => `${days} ${open === null ? "closed" : `${open} to ${close}`}`)
    .join(", ");
}
