import { renewRecoveryCodes } from "@precise/contract/desk/staff/session";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { CodeList } from "#desk/parts/code-list.tsx";
import * as css from "./settings-screen.css.ts";

/** Ten new recovery codes of one's own; the old ones open nothing any more. */
export function RecoveryCodes() {
  const renew = useDeskWrite(renewRecoveryCodes);
  const { data: outcome } = renew;
  if (outcome?.ok) return <CodeList codes={outcome.value} />;
  return (
    <div className={css.row}>
      <Button tone="secondary" pending={renew.isPending} onClick={() => renew.mutate([])}>
        New recovery codes
      </Button>
      <span className={css.hint}>Ten codes for a lost phone, in the place of the old ones.</span>
      {outcome?.ok === false && <Alert tone="critical">{failureWords(outcome.failure)}</Alert>}
    </div>
  );
}
