import { PasswordField } from "@precise/ui/blocks/page/password-field.client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { FieldForm, FormPage } from "@precise/ui/components/layout/form-page";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { type ChooseProblem, forgottenCopy } from "./forgotten-copy.ts";

const { choose: copy } = forgottenCopy;

/** Chooses a new password by the link of our mail. @param token the link's */
export function NewPasswordView(props: { readonly token: string; readonly problem: ChooseProblem | null }) {
  const { token, problem } = props;
  const isOfPage = problem === "wait" || problem === "unreachable";
  return (
    <FormPage title={copy.title} text={copy.text}>
      {isOfPage && <Alert tone="critical">{copy.problems[problem]}</Alert>}
      <FieldForm method="post" action={fullPath("/form/password/reset")}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          kind="new"
          label={copy.password}
          hint={copy.hint}
          error={problem && !isOfPage ? copy.problems[problem] : undefined}
        />
        <Button type="submit" fill>
          {copy.submit}
        </Button>
      </FieldForm>
    </FormPage>
  );
}
