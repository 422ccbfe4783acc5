"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter, useSearchParams } from "next/navigation";
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { toolSearch } from "./tool-address.ts";
import { toolCopy } from "./tool-copy.ts";
import * as css from "./tool-form.css.ts";

/** A choice counts almost at once; after a key there may be another. */
const waitMs = { choice: 150, typing: 800 } as const;

/**
 * The values of a tool: a plain GET form, whose answer is a page of its own address. With scripts a change applies itself after
 * a short pause, and page, focus and scroll stay; the button is there all the same.
 * @param action path of the tool
 * @param label what the form is about, for screen readers
 */
export function ToolForm(props: {
  readonly action: string;
  readonly label?: string;
  readonly submitLabel: string;
  /** Takes the width of the page: its button then has its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { action, label = toolCopy.values, submitLabel, isWide = false, children } = props;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLooked = useRef(false);
  const [isPending, startTransition] = useTransition();
  const search = useSearchParams()?.toString() ?? "";
  /** What this form has asked for; the answer before the last may still come. */
  const [searches, setSearches] = useState<readonly string[]>([]);
  const [shown, setShown] = useState({ search, fields: 0 });
  // Back, Forward and links bring other values than the form holds: its fields are made again from them.
  if (shown.search !== search) {
    setShown({ search, fields: searches.includes(search) ? shown.fields : shown.fields + 1 });
  }

  const apply = (element: HTMLFormElement, pressed: HTMLElement | null = null) => {
    clearTimeout(timer.current);
    const query = toolSearch(new FormData(element, pressed), neededIn(element));
    const next = new URLSearchParams(query).toString();
    if (next === search) return;
    setSearches([...searches.slice(-1), next]);
    startTransition(() => router.replace(action + query, { scroll: false }));
  };
  const applySoon = (element: HTMLFormElement, field: EventTarget | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(element), isTyped(field) ? waitMs.typing : waitMs.choice);
  };

  // What was changed before anything listened was reported to no one.
  useEffect(() => {
    if (hasLooked.current || form.current === null) return;
    hasLooked.current = true;
    if (isFreshVisit() && isChanged(form.current)) applySoon(form.current, null);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    // A button may carry a value of its own: one row more.
    apply(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
  };
  return (
    <form
      ref={form}
      action={action}
      method="get"
      noValidate
      className={css.form}
      aria-label={label}
      aria-busy={isPending || undefined}
      // A browser that puts old values back would show others than the address.
      autoComplete="off"
      onSubmit={onSubmit}
      onInput={({ currentTarget, target }) => applySoon(currentTarget, target)}
    >
      <Fragment key={shown.fields}>{children}</Fragment>
      <div className={css.submit}>
        <Button type="submit" fill={!isWide} pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function isTyped(field: EventTarget | null): boolean {
  return field instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(field.type);
}

function neededIn(form: HTMLFormElement): ReadonlySet<string> {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  return new Set(fields.flatMap(({ name, required }) => (required && name !== "" ? [name] : [])));
}

/** After a reload or Back the browser fills the fields as they were left, and no one has changed anything. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit === undefined || !("type" in visit) || visit.type === "navigate";
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
}
