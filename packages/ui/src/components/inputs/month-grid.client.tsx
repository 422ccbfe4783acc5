"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type LinkComponent, PlainLink } from "../text/link.tsx";
import * as css from "./month-grid.css.ts";

/** A day of the month. */
export interface MonthDay {
  /** 1 to 31. */
  readonly date: number;
  /** The whole day in words, and what is on: "Monday 23 November, 4 times free". */
  readonly label: string;
  /** Where choosing it leads; null for a day on which nothing is free. */
  readonly href: string | null;
  readonly isChosen: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A month as a grid, weeks beginning on Monday. Without scripts its free days are plain links; with them it is one stop of
 * the Tab key, arrows go from day to day and from week to week, Home and End to the ends of a week, Page Up and Page Down
 * to the next and previous month.
 */
export function MonthGrid(props: {
  /** "November 2026". */
  readonly month: string;
  /** Seven short names, Monday first, with the whole names for screen readers. */
  readonly weekdays: readonly { readonly short: string; readonly name: string }[];
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  /** The next and previous month; null at the ends. */
  readonly previous: { readonly href: string; readonly label: string } | null;
  readonly next: { readonly href: string; readonly label: string } | null;
  readonly Link?: LinkComponent;
}) {
  const { month, weekdays, weeks, previous, next, Link = PlainLink } = props;
  const days = weeks.flat().filter((day) => day !== null);
  const preferred = (days.find((day) => day.isChosen) ?? days.find((day) => day.href !== null))?.date ?? 1;
  const table = useRef<HTMLTableElement>(null);
  // Null until scripts run: then every link is a stop of the Tab key.
  const [active, setActive] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month begins at its own day.
  useEffect(() => setActive(preferred), [month, preferred]);

  function go(date: number): void {
    // The weeks that are shown need not begin with the first of the month.
    const within = Math.min(Math.max(date, days[0]?.date ?? 1), days.at(-1)?.date ?? 1);
    setActive(within);
    table.current?.querySelector<HTMLElement>(`[data-date="${within}"] > *`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = active ?? preferred;
    const column =
      weeks.map((week) => week.findIndex((day) => day?.date === at)).find((index) => index >= 0) ?? 0;
    const step = steps[event.key];
    if (step !== undefined) go(at + step);
    else if (event.key === "Home") go(at - column);
    else if (event.key === "End") go(at + 6 - column);
    else if (event.key === "PageUp") document.getElementById("month-before")?.querySelector("a")?.click();
    else if (event.key === "PageDown") document.getElementById("month-after")?.querySelector("a")?.click();
    else return;
    event.preventDefault();
  }

  return (
    <div className={css.frame}>
      <div className={css.head}>
        <span id="month-before">
          {previous && (
            <Link href={previous.href} className={css.turn} aria-label={previous.label}>
              ‹
            </Link>
          )}
        </span>
        <h2 className={css.month} id="month-name" aria-live="polite">
          {month}
        </h2>
        <span id="month-after">
          {next && (
            <Link href={next.href} className={css.turn} aria-label={next.label}>
              ›
            </Link>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is moved in by arrows is a grid. */}
      <table ref={table} role="grid" aria-labelledby="month-name" className={css.table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ short, name }) => (
              <th key={name} scope="col" abbr={name} className={css.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, column) => (
                <td key={weekdays[column]?.name} className={css.cell} data-date={day?.date}>
                  {day && (
                    <Day
                      day={day}
                      tabIndex={active === null ? undefined : active === day.date ? 0 : -1}
                      Link={Link}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day(props: {
  readonly day: MonthDay;
  readonly tabIndex: number | undefined;
  readonly Link: LinkComponent;
}) {
  const { day, tabIndex, Link } = props;
  const { date, href, label, isChosen } = day;
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without a place to go to; arrows pass over it all the same.
      <span className={css.date.none} tabIndex={tabIndex} role="link" aria-disabled="true" aria-label={label}>
        {date}
      </span>
    );
  }
  return (
    <Link
      href={href}
      className={isChosen ? css.date.chosen : css.date.free}
      tabIndex={tabIndex}
      aria-label={label}
      aria-current={isChosen ? "date" : undefined}
    >
      {date}
    </Link>
  );
}
