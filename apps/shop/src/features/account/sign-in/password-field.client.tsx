"use client";
import { PasswordField as Field } from "@precise/ui/blocks/page/password-field.client";
import { signInCopy as copy } from "./sign-in-copy.ts";

/** A password of the shop's accounts, with its words. */
export function PasswordField(props: {
  readonly id?: string;
  readonly label?: string;
  readonly error: string | undefined;
  readonly kind: "current" | "new";
}) {
  const { label, kind, ...rest } = props;
  const isNew = kind === "new";
  return (
    <Field
      {...rest}
      kind={kind}
      label={label ?? (isNew ? copy.newPassword : copy.password)}
      hint={isNew ? copy.passwordHint : undefined}
    />
  );
}
