import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { FieldForm, FormPage } from "@precise/ui/components/layout/form-page";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { type AskProblem, forgottenCopy } from "./forgotten-copy.ts";

const { ask: copy } = forgottenCopy;

/** Asks for a link to a new password, or says that it was sent if there is such an account. */
export function ForgottenView(props: {
  readonly email: string;
  readonly problem: AskProblem | null;
  readonly isSent: boolean;
}) {
  const { email, problem, isSent } = props;
  if (isSent) {
    return (
      <FormPage title={copy.sentTitle}>
        <Alert tone="positive">{copy.sent}</Alert>
        <p>
          {copy.again} <IntentLink href="/password/forgot">{copy.againLink}</IntentLink>
        </p>
        <BackToLogin />
      </FormPage>
    );
  }
  return (
    <FormPage title={copy.title} text={copy.text}>
      {problem && problem !== "email" && <Alert tone="critical">{copy.problems[problem]}</Alert>}
      <FieldForm method="post" action={fullPath("/form/password/forgot")}>
        <TextField
          id="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={email}
          error={problem === "email" ? copy.problems.email : undefined}
        />
        <Button type="submit" fill>
          {copy.submit}
        </Button>
      </FieldForm>
      <BackToLogin />
    </FormPage>
  );
}

function BackToLogin() {
  return (
    <p>
      <IntentLink href="/login">{copy.login}</IntentLink>
    </p>
  );
}
