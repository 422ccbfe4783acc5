import { type FormEvent, useEffect, useRef, useState } from "react";
import { useIsOnline } from "../../purchase/use-is-online.ts";
import { entriesOf } from "./checkout-entries.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutStep } from "./checkout-steps.ts";
import { fillForm, forgetTyped, keepTyped, readTyped } from "./typed-entries.ts";

/** What a step's form is given. */
export interface CheckedForm {
  readonly problems: CheckoutProblems;
  /** What was typed before a reload; null where nothing was. */
  readonly typed: CheckoutEntries | null;
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

const loadRules = () => import("./checkout-problems.ts");

/**
 * Enhances a step's plain form: what is typed is checked by the server's own rules before it is sent, the first wrong
 * field gets the focus, and a reload brings back what was typed and not sent. The form itself is sent by the browser, as
 * without JavaScript.
 * @param found what the server has found wrong already
 */
export function useCheckedForm(step: Exclude<CheckoutStep, "review">, found: CheckoutProblems): CheckedForm {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(found);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [typed, setTyped] = useState<CheckoutEntries | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isOffline = !useIsOnline();

  useEffect(() => {
    if (toFocus === null) return;
    document.getElementById(toFocus)?.focus();
    setToFocus(null);
  }, [toFocus]);

  useEffect(() => {
    const before = readTyped(step);
    if (before === null) forgetTyped();
    else if (form.current) fillForm(form.current, before);
    setTyped(before);
    // A page that Back brings up from the browser's memory must be usable again.
    const wakeUp = () => setIsSending(false);
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, [step]);

  async function send(target: HTMLFormElement): Promise<void> {
    if (isOffline || isSending) return;
    // Rules that cannot be loaded are no reason not to send: the server checks by the same ones.
    const rules = await loadRules().catch(() => null);
    const wrong = rules?.checkStep(step, entriesOf(new FormData(target))) ?? {};
    const [first] = Object.keys(wrong);
    setProblems(wrong);
    if (first !== undefined) {
      setToFocus(first);
      return;
    }
    setIsSending(true);
    target.submit();
  }

  return {
    problems,
    typed,
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
        keepTyped(step, entriesOf(new FormData(event.currentTarget)));
        const { name } = event.target as HTMLInputElement;
        if (name in problems) {
          setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)));
        }
      },
    },
  };
}
