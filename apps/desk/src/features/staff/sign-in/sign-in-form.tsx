import { type DeskStaff, signInAtDesk } from "@precise/contract/desk/staff/session";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { plainDeskCall } from "#desk/api/desk-call.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { sessionQuery } from "#desk/session/session-queries.ts";
import { stack as form } from "#desk/styles/layouts.css.ts";

/** E-mail, password and one-time code. @param email who was signed in before, in a session that has ended */
export function SignInForm(props: {
  readonly email?: string;
  readonly onSignedIn: (staff: DeskStaff) => void;
}) {
  const { email = "", onSignedIn } = props;
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? "");
    setPending(true);
    const body = { email: text("email"), password: text("password"), code: text("code").replace(/\s/g, "") };
    const result = await plainDeskCall(signInAtDesk, { body });
    setPending(false);
    if (!result.ok) {
      setProblem(failureWords(result.failure));
      return;
    }
    cache.setQueryData(
      sessionQuery.queryKey,
      (before) => before && { ...before, staff: result.value, is_session_over: false },
    );
    onSignedIn(result.value);
  };
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField id="email" label="E-mail" type="email" autoComplete="username" defaultValue={email} />
      <TextField
        id="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={problem}
      />
      <TextField
        id="code"
        label="One-time code"
        hint="Six digits from your authenticator app, or a recovery code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" pending={isPending}>
        Sign in
      </Button>
    </form>
  );
}
