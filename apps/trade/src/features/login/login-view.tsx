import { Alert } from "@precise/ui/components/feedback/alert";
import { FormPage } from "@precise/ui/components/layout/form-page";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { HelpByPhone } from "@precise/web/forms/help-by-phone";
import { loginCopy as copy } from "./login-copy.ts";
import { LoginForm } from "./login-form.client.tsx";
import type { LoginProblem } from "./login-problem.ts";

/** The sign-in page of the trade area. @source spec §2 "/clients/login" */
export function LoginView(props: {
  readonly returnPath: string;
  readonly email: string;
  readonly problem: LoginProblem | null;
  /** Why the visitor is here: a session that has ended, or a password that was changed. */
  readonly why: "ended" | "changed" | null;
  /** Who helps; undefined while the shop does not say. */
  readonly phone: string | undefined;
}) {
  const { returnPath, email, problem, why, phone } = props;
  return (
    <FormPage title={copy.title} text={copy.text}>
      {why === "ended" && problem === null && <Alert tone="caution">{copy.ended}</Alert>}
      {why === "changed" && problem === null && <Alert tone="positive">{copy.changed}</Alert>}
      <LoginForm returnPath={returnPath} email={email} said={problem} />
      <p>
        <IntentLink href="/password/forgot">{copy.forgotten}</IntentLink>
      </p>
      <p>
        {copy.noAccount} <IntentLink href="/apply">{copy.apply}</IntentLink>
      </p>
      <HelpByPhone question={copy.help} phone={phone} />
    </FormPage>
  );
}
