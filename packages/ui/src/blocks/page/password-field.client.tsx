"use client";
import { useState } from "react";
import { TextField } from "../../components/inputs/text-field.tsx";
import { reveal } from "./password-field.css.ts";

/** A password that can be looked at; pasting and password managers work. */
export function PasswordField(props: {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly kind: "current" | "new";
}) {
  const { id = "password", label, hint, error, kind } = props;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      type={isShown ? "text" : "password"}
      autoComplete={kind === "new" ? "new-password" : "current-password"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      inside={
        <button
          type="button"
          className={reveal}
          aria-label="Show password"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown((shown) => !shown)}
        />
      }
    />
  );
}
