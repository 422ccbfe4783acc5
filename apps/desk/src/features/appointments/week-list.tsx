import type { AppointmentWeek } from "@precise/contract/desk/appointments";
import { clockText, lagosDay } from "@precise/contract/nigeria/lagos-days";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { callWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { DayHead } from "./day-head.tsx";
import { dayState } from "./week-days.ts";

/** The week day by day, for narrow screens. */
export function WeekList(props: {
  readonly week: AppointmentWeek;
  readonly onChangeDay: ((day: string) => void) | undefined;
}) {
  const { week, onChangeDay } = props;
  const { days, appointments, calendars, today } = week;
  const names = Object.fromEntries(calendars.map(({ id, name }) => [id, name]));
  return (
    <div className={layouts.stack}>
      {days.map((day) => {
        const booked = appointments.filter(({ starts_at }) => lagosDay(new Date(starts_at)) === day.day);
        return (
          <section key={day.day} className={css.daySection} data-today={day.day === today || undefined}>
            <h3 className={css.dayName}>
              <DayHead
                day={day}
                state={dayState(day, names)}
                today={today}
                onChange={onChangeDay && (() => onChangeDay(day.day))}
              />
            </h3>
            {booked.length === 0 ? (
              <p className={css.small}>Nothing is booked.</p>
            ) : (
              <ul role="list" className={css.dayList}>
                {booked.map(({ reference, starts_at, name, phone, type, calendar }) => (
                  <li key={reference}>
                    <DeskLink href={`/appointments/${reference}`} className={css.slot}>
                      <strong>
                        {clockText(starts_at)} {name}
                      </strong>
                      <span className={css.small}>
                        <span>{calendar && `${calendar.name}: `}</span>
                        {type.name} · {callWords(phone)}
                      </span>
                    </DeskLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
