import type { AppointmentWeek, DeskAppointment } from "@precise/contract/desk/appointments";
import { clockText, lagosDay, weekdayText } from "@precise/contract/nigeria/lagos-days";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { callWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { DayHead } from "./day-head.tsx";
import { dayState, startHour, weekHours } from "./week-days.ts";

/** The week as a table: days are columns, hours in Lagos are rows; each appointment is a link to its page. */
export function WeekTable(props: {
  readonly week: AppointmentWeek;
  readonly onChangeDay: ((day: string) => void) | undefined;
}) {
  const { week, onChangeDay } = props;
  const { days, appointments, calendars, today } = week;
  const names = Object.fromEntries(calendars.map(({ id, name }) => [id, name]));
  const hours = weekHours(
    days,
    appointments.map(({ starts_at }) => starts_at),
  );
  const states = days.map((day) => dayState(day, names));
  const showsCalendar = (days[0]?.calendars.length ?? 0) > 1;
  return (
    <table className={css.week} aria-label="Appointments of the week">
      <thead>
        <tr>
          <th scope="col" className={css.hourHead}>
            Lagos
          </th>
          {days.map((day, column) => (
            <th key={day.day} scope="col" className={css.dayHead} data-today={day.day === today || undefined}>
              <DayHead
                day={day}
                state={states[column]}
                today={today}
                onChange={onChangeDay && (() => onChangeDay(day.day))}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row" className={css.hour}>
              {String(hour).padStart(2, "0")}:00
            </th>
            {days.map(({ day }, column) => (
              <td
                key={day}
                className={states[column]?.isClosed ? css.closedCell : css.cell}
                data-today={day === today || undefined}
              >
                {appointments
                  .filter(
                    ({ starts_at }) => lagosDay(new Date(starts_at)) === day && startHour(starts_at) === hour,
                  )
                  .map((each) => (
                    <Slot key={each.reference} appointment={each} showsCalendar={showsCalendar} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Slot(props: { readonly appointment: DeskAppointment; readonly showsCalendar: boolean }) {
  const { reference, starts_at, name, phone, type, calendar } = props.appointment;
  return (
    <DeskLink href={`/appointments/${reference}`} className={css.slot}>
      <strong>
        {clockText(starts_at)} {name}
      </strong>
      <span className={css.small}>
        {props.showsCalendar && calendar ? `${calendar.name}: ${type.name}` : type.name}
      </span>
      <span className={css.small}>{callWords(phone)}</span>
      <VisuallyHidden>, {weekdayText(lagosDay(new Date(starts_at)))}</VisuallyHidden>
    </DeskLink>
  );
}
