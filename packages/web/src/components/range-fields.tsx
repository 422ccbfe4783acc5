import { Input } from "@precise/ui/components/inputs/input";
import { filterCopy } from "../listing/filter-copy.ts";
import type { FilterGroup } from "../listing/filter-groups.ts";
import type { RangeProblem } from "../listing/range-problem.ts";
import * as css from "./range-fields.css.ts";

type Range = Extract<FilterGroup, { kind: "range" }>;

/**
 * The two ends of a range. The empty fields show the available range; errors are shown under them.
 * @param problem of what has been typed since; the group brings that of its address
 */
export function RangeFields({
  group,
  problem,
}: {
  readonly group: Range;
  readonly problem: RangeProblem | undefined;
}) {
  const { code, label, unit, min, max, from, to } = group;
  const wrong = problem ?? group.problem;
  const ends = [
    { end: "from", text: filterCopy.least, value: from, placeholder: Math.floor(min) },
    { end: "to", text: filterCopy.most, value: to, placeholder: Math.ceil(max) },
  ] as const;
  const errorId = `${code}-error`;
  return (
    <div className={css.range}>
      {ends.map(({ end, text, value, placeholder }) => {
        const isWrong = wrong?.end === end;
        return (
          <label key={end} htmlFor={`${code}-${end}`} className={css.end}>
            <span className={css.endLabel}>{unit ? `${text} (${unit})` : text}</span>
            <Input
              look="row"
              id={`${code}-${end}`}
              name={`${code}.${end}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={17}
              defaultValue={value}
              placeholder={placeholder.toLocaleString("en")}
              aria-label={`${label}, ${text.toLowerCase()}${unit ? `, ${unit}` : ""}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? errorId : undefined}
            />
          </label>
        );
      })}
      {wrong && (
        <p id={errorId} className={css.error} role="alert">
          {wrong.code === "unreadable" ? filterCopy.unreadable : filterCopy.wrongWayRound}
        </p>
      )}
    </div>
  );
}
