"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { useEffect, useState } from "react";
import { emailDoubt, seenEmailField } from "../forms/email-doubt.ts";
import { useIsListening } from "../shell/use-is-listening.ts";

const copy = {
  meant: (email: string) => `Did you mean ${email}?`,
  incomplete: (email: string, use: string) => `Is ${email} complete? ${use}`,
  use: "We write to you there.",
  take: (email: string) => `Use ${email}`,
};

/**
 * Asks about an address that looks mistyped, under its field: when the field is left, and once when the form is sent.
 * Sending it again keeps the address. @see emailDoubt
 * @param id of the field
 * @param email the field's value when the page loads
 * @param use what the address is for, as a sentence
 */
export function EmailDoubtNote(props: {
  readonly id: string;
  readonly email?: string;
  readonly use?: string;
}) {
  const { id, email = "", use = copy.use } = props;
  const [checkedEmail, setCheckedEmail] = useState(email.trim());
  const isListening = useIsListening();
  const doubt = emailDoubt(checkedEmail);

  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const { form } = field;
    // What the page came with has been asked about by the page.
    const held = new Set([field.defaultValue.trim()]);
    const ask = () => setCheckedEmail(field.value.trim());
    const hold = (event: Event) => {
      const typed = field.value.trim();
      ask();
      if (emailDoubt(typed) === null || held.has(typed)) return;
      held.add(typed);
      event.preventDefault();
      event.stopPropagation();
      field.focus();
    };
    field.addEventListener("change", ask);
    // Before the form's own handler, which runs further up.
    form?.addEventListener("submit", hold);
    return () => {
      field.removeEventListener("change", ask);
      form?.removeEventListener("submit", hold);
    };
  }, [id]);

  function take(meant: string): void {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = meant;
    // The form's listeners keep what is typed and remove the error.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    setCheckedEmail(meant);
    field.focus();
  }

  return (
    // There from the start, or screen readers would not announce it; empty it takes no room.
    <div aria-live="polite" style={{ display: "contents" }}>
      {doubt && (
        <Alert tone="caution">
          <input type="hidden" name={seenEmailField} value={checkedEmail} />
          {doubt.kind === "incomplete" ? (
            <p>{copy.incomplete(checkedEmail, use)}</p>
          ) : (
            <>
              <p>{copy.meant(doubt.meant)}</p>
              {isListening && (
                <TextButton onClick={() => take(doubt.meant)}>{copy.take(doubt.meant)}</TextButton>
              )}
            </>
          )}
        </Alert>
      )}
    </div>
  );
}
