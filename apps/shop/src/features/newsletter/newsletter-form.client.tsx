"use client";
"use no memo";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { newsletterCopy as copy } from "./newsletter-copy.ts";
import * as css from "./newsletter-form.css.ts";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";

/** @source spec §9 "Timers" */
const messageStaysMs = 30_000;

const loadSending = () => import("./send-subscription.ts");

/**
 * The newsletter's form: idle, then loading, then success or what went wrong. Without scripts it posts to the shop's own
 * handler; the code that calls the API is loaded when the field is first used.
 * @param consent what one agrees to; the API keeps the very same words
 * @param outcome what the page knows already, after a post without scripts
 * @source spec §4 "Newsletter signup"
 */
export function NewsletterForm(props: {
  readonly id: string;
  readonly consent: string;
  readonly outcome?: NewsletterOutcome | null;
  readonly email?: string;
  /** Asks about an address that looks mistyped, where the page has one already. */
  readonly doubt?: ReactNode;
}) {
  const { id, consent, outcome: initial = null, email = "", doubt = null } = props;
  const [Doubt, setDoubt] = useState<Awaited<ReturnType<typeof loadSending>>["EmailDoubtNote"] | null>(null);
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>(initial);
  const [isLoading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = outcome === "missing" || outcome === "invalid";

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), messageStaysMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    // A second press changes nothing.
    if (isLoading) return;
    if (typed === "") {
      setOutcome("missing");
      field.current?.focus();
      return;
    }
    setLoading(true);
    setOutcome(null);
    const answer = await loadSending().then(
      ({ sendSubscription }) => sendSubscription(typed),
      // The code could not be fetched: for the shopper the same as no answer.
      () => "unreachable" as const,
    );
    setLoading(false);
    setOutcome(answer);
    if (answer === "subscribed" && field.current) field.current.value = "";
  };

  return (
    <form className={css.form} method="post" action="/form/newsletter" noValidate onSubmit={submit}>
      <label className={css.label} htmlFor={id}>
        {copy.email}
      </label>
      <div className={css.row}>
        <input
          className={css.input}
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          defaultValue={email}
          autoComplete="email"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-outcome ${id}-consent` : `${id}-consent`}
          onFocus={() =>
            void loadSending().then(
              (code) => doubt ?? setDoubt(() => code.EmailDoubtNote),
              () => undefined,
            )
          }
        />
        <Button type="submit" pending={isLoading}>
          {copy.subscribe}
        </Button>
      </div>
      {doubt ?? (Doubt && <Doubt id={id} />)}
      <div className={css.message} id={`${id}-outcome`} aria-live="polite">
        {outcome && (
          <Alert tone={outcome === "subscribed" ? "positive" : "critical"}>{copy.messages[outcome]}</Alert>
        )}
      </div>
      <p className={css.consent} id={`${id}-consent`}>
        {consent}
      </p>
    </form>
  );
}
