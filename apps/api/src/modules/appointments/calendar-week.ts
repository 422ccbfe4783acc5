import { laterDay } from "@precise/contract/nigeria/lagos-days";
import { publicHolidays } from "@precise/contract/nigeria/public-holidays";
import type { AppointmentType } from "@precise/contract/shop/appointments";
import type { Sql } from "#api/platform/database/port.ts";

/** A calendar that gives appointments: a showroom's advisers, or those before a camera. */
export interface AppointmentCalendar {
  readonly id: string;
  /** "Port Harcourt" */
  readonly name: string;
  /** So many visitors at the same time. */
  readonly capacity: number;
  /** By the clock in Lagos; 1 is Monday. A weekday without an entry is closed. */
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
  readonly types: readonly Pick<AppointmentType, "id" | "name" | "minutes">[];
}

/** What a calendar gives on one day. */
export interface CalendarDay {
  readonly id: string;
  /** Null where its week has no hours on that weekday. */
  readonly hours: { readonly opens: string; readonly closes: string } | null;
  /** Someone, or a holiday, has closed the day; `false` with a reason is "open all the same". */
  readonly is_closed: boolean;
  readonly reason: string | null;
}

export interface CalendarWeekDay {
  readonly day: string;
  readonly holiday: string | null;
  readonly calendars: readonly CalendarDay[];
}

/** A calendar's name for people. @param id as the content file names it: `port-harcourt` */
export function calendarName(id: string): string {
  return id
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Every calendar with its week and what it gives. */
export async function readCalendars(sql: Sql): Promise<AppointmentCalendar[]> {
  const rows = await sql.query<Omit<AppointmentCalendar, "name">>(
    `select desk.id, desk.capacity,
       (select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
           'closes', to_char(closes, 'HH24:MI')) order by weekday), '[]')
         from appointment_hours hours where hours.desk_id = desk.id) as hours,
       (select coalesce(json_agg(json_build_object('id', type.id, 'name', type.shown ->> 'name', 'minutes', type.minutes)
           order by type.position), '[]')
         from appointment_type type where type.desk_id = desk.id and type.is_offered) as types
     from appointment_desk desk order by desk.id`,
  );
  return rows.map((row) => ({ ...row, name: calendarName(row.id) }));
}

/** What each calendar gives on seven days. @param calendar only this one */
export async function readWeekDays(
  sql: Sql,
  from: string,
  calendar: string | undefined,
): Promise<CalendarWeekDay[]> {
  // What is said of one calendar goes before what is said of all.
  const rows = await sql.query<CalendarDay & { readonly day: string }>(
    `select week.at::date::text as day, desk.id,
       case when hours.opens is not null
         then json_build_object('opens', to_char(hours.opens, 'HH24:MI'), 'closes', to_char(hours.closes, 'HH24:MI'))
       end as hours,
       coalesce(said.is_closed, false) as is_closed, said.reason
     from generate_series($1::timestamp, $1::timestamp + interval '6 days', interval '1 day') week(at)
     cross join appointment_desk desk
     left join appointment_hours hours on hours.desk_id = desk.id and hours.weekday = extract(isodow from week.at)
     left join lateral (
       select is_closed, reason from appointment_day each
       where each.day = week.at::date and (each.desk_id = desk.id or each.desk_id is null)
       order by each.desk_id nulls last limit 1
     ) said on true
     where $2::text is null or desk.id = $2
     order by week.at, desk.id`,
    [from, calendar ?? null],
  );
  const last = laterDay(from, 6);
  const holidays = [from, last].flatMap((day) => publicHolidays(Number(day.slice(0, 4))));
  return Array.from({ length: 7 }, (_, offset) => {
    const day = laterDay(from, offset);
    return {
      day,
      holiday: holidays.find((each) => each.day === day)?.name ?? null,
      calendars: rows.filter((row) => row.day === day).map(({ day: _day, ...row }) => row),
    };
  });
}
