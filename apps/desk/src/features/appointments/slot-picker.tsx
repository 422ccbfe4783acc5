import { listDeskAppointmentSlots } from "@precise/contract/desk/appointments";
import {
  clockText,
  lagosDay,
  laterDay,
  todayInLagos,
  weekdayText,
} from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "./appointments.css.ts";

const daysAtOnce = 31;

/**
 * Chooses a free time of a type: the day, then the time. Times are those that visitors are offered.
 * @param value the chosen moment in UTC; empty: none
 */
export function SlotPicker(props: {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (startsAt: string) => void;
}) {
  const { id, type, value, error, onChange } = props;
  const [from, setFrom] = useState(todayInLagos);
  const { data, error: fault } = useQuery(
    deskQuery(listDeskAppointmentSlots, { query: { type, from, days: String(daysAtOnce) } }),
  );
  const [chosenDay, setDay] = useState(() => (value === "" ? "" : lagosDay(new Date(value))));
  const failure = failureOf(fault);
  if (failure) return <Alert tone="critical">{failureWords(failure)}</Alert>;
  if (data === undefined) return <p role="status">Reading the free times</p>;
  const byDay = Map.groupBy(data.slots, ({ starts_at }) => lagosDay(new Date(starts_at)));
  const day = byDay.has(chosenDay) ? chosenDay : "";
  const times = byDay.get(day) ?? [];
  const isLast = laterDay(from, daysAtOnce) > data.last_day;
  const isGone = value !== "" && !data.slots.some(({ starts_at }) => starts_at === value);
  return (
    <div className={css.form}>
      <SelectField
        id={`${id}-day`}
        label="Day"
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          onChange("");
        }}
      >
        <option value="">{byDay.size === 0 ? "No day is free" : "Choose a day"}</option>
        {[...byDay].map(([each, slots]) => (
          <option key={each} value={each}>
            {weekdayText(each)}, {slots.length} free
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-time`}
        label="Time in Lagos"
        value={isGone ? "" : value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{day === "" ? "Choose a day first" : "Choose a time"}</option>
        {times.map(({ starts_at, places_left }) => (
          <option key={starts_at} value={starts_at}>
            {clockText(starts_at)}, {places_left === 1 ? "1 place" : `${places_left} places`}
          </option>
        ))}
      </SelectField>
      <div className={layouts.acts}>
        {from !== todayInLagos() && (
          <Button tone="secondary" onClick={() => setFrom(laterDay(from, -daysAtOnce))}>
            Earlier days
          </Button>
        )}
        {!isLast && (
          <Button tone="secondary" onClick={() => setFrom(laterDay(from, daysAtOnce))}>
            Later days
          </Button>
        )}
      </div>
    </div>
  );
}
