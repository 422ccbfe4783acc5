import { identityNames } from "@precise/contract/desk/settings/identity";
import { pageTitles } from "@precise/contract/desk/settings/page-texts";
import type { SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import { lagosDay, laterDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { linesOfWeek, weekOfLines } from "@precise/contract/nigeria/opening-week";
import { daysInLieu, publicHolidays } from "@precise/contract/nigeria/public-holidays";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { desksOf, weekText } from "./also-at-desks.ts";

/** What a person who looks at a setting should know of what follows it, as sentences. */
export async function settingHints(tools: OperatorTools, kind: SettingKind): Promise<string[]> {
  if (kind === "identity") return stillSamples(tools);
  if (kind === "pages") return samplePages(tools);
  if (kind === "showrooms") return sampleShowrooms(tools);
  if (kind !== "hours" && kind !== "closed-days") return [];
  if (tools.scheduling?.provider === "calendly")
    return ["Calendly decides when visitors can come: change it there, too."];
  if (kind === "hours") return otherHours(tools);
  return [
    ...(await stillBooked(tools.db)),
    ...(await closedForBookingAlone(tools)),
    ...usuallyGiven(tools.content?.closed_days ?? [], new Date()),
  ];
}

/** What of the company nobody has stated yet. */
function stillSamples({ settings, content }: OperatorTools): string[] {
  const samples = settings?.now().samples ?? [];
  if (samples.length === 0) return [];
  const names = samples.map((field) => identityNames[field]).join(", ");
  const invoices = content?.company.sample ? " Until then invoices say that they are samples." : "";
  return [`Still the sample's: ${names}.${invoices}`];
}

/** Showrooms that are still the sample's, and what one that was added is still to have. */
function sampleShowrooms({ settings, content }: OperatorTools): string[] {
  const samples = settings?.now().sampleShowrooms ?? [];
  const showrooms = content?.showrooms ?? [];
  const still = showrooms.filter(({ id }) => samples.includes(id)).map(({ name }) => name);
  const without = showrooms.filter(({ hours }) => hours.length === 0).map(({ name }) => name);
  return [
    ...(still.length > 0 ? [`Still the sample's: ${still.join(", ")}.`] : []),
    ...(without.length > 0
      ? [`Without opening hours: ${without.join(", ")}. Set them under Showroom hours.`]
      : []),
  ];
}

/** Pages that still say the sample's words. */
function samplePages({ settings }: OperatorTools): string[] {
  const pages = settings?.now().samplePages ?? [];
  if (pages.length === 0) return [];
  return [`Still the sample's: ${pages.map((page) => pageTitles[page]).join(", ")}.`];
}

/** What of it stops payment by transfer, in a shop that is open to the world. @source decision 098 */
export function transferStopHints({ content }: OperatorTools): string[] {
  const stops = content?.transferStops ?? [];
  if (stops.length === 0) return [];
  const names = stops.map((field) => identityNames[field]).join(", ");
  return [
    `The shop is open to the world and takes no payment by transfer, because these still are the sample's: ${names}. Set them here.`,
  ];
}

/** Calendars that book by other hours than their showroom shows: they were set under appointments. */
async function otherHours(tools: OperatorTools): Promise<string[]> {
  const rows = await tools.db.query<{
    desk_id: string;
    weekday: number;
    opens: string;
    closes: string;
  }>(
    `select desk_id, weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
     from appointment_hours order by desk_id, weekday`,
  );
  return (tools.content?.showrooms ?? []).flatMap((showroom) =>
    desksOf(tools, showroom.id).flatMap((desk) => {
      const week = weekOfLines([]).map((_, day) => {
        const row = rows.find((each) => each.desk_id === desk && each.weekday === day + 1);
        return row ? { opens: row.opens, closes: row.closes } : null;
      });
      const shown = weekOfLines(showroom.hours);
      if (JSON.stringify(linesOfWeek(week)) === JSON.stringify(linesOfWeek(shown))) return [];
      return [`The calendar “${desk}” (${showroom.name}) books by other hours: ${weekText(week)}.`];
    }),
  );
}

/** Appointments on days that are closed: nobody has informed these visitors. */
async function stillBooked(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ day: string; references: string[] }>(
    `select day.day::text as day, array_agg(booked.reference order by booked.starts_at) as references
     from appointment_day day join appointment booked on booked.status = 'booked'
       and (booked.starts_at at time zone 'Africa/Lagos')::date = day.day
     where day.is_closed and day.desk_id is null and day.day >= (now() at time zone 'Africa/Lagos')::date
     group by day.day order by day.day limit 20`,
  );
  return rows.map(
    ({ day, references }) =>
      `Still booked on ${weekdayText(day)}, which is closed: ${references.join(", ")}.`,
  );
}

/** Days that were closed under appointments: visitors cannot book, and read that we are open. */
async function closedForBookingAlone({ db, content }: OperatorTools): Promise<string[]> {
  const named = new Set(content?.closed_days.map(({ day }) => day));
  const rows = await db.query<{ day: string; reason: string }>(
    `select day::text as day, reason from appointment_day where desk_id is null and is_closed
       and day >= (now() at time zone 'Africa/Lagos')::date order by day`,
  );
  return rows
    .filter(({ day }) => !named.has(day) && !isHoliday(day))
    .map(
      ({ day, reason }) =>
        `Nobody can book on ${weekdayText(day)} (${reason}), but the showroom page says that we are open. Add the day to close both.`,
    );
}

/** Weekdays for holidays on a weekend within a year, as days to close. @param closed those that are closed already */
export function usuallyGiven(closed: readonly { readonly day: string }[], now: Date): string[] {
  const today = lagosDay(now);
  const year = Number(today.slice(0, 4));
  return [...daysInLieu(year), ...daysInLieu(year + 1)]
    .filter(({ day }) => day >= today && day <= laterDay(today, 365))
    .filter(({ day }) => closed.every((each) => each.day !== day))
    .map(
      (each) =>
        `${each.name} falls on ${weekdayText(each.for)}: ${weekdayText(each.day)} is usually given. Add it as a closed day once it is declared.`,
    );
}

function isHoliday(day: string): boolean {
  return publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
}
