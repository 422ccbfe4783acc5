"use no memo";
import type { ReactNode } from "react";
import * as css from "./field.css.ts";

export interface FieldTexts {
  readonly label: string;
  /** One line of help under the label. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, and what to do. */
  readonly error?: string | undefined;
  /** Says "(optional)" beside the label. */
  readonly optional?: boolean | undefined;
}

/** Ids that tie a control to its hint and error; `undefined` when there are none. */
export function describedBy(id: string, texts: FieldTexts): string | undefined {
  const ids = [texts.hint && `${id}-hint`, texts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** Label, hint and error of one control. */
export function Field({
  id,
  children,
  ...texts
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {texts.label}
        {texts.optional && <span className={css.optional}> (optional)</span>}
      </label>
      {texts.hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {texts.hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={texts.error} />
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error?: string | undefined }) {
  return error ? (
    <p className={css.error} id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}
