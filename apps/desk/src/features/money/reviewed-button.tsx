import { reviewDeskPayment } from "@precise/contract/desk/money/payments";
import { Button } from "@precise/ui/components/inputs/button";
import { useId, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { useMay } from "#desk/session/session.ts";
import { staleAfterMoney } from "./money-writes.ts";

/** Closes the review of an online payment that did not match. */
export function ReviewedButton({ reference }: { readonly reference: string }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(reviewDeskPayment, staleAfterMoney);
  const id = useId();
  if (!useMay("payment.confirm")) return null;
  const close = async () => {
    const result = await write.mutateAsync([{ body: { reference } }]);
    if (result.ok) setAsking(false);
    else setProblem(failureWords(result.failure));
  };
  return (
    <>
      <Button tone="secondary" aria-describedby={id} onClick={() => setAsking(true)}>
        Reviewed
      </Button>
      <span id={id} hidden>
        {reference}
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Close this review?"
          action="Close the review"
          expected={reference}
          what="the reference"
          isPending={write.isPending}
          problem={problem}
          onConfirm={() => void close()}
          onClose={() => setAsking(false)}
        >
          <p>Nothing is booked by it. Deal with the money first: book it, or pay it back.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
