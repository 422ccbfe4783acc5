import { TextField } from "@precise/ui/components/inputs/text-field";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";

/** The e-mail that one signs in with, under the name by which password managers know it; the forms of a visit share what was typed. */
export function EmailField({ signIn }: { readonly signIn: SignIn }) {
  return (
    <TextField
      id="email"
      label={copy.email}
      error={signIn.problems.email}
      type="email"
      autoComplete="username"
      defaultValue={signIn.email}
      maxLength={254}
    />
  );
}
