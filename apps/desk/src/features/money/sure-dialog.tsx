import { nairaText } from "@precise/cart-core/money";
import { matchSureCredits } from "@precise/contract/desk/money/bank-statements";
import type { ValueOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { staleAfterMoney } from "./money-writes.ts";

export type SureRow = ValueOf<typeof matchSureCredits>["rows"][number];

const columns = [
  { key: "numbers", head: "Order", isRowHead: true, isCode: true },
  { key: "amount", head: "Amount", align: "end" },
  { key: "outcome", head: "Outcome" },
] as const;

const outcomeNames: Readonly<Record<SureRow["outcome"], string>> = {
  would_book: "Will be booked",
  booked: "Booked",
  known: "Was recorded before",
  refused: "Left in the queue",
};

/** What would be booked, and after a yes what became of each. */
export function SureDialog({
  plan,
  onClose,
}: {
  readonly plan: readonly SureRow[];
  readonly onClose: () => void;
}) {
  const [rows, setRows] = useState(plan);
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(matchSureCredits, staleAfterMoney);
  const waiting = rows.filter(({ outcome }) => outcome === "would_book");
  const book = async () => {
    const body = { dry_run: false, credits: waiting.map(({ credit }) => credit) };
    const result = await write.mutateAsync([{ body }]);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    if (result.ok) setRows(result.value.rows);
  };
  return (
    <Dialog
      title={
        waiting.length > 0
          ? `Book ${waiting.length} ${waiting.length === 1 ? "credit" : "credits"}?`
          : "Sure credits"
      }
      look="wide"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          {waiting.length > 0 && (
            <Button pending={write.isPending} onClick={() => void book()}>
              Book
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <p>No credit is sure. Match them one by one.</p>
      ) : (
        <div aria-live="polite">
          <DenseTable
            label="Sure credits"
            columns={columns}
            rows={rows.map(({ credit, numbers, amount, outcome, reason }) => ({
              key: credit,
              tone: outcome === "refused" ? ("caution" as const) : undefined,
              cells: {
                numbers: numbers.join(", "),
                amount: <span className={texts.figure}>{nairaText(amount.value)}</span>,
                outcome: outcomeNames[outcome],
              },
              below: reason,
            }))}
          />
        </div>
      )}
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}
