import type { AppointmentType } from "@precise/contract/appointments";
import { appointmentCopy as copy, placeText } from "./appointment-copy.ts";
import * as css from "./appointments.css.ts";
import { dayText } from "./lagos-text.ts";
import type { OfferedTime } from "./offered-days.ts";
import { VisitorTime } from "./visitor-time.client.tsx";

/** What is about to be booked, with the visitor's own clock beside the one in Lagos. */
export function ChosenTime(props: {
  readonly type: AppointmentType;
  readonly day: string;
  readonly chosen: OfferedTime;
}) {
  const { type, day, chosen } = props;
  return (
    <div className={css.chosen}>
      <h2>{type.name}</h2>
      <p className={css.chosenTime}>
        {dayText(day)}, {chosen.time} <span className={css.muted}>({copy.lagosTime})</span>
      </p>
      <VisitorTime startsAt={chosen.startsAt} className={css.chosenZone} />
      <p className={css.muted}>
        {copy.minutes(type.minutes)} · {placeText(type)}
      </p>
    </div>
  );
}
