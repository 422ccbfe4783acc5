import { emailMalformed } from "@precise/web/forms/email-sentences";
import type { FormEvent } from "react";
import { signInCopy as copy } from "./sign-in/sign-in-copy.ts";
import type { SignInField } from "./sign-in/sign-in-problem-field.ts";
import type { FieldProblems, SignIn } from "./sign-in/use-sign-in.ts";

type FieldValues = Partial<Readonly<Record<SignInField, string>>>;

/**
 * What a form holds, or null when something is missing or is no e-mail address, which is then said beside its field.
 * Passwords are taken as they are; everything else is trimmed.
 */
export function formValues<Field extends SignInField>(
  event: FormEvent<HTMLFormElement>,
  fields: readonly Field[],
  signIn: Pick<SignIn, "setProblems" | "keepEmail">,
): Readonly<Record<Field, string>> | null {
  event.preventDefault();
  return valuesOfForm(event.currentTarget, fields, signIn);
}

/** The same for a button that does not submit the form. */
export function valuesOfForm<Field extends SignInField>(
  element: HTMLFormElement,
  fields: readonly Field[],
  signIn: Pick<SignIn, "setProblems" | "keepEmail">,
): Readonly<Record<Field, string>> | null {
  const form = new FormData(element);
  const values = Object.fromEntries(
    fields.map((field) => {
      const text = String(form.get(field) ?? "");
      return [field, field === "password" ? text : text.trim()];
    }),
  ) as Record<Field, string>;
  const { email } = values as FieldValues;
  const missing = fields.filter((field) => values[field] === "");
  const problems: { -readonly [Each in keyof FieldProblems]: FieldProblems[Each] } = Object.fromEntries(
    missing.map((field) => [field, copy.missing[field]]),
  );
  if (email) {
    signIn.keepEmail(email);
    // The provider's own rule; what it refuses would read as a failure of ours.
    if (!/.@./.test(email)) problems.email = emailMalformed;
  }
  signIn.setProblems(problems);
  return Object.keys(problems).length === 0 ? values : null;
}
