import { nairaText } from "@precise/cart-core/money";
import { decideRefundAccount, type MoneyRow } from "@precise/contract/desk/money/payments";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { useMay } from "#desk/session/session.ts";
import { staleAfterMoney } from "./money-writes.ts";

type Decision = "send" | "refuse";

/** Decides about the account of a refund that is in another name than the buyer's. */
export function AccountButtons({ row, number }: { readonly row: MoneyRow; readonly number: string }) {
  const [chosen, setChosen] = useState<Decision>();
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(decideRefundAccount, staleAfterMoney);
  if (!useMay("payment.refund")) return null;
  const amount = row.amount.value;
  const id = Number(row.id.slice("account:".length));
  const decide = async (decision: Decision) => {
    const result = await write.mutateAsync([{ params: { id }, body: { number, amount, decision } }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    const { approval } = result.value;
    showDone(approval ? "Someone else is asked" : `${number}: decided`, approval?.reason);
    setChosen(undefined);
  };
  return (
    <>
      <Button
        tone="secondary"
        aria-label={`Send the refund of ${number} there`}
        onClick={() => setChosen("send")}
      >
        Send
      </Button>{" "}
      <Button
        tone="secondary"
        aria-label={`Refuse the account of ${number}`}
        onClick={() => setChosen("refuse")}
      >
        Refuse
      </Button>
      {chosen && (
        <ConfirmDialog
          title={chosen === "send" ? `Send ${nairaText(amount)} to this account?` : "Refuse this account?"}
          action={chosen === "send" ? "Send it" : "Refuse it"}
          expected={number}
          what="the order's number"
          isPending={write.isPending}
          problem={problem}
          onConfirm={() => void decide(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>
            {row.text} ({row.reference}) is in another name than the customer&rsquo;s.{" "}
            {chosen === "send"
              ? "Call the customer at the number of the order first. Money that went there does not come back."
              : "The customer gets another link."}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
