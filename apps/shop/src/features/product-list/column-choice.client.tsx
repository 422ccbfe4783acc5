"use client";

import { from } from "@precise/ui/styles/media";
import { columnsStorageKey } from "@precise/ui/styles/theme-script";
import { filterCopy } from "@precise/web/listing/filter-copy";
import { useSyncExternalStore } from "react";
import * as css from "./column-choice.css.ts";

const choices = ["2", "3", "4", "5"] as const;

/**
 * In how many columns the products stand, kept in this browser. The script before the first paint has put the choice on
 * `<html>`, so nothing moves; a phone has no choice, and without JavaScript there is none.
 */
export function ColumnChoice() {
  const chosen = useSyncExternalStore(subscribe, current, usual);
  return (
    <fieldset className={css.choice} aria-label={filterCopy.columns}>
      {choices.map((columns) => (
        <button
          key={columns}
          type="button"
          className={css.column[columns]}
          aria-pressed={chosen === columns}
          data-replay="listening"
          aria-label={filterCopy.columnsOf(Number(columns))}
          onClick={() => choose(columns)}
        >
          <span className={css.bars} aria-hidden="true">
            {Array.from("abcde".slice(0, Number(columns)), (bar) => (
              <span key={bar} className={css.bar} />
            ))}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** Listeners of its own: `<html>` holds the choice, and jotai is not in the first load of a page (decision 049). */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string {
  return document.documentElement.dataset.columns ?? (matchMedia(from("broad")).matches ? "4" : usual());
}

function usual(): string {
  return "3";
}

function choose(columns: string): void {
  document.documentElement.dataset.columns = columns;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(columnsStorageKey, columns);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
