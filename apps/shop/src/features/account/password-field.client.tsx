"use client";
import { Button } from "@precise/ui/components/button";
import { TextField } from "@precise/ui/components/text-field";
import { useState } from "react";
import { signInCopy as copy } from "./sign-in-copy.ts";

/** A password that can be looked at; pasting and password managers work. */
export function PasswordField(props: {
  readonly id?: string;
  readonly label?: string;
  readonly error: string | undefined;
  readonly kind: "current" | "new";
}) {
  const { id = "password", label, error, kind } = props;
  const [isShown, setShown] = useState(false);
  const isNew = kind === "new";
  return (
    <TextField
      id={id}
      label={label ?? (isNew ? copy.newPassword : copy.password)}
      hint={isNew ? copy.passwordHint : undefined}
      error={error}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      beside={
        <Button
          tone="quiet"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown((shown) => !shown)}
        >
          {isShown ? copy.hide : copy.show}
        </Button>
      }
    />
  );
}
