import { type DeskOrder, type OrderMove, orderConflict } from "@precise/contract/desk/orders";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { actWords } from "#desk/parts/order-words.ts";
import { useMay } from "#desk/session/session.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { OrderConflictDialog } from "./order-conflict-dialog.tsx";

/** Stages in which nothing is packed yet; changes themselves are checked by the API. @source decision 062 */
const changeable: readonly string[] = [
  "placed",
  "fee_pending",
  "fee_proposed",
  "awaiting_payment",
  "confirmed",
];

/** What can be done with an order now: the moves of the table that the reader may make, the way on last. */
export function OrderMoves({ order }: { readonly order: DeskOrder }) {
  const [open, setOpen] = useState<OrderMove | null>(null);
  const [conflict, setConflict] = useState<{ readonly seen: DeskOrder; readonly current: DeskOrder } | null>(
    null,
  );
  const mayWrite = useMay("order.write");
  const moves = order.moves.filter(({ may }) => may).toReversed();
  return (
    <>
      {mayWrite && changeable.includes(order.stage) && !order.trade && (
        <ButtonLink tone="secondary" href={`/orders/${order.number}/change`} Link={DeskLink}>
          Change
        </ButtonLink>
      )}
      {moves.map((move) => {
        const words = actWords(order.stage, move.to);
        const isPaid = move.needs.includes("payment") || move.needs.includes("refund");
        if (isPaid) {
          return (
            <ButtonLink key={move.to} tone="secondary" href={`/payments/${order.number}`} Link={DeskLink}>
              {move.needs.includes("payment") ? "Confirm the payment" : "Refund"}
            </ButtonLink>
          );
        }
        const isWayOn = move === moves.at(-1) && move.to !== "cancelled";
        return (
          <Button key={move.to} tone={isWayOn ? "primary" : "secondary"} onClick={() => setOpen(move)}>
            {words}
          </Button>
        );
      })}
      {open && (
        <MoveDialog
          order={order}
          move={open}
          onClose={() => setOpen(null)}
          onConflict={(data) => {
            setOpen(null);
            const read = orderConflict.safeParse(data);
            if (read.success) setConflict({ seen: order, current: read.data.current });
          }}
        />
      )}
      {conflict && <OrderConflictDialog {...conflict} onClose={() => setConflict(null)} />}
    </>
  );
}
