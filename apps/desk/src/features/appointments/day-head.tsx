import type { AppointmentDay } from "@precise/contract/desk/appointments";
import { weekdayText } from "@precise/contract/nigeria/lagos-days";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./appointments.css.ts";
import type { DayState } from "./week-days.ts";

/** A day's date, whether it is today, what is closed on it, and the button that closes or opens it. */
export function DayHead(props: {
  readonly day: AppointmentDay;
  readonly state: DayState | undefined;
  readonly today: string;
  /** Undefined where a service decides. */
  readonly onChange: (() => void) | undefined;
}) {
  const { day, state, today, onChange } = props;
  const date = weekdayText(day.day);
  const [weekday, ...dayAndMonth] = date.split(" ");
  const act = state?.isClosed ? "Open" : "Close";
  // A day that is over stays as it was; one without hours is opened by giving it some.
  const canChange = day.day >= today && day.calendars.some(({ hours }) => hours !== null);
  return (
    <span className={css.dayHeadIn}>
      <span>
        <span className={css.weekday}>{weekday}</span>{" "}
        <span className={css.dayAndMonth}>{dayAndMonth.join(" ")}</span>
        {day.day === today && <span className={css.today}>Today</span>}
      </span>
      {state?.isClosed && <span className={texts.badNote}>Closed</span>}
      {state?.words.map((words) => (
        <span key={words} className={css.dayWord}>
          {words}
        </span>
      ))}
      {onChange !== undefined && canChange && (
        <span>
          <TextButton aria-label={`${act} ${date}`} onClick={onChange}>
            {act}
          </TextButton>
        </span>
      )}
    </span>
  );
}
