"use client";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import * as css from "./tabs.css.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

/** Tabs over one panel: the arrow keys, Home and End go from one to the next and show it. */
export function Tabs<Id extends string>(props: {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly shown: Id;
  readonly onShow: (id: Id) => void;
  readonly children: ReactNode;
}) {
  const { label, tabs, shown, onShow, children } = props;
  const base = useId();
  const index = tabs.findIndex(({ id }) => id === shown);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onShow(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <>
      <div className={css.list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === shown}
            aria-controls={`${base}-panel`}
            tabIndex={id === shown ? 0 : -1}
            className={css.tab}
            onClick={() => onShow(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown}`}>
        {children}
      </div>
    </>
  );
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
