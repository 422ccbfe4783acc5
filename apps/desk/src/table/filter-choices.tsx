import { Button } from "@precise/ui/components/inputs/button";
import { type SubmitEvent, useState } from "react";
import * as texts from "#desk/styles/texts.css.ts";
import type { Filter } from "./column.ts";
import * as css from "./filter-menu.css.ts";
import { withFilter, withValues } from "./table-state.ts";
import { choice } from "./table-tools.css.ts";
import type { TableControl } from "./use-table-state.ts";

/** What a filter offers: boxes, two ends of a number, or a day. */
export function FilterChoices({
  filter,
  control,
}: {
  readonly filter: Filter;
  readonly control: TableControl;
}) {
  const { key, name, options, range } = filter;
  const { state, change } = control;
  const chosen = state.filters[key] ?? [];
  if (options === undefined && range === undefined)
    return (
      <input
        className={css.day}
        type="date"
        aria-label={name}
        value={chosen[0] ?? ""}
        onChange={({ target: { value } }) => change(withValues(state, key, value === "" ? [] : [value]))}
      />
    );
  return (
    <>
      {range && <RangeChoice key={chosen.join()} filter={filter} control={control} unit={range.unit} />}
      {options?.map(({ value, name: words }) => (
        <label key={value} className={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => change(withFilter(state, key, value, event.target.checked))}
          />
          {words}
        </label>
      ))}
    </>
  );
}

/** Two ends of a number, either of them open; it counts with Enter or its button. */
function RangeChoice(props: {
  readonly filter: Filter;
  readonly control: TableControl;
  readonly unit: string | null;
}) {
  const { filter, control, unit } = props;
  const { key, name } = filter;
  const { state, change } = control;
  const chosen = state.filters[key] ?? [];
  const [start = "", end = ""] = chosen.find((value) => value.includes(".."))?.split("..") ?? [];
  const [from, setFrom] = useState(start);
  const [to, setTo] = useState(end);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const others = chosen.filter((value) => !value.includes(".."));
    const isOpen = from.trim() === "" && to.trim() === "";
    change(withValues(state, key, isOpen ? others : [...others, `${from.trim()}..${to.trim()}`]));
  };
  const endField = (words: string, value: string, set: (value: string) => void) => (
    <input
      className={css.end}
      type="number"
      step="any"
      aria-label={`${name}, ${words}${unit ? `, ${unit}` : ""}`}
      placeholder={words}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <form className={css.range} onSubmit={submit}>
      {endField("from", from, setFrom)}
      {endField("to", to, setTo)}
      {unit && <span className={texts.note}>{unit}</span>}
      <Button type="submit" tone="choice">
        Apply
      </Button>
    </form>
  );
}
