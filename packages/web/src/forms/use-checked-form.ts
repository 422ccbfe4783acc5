import { type FormEvent, useEffect, useRef, useState } from "react";
import { onReturn } from "../shell/on-return.ts";
import { useIsOnline } from "../shell/use-is-online.ts";
import { entriesIn } from "./entries-in.ts";
import type { EntryProblems } from "./entry-problems.ts";
import {
  changedEntries,
  type Entries,
  fillForm,
  forgetTyped,
  keepTyped,
  readTyped,
} from "./typed-entries.ts";

/** What a form is checked by and where it goes. */
export interface FormPlan<Field extends string> {
  /** Name under which what is typed is kept until the next form opens; no other form has it. */
  readonly name: string;
  readonly action: string;
  /** Most characters kept of each field. */
  readonly longestKept: Readonly<Record<Field, number>>;
  /**
   * Sends the form behind the page's back, which then goes on by itself; false where that failed. Without it, and after
   * a failure, the browser sends the form. What is typed is then kept beside that of other forms, until it is forgotten.
   */
  readonly sendAside?: (form: HTMLFormElement) => Promise<boolean>;
  /** Loads the server's own rules. */
  readonly loadRules: () => Promise<(entries: Entries<Field>) => EntryProblems<Field>>;
}

/** What a step's form is given. */
export interface CheckedForm<Field extends string> {
  readonly problems: EntryProblems<Field>;
  /** What was typed before a reload; null where nothing was. */
  readonly typed: Entries<Field> | null;
  readonly isSending: boolean;
  readonly isOffline: boolean;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly action: string;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Enhances a plain form: what is typed is checked by the server's own rules before it is sent, the first wrong
 * field gets the focus, and a reload brings back what was typed and not sent. The form itself is sent by the browser, as
 * without JavaScript, unless its plan sends it aside.
 * @param found what the server has found wrong already
 */
export function useCheckedForm<Field extends string>(
  plan: FormPlan<Field>,
  found: EntryProblems<Field>,
): CheckedForm<Field> {
  const { name: step, action, longestKept, sendAside, loadRules } = plan;
  const staysAlone = sendAside === undefined;
  const form = useRef<HTMLFormElement>(null);
  const isBroughtBack = useRef(false);
  const [problems, setProblems] = useState(found);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [typed, setTyped] = useState<Entries<Field> | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** From the press on: the next one may come before anything is drawn again. */
  const isTaken = useRef(false);
  const isOffline = !useIsOnline();

  useEffect(() => {
    if (toFocus === null) return;
    document.getElementById(toFocus)?.focus();
    setToFocus(null);
  }, [toFocus]);

  useEffect(() => {
    const before = readTyped(step, longestKept);
    const inForm = form.current ? entriesIn(new FormData(form.current), longestKept) : {};
    const changed = form.current ? changedEntries(form.current, inForm) : {};
    if (before !== null && form.current) fillForm(form.current, before);
    else if (staysAlone) forgetTyped();
    // What was typed before these scripts ran, nobody has heard yet: without another key it would be lost.
    if (Object.keys(changed).length > 0) keepTyped(step, { ...inForm, ...before, ...changed });
    isBroughtBack.current = true;
    setTyped(before);
    // A page that Back brings up from the browser's memory must be usable again.
    return onReturn(() => {
      isTaken.current = false;
      setIsSending(false);
    });
  }, [step, longestKept, staysAlone]);

  async function send(target: HTMLFormElement): Promise<void> {
    if (isOffline || isTaken.current) return;
    isTaken.current = true;
    // Rules that cannot be loaded are no reason not to send: the server checks by the same ones.
    const rules = await loadRules().catch(() => null);
    const wrong = rules?.(entriesIn(new FormData(target), longestKept)) ?? ({} as EntryProblems<Field>);
    const [first] = Object.keys(wrong);
    setProblems(wrong);
    if (first !== undefined) {
      isTaken.current = false;
      setToFocus(first);
      return;
    }
    setIsSending(true);
    const isSent = await sendAside?.(target).catch(() => false);
    if (!isSent) target.submit();
  }

  return {
    problems,
    typed,
    isSending,
    isOffline,
    formProps: {
      ref: form,
      method: "post",
      action,
      noValidate: true,
      onSubmit: (event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        // A button with a name asks for something else than the next step.
        if (submitter?.hasAttribute("name")) return;
        event.preventDefault();
        void send(event.currentTarget);
      },
      onFocus: () => void loadRules().catch(() => null),
      onInput: (event) => {
        // What was typed before is not in the form yet: keeping the form now would lose it.
        if (!isBroughtBack.current) return;
        keepTyped(step, entriesIn(new FormData(event.currentTarget), longestKept));
        const { name } = event.target as HTMLInputElement;
        if (name in problems) {
          // What is left of the problems has the same fields.
          const left = Object.entries(problems).filter(([field]) => field !== name);
          setProblems(Object.fromEntries(left) as EntryProblems<Field>);
        }
      },
    },
  };
}
