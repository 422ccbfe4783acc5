import { listBankCredits, matchSureCredits } from "@precise/contract/desk/money/bank-statements";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { useDeskList } from "#desk/table/use-list.ts";
import { CreditTable } from "./credit-table.tsx";
import { staleAfterMoney } from "./money-writes.ts";
import * as css from "./payments.css.ts";
import { ReadQueue } from "./read-queue.tsx";
import { SureDialog, type SureRow } from "./sure-dialog.tsx";

/** Credits of the bank's statements that wait, with the orders that they may be for. */
export function CreditQueue() {
  const list = useDeskList({ call: listBankCredits, query: {}, rows: (page) => page.credits });
  return (
    <ReadQueue list={list} emptyWords="No credit waits. Add a bank's statement to match what came since.">
      {(rows) => (
        <>
          <BookSure />
          <CreditTable credits={rows} />
        </>
      )}
    </ReadQueue>
  );
}

/** Rehearses booking all that is sure, of whatever statement, shows it, and books it with a yes. */
export function BookSure() {
  const [plan, setPlan] = useState<readonly SureRow[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const rehearse = useDeskWrite(matchSureCredits, staleAfterMoney);
  const show = async () => {
    const result = await rehearse.mutateAsync([{ body: { dry_run: true } }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) setPlan(result.value.rows);
  };
  return (
    <div className={css.bar}>
      <span className={texts.muted}>
        Sure: it names an order that is not paid, and is exactly what is missing.
      </span>
      <Button tone="secondary" pending={rehearse.isPending} onClick={() => void show()}>
        Book all that are sure
      </Button>
      {problem && <Alert tone="critical">{problem}</Alert>}
      {plan && <SureDialog plan={plan} onClose={() => setPlan(null)} />}
    </div>
  );
}
