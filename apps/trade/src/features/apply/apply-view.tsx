import { states } from "@precise/contract/nigeria/states";
import { clientTrades } from "@precise/contract/trade/application";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { FormPage } from "@precise/ui/components/layout/form-page";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { applyCopy as copy } from "./apply-copy.ts";
import { type ApplyEntries, checkApplication } from "./apply-fields.ts";
import { ApplyForm } from "./apply-form.client.tsx";

/** A company asks for a trade account. @param problem why it was not sent, from the address */
export function ApplyView(props: {
  readonly entries: ApplyEntries;
  readonly problem: string | null;
  readonly isSent: boolean;
}) {
  const { entries, problem, isSent } = props;
  if (isSent) {
    return (
      <FormPage title={copy.sentTitle} text={copy.sentText}>
        <ButtonLink href="/login" Link={IntentLink} fill>
          {copy.toLogin}
        </ButtonLink>
      </FormPage>
    );
  }
  const checked = problem === "check" ? checkApplication(entries) : { problems: {} };
  return (
    <FormPage title={copy.title} text={copy.text}>
      <ApplyForm
        trades={clientTrades}
        states={states.map(({ name }) => ({ value: name, label: name }))}
        entries={entries}
        found={"problems" in checked ? checked.problems : {}}
        trouble={problem === "wait" ? copy.tooMany : problem === "unreachable" ? copy.unreachable : null}
      />
    </FormPage>
  );
}
