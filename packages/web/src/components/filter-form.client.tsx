"use client";

import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { RadioRow } from "@precise/ui/components/inputs/radio-row";
import { type SyntheticEvent, type ToggleEvent, useRef } from "react";
import type { CountCall } from "../listing/count-found.ts";
import { type FoundNoun, filterCopy } from "../listing/filter-copy.ts";
import type { FilterBand, FilterGroup, FilterOption } from "../listing/filter-groups.ts";
import { isCounted, openAtFirst, shoppedBy } from "../listing/filter-order.ts";
import { narrowingFormId } from "../listing/narrowing-form-id.ts";
import { narrowingMemory } from "../listing/narrowing-memory.ts";
import type { RangeProblem } from "../listing/range-problem.ts";
import { useNarrowing } from "../listing/use-narrowing.ts";
import * as css from "./filter-form.css.ts";
import { RangeFields } from "./range-fields.tsx";

const shownAtOnce = 7;
/** The filters that few ask for, under one heading; no attribute has such a code. */
const moreCode = "more filters";

/**
 * The filters of a listing: on phones a sheet that the button opens, on wide screens a column. A plain GET form in a
 * native popover, so that it works before and without JavaScript.
 * @param action path of the listing without its query
 * @param announcement what screen readers hear when this list has come: "12 products"
 */
export function FilterForm(props: {
  readonly action: string;
  readonly groups: readonly FilterGroup[];
  readonly countCall: CountCall;
  /** What is counted. */
  readonly noun: FoundNoun;
  readonly announcement: string;
  /** Where the app lies on its domain, when that is not the root; `action` begins with it. */
  readonly basePath?: string;
  /** Whether a narrowed listing is another route of the app than this page. */
  readonly leavesRoute?: boolean;
  /** What else the address says, and keeps saying whatever is filtered. */
  readonly kept?: Readonly<Record<string, string>>;
}) {
  const { action, groups, countCall, noun, announcement } = props;
  const { basePath = "", leavesRoute = false, kept = {} } = props;
  const form = useRef<HTMLFormElement>(null);
  const first = groups.filter(({ code }) => shoppedBy.includes(code));
  const more = groups.filter(({ code }) => !shoppedBy.includes(code));
  const { isPending, problems, found, onSubmit } = useNarrowing(form, {
    countCall,
    noun,
    announcement,
    basePath,
    leavesRoute,
  });
  return (
    <>
      <form
        ref={form}
        id={narrowingFormId}
        action={action}
        method="get"
        popover="auto"
        className={css.form}
        aria-label={filterCopy.filters}
        // A browser that puts old ticks back would show another choice than the address.
        autoComplete="off"
        onInput={({ target }) => noteTyping(target)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
        onToggle={focusTitle}
      >
        <div className={css.head}>
          <h2 className={css.title} tabIndex={-1}>
            {filterCopy.filters}
          </h2>
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
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.groups}>
          {first.map((group) => (
            <Group key={group.code} group={group} problem={problems[group.code]} />
          ))}
          {more.length > 0 && (
            <details
              data-code={moreCode}
              className={css.group}
              open={more.some(({ isActive }) => isActive)}
              onToggle={noteOpening}
            >
              <summary className={css.summary}>{filterCopy.moreFilters}</summary>
              {more.map((group) => (
                <Group key={group.code} group={group} problem={problems[group.code]} />
              ))}
            </details>
          )}
        </div>
        <div className={css.foot}>
          <Button type="submit" fill>
            {found === null ? filterCopy.show : filterCopy.showFound(found, noun)}
          </Button>
        </div>
      </form>
      {isPending && <div className={css.pending} aria-hidden="true" />}
    </>
  );
}

/** A filter that opens and shuts. */
function Group(props: { readonly group: FilterGroup; readonly problem: RangeProblem | undefined }) {
  const { group, problem } = props;
  return (
    <details
      data-code={group.code}
      className={css.group}
      open={group.isActive || openAtFirst.has(group.code)}
      onToggle={noteOpening}
    >
      <summary className={css.summary}>{group.label}</summary>
      {group.kind === "options" ? (
        <Options code={group.code} options={group.options} />
      ) : (
        <>
          <Bands code={group.code} bands={group.bands} />
          <RangeFields group={group} problem={problem} />
        </>
      )}
    </details>
  );
}

/** The toggling of a group inside bubbles up to what holds it, too. */
function noteOpening({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const code = currentTarget.dataset.code;
  if (target === currentTarget && code !== undefined) narrowingMemory.opened.set(code, currentTarget.open);
}

/** Opened by keyboard, the sheet has the focus. The toggling of a group inside bubbles up to here, too. */
function focusTitle({ newState, target, currentTarget }: ToggleEvent<HTMLFormElement>) {
  if (newState === "open" && target === currentTarget) currentTarget.querySelector("h2")?.focus();
}

function noteTyping(target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === "text") narrowingMemory.typed = target;
  letGoOfOther(target);
}

/** A range is said by one of its parts or by its ends: whichever was used last. */
function letGoOfOther({ type, name, form }: HTMLInputElement) {
  const [code, end] = name.split(".");
  for (const field of form?.querySelectorAll("input") ?? []) {
    const isEnd = type === "radio" && (field.name === `${name}.from` || field.name === `${name}.to`);
    if (isEnd) field.value = "";
    if (type === "text" && end && field.type === "radio" && field.name === code)
      field.checked = field.value === "";
  }
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
          <summary className={css.moreSummary}>{`${filterCopy.moreOptions} (${options.length})`}</summary>
          {more.map((option) => (
            <Option key={option.value} code={code} option={option} />
          ))}
        </details>
      )}
    </>
  );
}

/** Parts of a range, and the way back to all of it. */
function Bands({
  code,
  bands = [],
}: {
  readonly code: string;
  readonly bands?: readonly FilterBand[] | undefined;
}) {
  if (bands.length === 0) return null;
  const any = { label: filterCopy.any, value: "", isChosen: !bands.some(({ isChosen }) => isChosen) };
  return [any, ...bands].map(({ label, value, isChosen }) => (
    <RadioRow key={value} name={code} value={value} label={label} defaultChecked={isChosen} />
  ));
}

function Option({ code, option }: { readonly code: string; readonly option: FilterOption }) {
  const { value, label, count, isChosen } = option;
  return (
    <Checkbox
      name={code}
      value={value}
      label={label}
      count={isCounted(code) ? count : undefined}
      defaultChecked={isChosen}
    />
  );
}
