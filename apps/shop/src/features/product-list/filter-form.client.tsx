"use client";

import { Button } from "@precise/ui/components/button";
import { Checkbox } from "@precise/ui/components/checkbox";
import { filterCopy } from "./filter-copy.ts";
import * as css from "./filter-form.css.ts";
import type { FilterGroup, FilterOption } from "./filter-groups.ts";
import { narrowingFormId } from "./narrowing-form-id.ts";

const shownAtOnce = 7;
const openAtFirst = 4;

/**
 * The filters of a listing: on phones a sheet that the button opens, on wide screens a column. A plain GET form in a
 * native popover, so that it works before and without JavaScript. A client component only for what a page weighs: its
 * values alone are a fifth of its elements, which a page of server components carries twice.
 * @param action path of the listing without its query
 */
export function FilterForm(props: { readonly action: string; readonly groups: readonly FilterGroup[] }) {
  const { action, groups } = props;
  return (
    <form
      id={narrowingFormId}
      action={action}
      method="get"
      popover="auto"
      className={css.form}
      aria-label={filterCopy.filters}
    >
      <div className={css.head}>
        <h2 className={css.title}>{filterCopy.filters}</h2>
        <button
          type="button"
          popoverTarget={narrowingFormId}
          popoverTargetAction="hide"
          className={css.close}
          aria-label={filterCopy.close}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className={css.groups}>
        {groups.map((group, place) => (
          <details key={group.code} className={css.group} open={group.isActive || place < openAtFirst}>
            <summary className={css.summary}>{group.label}</summary>
            {group.kind === "options" ? (
              <Options code={group.code} options={group.options} />
            ) : (
              <Range {...group} />
            )}
          </details>
        ))}
      </div>
      <div className={css.foot}>
        <Button type="submit" fill>
          {filterCopy.show}
        </Button>
      </div>
    </form>
  );
}

/** The first few, and every chosen one; the rest on demand. */
function Options({ code, options }: { readonly code: string; readonly options: readonly FilterOption[] }) {
  const isShown = (option: FilterOption, place: number) => place < shownAtOnce || option.isChosen;
  const more = options.filter((option, place) => !isShown(option, place));
  return (
    <>
      {options.filter(isShown).map((option) => (
        <Option key={option.value} code={code} option={option} />
      ))}
      {more.length > 0 && (
        <details className={css.more}>
          <summary className={css.moreSummary}>
            {filterCopy.moreOptions} ({options.length})
          </summary>
          {more.map((option) => (
            <Option key={option.value} code={code} option={option} />
          ))}
        </details>
      )}
    </>
  );
}

function Option({ code, option }: { readonly code: string; readonly option: FilterOption }) {
  const { value, label, count, isChosen } = option;
  return <Checkbox name={code} value={value} label={label} count={count} defaultChecked={isChosen} />;
}

function Range({ code, label, unit, min, max, from, to }: Extract<FilterGroup, { kind: "range" }>) {
  const suffix = unit ? `, ${unit}` : "";
  const ends = [
    { name: `${code}.from`, text: filterCopy.least, value: from, placeholder: Math.floor(min) },
    { name: `${code}.to`, text: filterCopy.most, value: to, placeholder: Math.ceil(max) },
  ];
  return (
    <div className={css.range}>
      {ends.map(({ name, text, value, placeholder }) => (
        <label key={name} className={css.end}>
          <span className={css.endLabel}>
            {text}
            {unit ? ` (${unit})` : ""}
          </span>
          <input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={17}
            className={css.number}
            defaultValue={value}
            placeholder={placeholder.toLocaleString("en")}
            aria-label={`${label}, ${text.toLowerCase()}${suffix}`}
          />
        </label>
      ))}
    </div>
  );
}
