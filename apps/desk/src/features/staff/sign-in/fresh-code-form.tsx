import { freshenCode } from "@precise/contract/desk/staff/session";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { plainDeskCall } from "#desk/api/desk-call.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { stack as form } from "#desk/styles/layouts.css.ts";

/** A one-time code alone, of someone who is signed in. */
export function FreshCodeForm({ onDone }: { readonly onDone: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").replace(/\s/g, "");
    setPending(true);
    const result = await plainDeskCall(freshenCode, { body: { code } });
    setPending(false);
    if (result.ok) onDone();
    else setProblem(failureWords(result.failure));
  };
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id="code"
        label="One-time code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem}
      />
      <Button type="submit" pending={isPending}>
        Continue
      </Button>
    </form>
  );
}
