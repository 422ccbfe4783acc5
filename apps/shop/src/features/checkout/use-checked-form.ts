import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { entriesOf } from "./checkout-entries.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutStep } from "./checkout-steps.ts";

/** What a step's form is given. */
export interface CheckedForm {
  readonly problems: CheckoutProblems;
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
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/** A pause in typing this long, and what is typed is kept. */
const keepAfterMs = 700;

const loadRules = () => import("./checkout-problems.ts");

/**
 * Enhances a step's plain form: what is typed is checked by the server's own rules before it is sent, the first wrong field
 * gets the focus, and what was typed is kept in passing, so that a reload or Back loses nothing. The form itself is sent
 * by the browser, as without JavaScript.
 * @param found what the server has found wrong already
 */
export function useCheckedForm(step: Exclude<CheckoutStep, "review">, found: CheckoutProblems): CheckedForm {
  const form = useRef<HTMLFormElement>(null);
  const isDirty = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [problems, setProblems] = useState(found);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isOffline, setIsOffline] = useState(false);

  useEffect(() => {
    if (toFocus === null) return;
    document.getElementById(toFocus)?.focus();
    setToFocus(null);
  }, [toFocus]);

  useEffect(() => {
    const keepBeforeLeaving = () => keepEntries(form.current, isDirty);
    // A page that Back brings up from the browser's memory must be usable again.
    const wakeUp = () => setIsSending(false);
    window.addEventListener("pagehide", keepBeforeLeaving);
    window.addEventListener("pageshow", wakeUp);
    return () => {
      window.removeEventListener("pagehide", keepBeforeLeaving);
      window.removeEventListener("pageshow", wakeUp);
    };
  }, []);

  async function send(target: HTMLFormElement): Promise<void> {
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine || isSending) return;
    // Rules that cannot be loaded are no reason not to send: the server checks by the same ones.
    const rules = await loadRules().catch(() => null);
    const wrong = rules?.checkStep(step, entriesOf(new FormData(target))) ?? {};
    const [first] = Object.keys(wrong);
    setProblems(wrong);
    if (first !== undefined) {
      setToFocus(first);
      return;
    }
    isDirty.current = false;
    setIsSending(true);
    target.submit();
  }

  return {
    problems,
    isSending,
    isOffline,
    formProps: {
      ref: form,
      method: "post",
      action: `/checkout/save/${step}`,
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
        isDirty.current = true;
        clearTimeout(pause.current);
        pause.current = setTimeout(() => keepEntries(form.current, isDirty), keepAfterMs);
        const { name } = event.target as HTMLInputElement;
        if (name in problems)
          setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)));
      },
      onBlur: () => keepEntries(form.current, isDirty),
    },
  };
}

/** Sends what is typed so far to the form's own handler, which only remembers it. */
function keepEntries(form: HTMLFormElement | null, isDirty: { current: boolean }): void {
  if (form === null || !isDirty.current) return;
  const entries = new URLSearchParams({ ...entriesOf(new FormData(form)), intent: "keep" });
  isDirty.current = !navigator.sendBeacon(form.action, entries);
}
