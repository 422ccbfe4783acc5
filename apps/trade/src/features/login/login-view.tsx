import { Alert } from "@precise/ui/components/alert";
import { FormPage } from "@precise/ui/components/form-page";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { loginCopy as copy } from "./login-copy.ts";
import { LoginForm } from "./login-form.client.tsx";
import type { LoginProblem } from "./login-problem.ts";

/** The door of the trade area. @source SPEC §2 "/clients/login" */
export function LoginView(props: {
  readonly returnPath: string;
  readonly email: string;
  readonly problem: LoginProblem | null;
  readonly hasEnded: boolean;
}) {
  const { returnPath, email, problem, hasEnded } = props;
  return (
    <FormPage title={copy.title} text={copy.text}>
      {hasEnded && problem === null && <Alert tone="caution">{copy.ended}</Alert>}
      <LoginForm returnPath={returnPath} email={email} said={problem} />
      <p>
        {copy.noAccount} <IntentLink href="/apply">{copy.apply}</IntentLink>
      </p>
      <p>{copy.forgotten}</p>
    </FormPage>
  );
}
