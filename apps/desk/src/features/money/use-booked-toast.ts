import { nairaText } from "@precise/cart-core/money";
import { type DeskOrderMoney, readOrderLedger, undoDeskPayment } from "@precise/contract/desk/money/payments";
import { deskCall } from "#desk/api/desk-call.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble, showUndo } from "#desk/dialogs/undo-toast.ts";
import { useMay } from "#desk/session/session.ts";
import { bookedJustNow, type Door, outcomeWords } from "./booked-money.ts";
import { staleAfterMoney } from "./money-writes.ts";

/** So long the toast stays; the order's money page takes a booking back for half an hour. */
const undoMs = 3 * 60_000;

/** Says what was booked and what came of it, with a way back for who may take money back. */
export function useBookedToast() {
  const mayUndo = useMay("payment.move");
  const write = useDeskWrite(undoDeskPayment, staleAfterMoney);
  const undo = async (number: string, booked: { readonly provider: Door; readonly amount: number }) => {
    const read = await deskCall(readOrderLedger, { params: { number } });
    const row = read.ok ? bookedJustNow(read.value.rows, booked, new Date()) : undefined;
    if (!read.ok) return showTrouble("It was not taken back", failureWords(read.failure));
    if (!row) return showTrouble("It was not taken back", "It was moved or taken back before.");
    const body = { number, reference: row.reference, provider: booked.provider, reason: "Undone at once" };
    const result = await write.mutateAsync([{ body, idempotencyKey: crypto.randomUUID() }]);
    if (!result.ok) return showTrouble("It was not taken back", failureWords(result.failure));
    showDone(`${nairaText(booked.amount)} of ${number} is taken back`);
  };
  return (done: DeskOrderMoney, booked: { readonly provider: Door; readonly amount: number }) => {
    const title = `${nairaText(booked.amount)} is booked for ${done.number}`;
    if (!mayUndo) return showDone(title, outcomeWords(done));
    showUndo(title, () => void undo(done.number, booked), {
      message: outcomeWords(done),
      durationMs: undoMs,
    });
  };
}
