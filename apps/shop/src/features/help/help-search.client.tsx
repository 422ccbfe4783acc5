"use client";
import { Input } from "@precise/ui/components/inputs/input";
import { useEffect, useId, useRef, useState } from "react";
import * as css from "./help.css.ts";
import { helpCopy as copy } from "./help-copy.ts";
import { isLookedFor } from "./matching-answers.ts";

const answersIn = () => [...document.querySelectorAll<HTMLDetailsElement>("details[data-answer]")];

/**
 * Narrows the answers of the page as one types, and opens the one that the address names. The answers are in the page
 * as the server made them: without scripts the browser's own search finds them.
 */
export function HelpSearch() {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    // Browsers open what the address names by themselves, but not all of them do.
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const answer = target?.closest("details");
      if (answer) answer.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  useEffect(() => {
    // What was typed before this listened.
    const typed = box.current?.querySelector("input")?.value ?? "";
    if (typed === "") return;
    setWords(typed);
    setCount(narrow(typed));
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve.
    <div ref={box} role="search" className={css.search}>
      <label htmlFor={id} className={css.searchLabel}>
        {copy.search}
      </label>
      <Input
        look="pill"
        id={id}
        type="search"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          setCount(narrow(value));
        }}
      />
      <p className={css.count} aria-live="polite">
        {count === null ? "" : copy.found(count, words.trim())}
      </p>
    </div>
  );
}

/** Shows the answers to what is looked for alone. @returns how many; null where nothing is looked for, and all are shown */
function narrow(typed: string): number | null {
  const isEmpty = typed.trim() === "";
  let found = 0;
  for (const answer of answersIn()) {
    const isFound = isEmpty || isLookedFor(answer.textContent ?? "", typed);
    answer.hidden = !isFound;
    if (isFound) found += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>("[data-answers]")) {
    group.hidden = !group.querySelector("details:not([hidden])");
  }
  return isEmpty ? null : found;
}
