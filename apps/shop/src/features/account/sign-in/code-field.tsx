import { TextField } from "@precise/ui/components/inputs/text-field";
import { code } from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";

/** The six digits that came by e-mail; phones offer to fill them in. */
export function CodeField({ error }: { readonly error: string | undefined }) {
  return (
    <div className={code}>
      <TextField
        id="code"
        label={copy.code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={12}
      />
    </div>
  );
}

/** Blanks and hyphens that come with a pasted code are no part of it. */
export function plainCode(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}
