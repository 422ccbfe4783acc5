import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import { MonthGrid } from "@precise/ui/components/inputs/month-grid.client";
import { StayLink } from "@precise/web/components/stay-link.client";
import type { ReactNode } from "react";
import { appointmentCopy as copy } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import type { OfferedMonth, OfferedTime } from "./offered-days.ts";

/** The days of a month, and beside them the times of the chosen one. @param timeOf how a time is chosen */
export function DayAndTimes(props: {
  readonly month: OfferedMonth;
  readonly day: string | null;
  readonly timeOf: (time: OfferedTime) => ReactNode;
}) {
  const { month, day, timeOf } = props;
  const { times } = month;
  return (
    <div className={css.when}>
      <section className={css.calendar} aria-label={copy.calendar}>
        <MonthGrid
          month={month.month}
          weekdays={copy.weekdays}
          weeks={month.weeks}
          previous={month.previous}
          next={month.next}
          Link={StayLink}
        />
      </section>
      <section className={css.timesPart} id="times" aria-labelledby="times-title">
        <h2 id="times-title" className={css.stepTitle}>
          {day === null ? copy.chooseDay : copy.timesOn(weekdayText(day))}
        </h2>
        <p className={css.muted} aria-live="polite">
          {day === null
            ? month.hasFree
              ? copy.pickDay
              : copy.noneThisMonth
            : times?.length
              ? copy.timesNote
              : copy.noneOnDay}
        </p>
        {times && times.length > 0 && (
          <ul className={css.times} role="list">
            {times.map((time) => (
              <li key={time.startsAt}>{timeOf(time)}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
