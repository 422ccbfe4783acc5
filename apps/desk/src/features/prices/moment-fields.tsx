import { lagosMomentOf } from "@precise/contract/nigeria/lagos-days";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as css from "./prices.css.ts";

/** A day and a time by the clock in Lagos, as they are typed. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

/** The moment in UTC; null for what is none. */
export function momentOf({ day, time }: TypedMoment): string | null {
  return day === "" || time === "" ? null : lagosMomentOf(day, time);
}

/** Two fields for one moment in Lagos. */
export function MomentFields(props: {
  readonly id: string;
  readonly label: string;
  readonly value: TypedMoment;
  readonly error: string | undefined;
  readonly onChange: (value: TypedMoment) => void;
}) {
  const { id, label, value, error, onChange } = props;
  return (
    <div className={css.pair}>
      <TextField
        id={`${id}-day`}
        label={label}
        type="date"
        value={value.day}
        error={error}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        id={`${id}-time`}
        label="Time in Lagos"
        type="time"
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
