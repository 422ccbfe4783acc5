"use client";
import { PasswordField } from "@precise/ui/blocks/page/password-field.client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { FieldForm } from "@precise/ui/components/layout/form-page";
import { type FormEvent, useState } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { accountCopy, type PasswordProblem } from "./account-copy.ts";
import { problemOfTyped } from "./password-problem.ts";

const { password: copy, problems } = accountCopy;

/** Current and new password; the browser sends it, after what it can check itself. @param said the problem from the address */
export function PasswordForm({ said }: { readonly said: PasswordProblem | null }) {
  const [problem, setProblem] = useState(said);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const found = problemOfTyped(String(typed.get("current") ?? ""), String(typed.get("next") ?? ""));
    setProblem(found);
    if (found === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(found === "missing" ? "#current" : "#next")?.focus();
  };
  const ofNext = problem === "too-short" || problem === "same" ? problem : null;
  return (
    <FieldForm method="post" action={fullPath("/form/password")} onSubmit={check}>
      <div aria-live="polite">
        {problem && !ofNext && problem !== "wrong" && <Alert tone="critical">{problems[problem]}</Alert>}
      </div>
      <PasswordField
        id="current"
        kind="current"
        label={copy.current}
        error={problem === "wrong" ? problems.wrong : undefined}
      />
      <PasswordField
        id="next"
        kind="new"
        label={copy.next}
        hint={copy.hint}
        error={ofNext ? problems[ofNext] : undefined}
      />
      <Button type="submit" fill>
        {copy.submit}
      </Button>
    </FieldForm>
  );
}
