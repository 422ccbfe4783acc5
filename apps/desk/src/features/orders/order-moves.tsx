import { piecesOf } from "@precise/cart-core/part-shipments";
import { type DeskOrder, type OrderMove, orderConflict } from "@precise/contract/desk/orders/orders";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { DispatchDialog } from "#desk/features/deliveries/dispatch-dialog.tsx";
import { refundableOf } from "#desk/features/money/money-sums.ts";
import { RefundDialog, type RefundStart } from "#desk/features/money/refund-dialog.tsx";
import { OpenReturnDialog } from "#desk/features/returns/open-return-dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { actWords } from "#desk/parts/order-words.ts";
import { useMay } from "#desk/session/session.ts";
import { CancelRestDialog } from "./cancel-rest-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { OrderConflictDialog } from "./order-conflict-dialog.tsx";
import { isUsualMove } from "./usual-moves.ts";

/** Stages in which nothing is packed yet; changes themselves are checked by the API. @source decision 062 */
const changeable: readonly string[] = [
  "placed",
  "fee_pending",
  "fee_proposed",
  "awaiting_payment",
  "confirmed",
];

/** Stages that wait for a fee or for money, in which the buyer can be called before that. */
const waiting: readonly string[] = ["fee_pending", "fee_proposed", "awaiting_payment"];

/** That the buyer was called: it moves only an order that waits for nothing else. */
const confirmsByPhone: OrderMove = { to: "confirmed", may: true, needs: [] };

/** What can be done with an order now: the moves of the table that the reader may make, the way on last. */
export function OrderMoves({ order }: { readonly order: DeskOrder }) {
  const [open, setOpen] = useState<OrderMove | null>(null);
  const [conflict, setConflict] = useState<{ readonly seen: DeskOrder; readonly current: DeskOrder } | null>(
    null,
  );
  const [sending, setSending] = useState<OrderMove | null>(null);
  const mayWrite = useMay("order.write");
  const mayConfirm = useMay("order.confirm");
  const showConflict = (data: unknown) => {
    const read = orderConflict.safeParse(data);
    if (read.success) setConflict({ seen: order, current: read.data.current });
  };
  const moves = order.moves.filter(({ may }) => may).toReversed();
  return (
    <>
      {mayWrite && changeable.includes(order.stage) && !order.trade && (
        <ButtonLink tone="secondary" href={`/orders/${order.number}/change`} Link={DeskLink}>
          Change
        </ButtonLink>
      )}
      {mayConfirm && !order.goods.is_proved && waiting.includes(order.stage) && (
        <Button tone="secondary" onClick={() => setOpen(confirmsByPhone)}>
          {actWords(order, confirmsByPhone.to)}
        </Button>
      )}
      <MoneyActs order={order} />
      <ReturnAct order={order} />
      <RestAct order={order} onConflict={(data) => showConflict(data)} />
      {moves.map((move) => (
        <MoveButton
          key={move.to}
          order={order}
          move={move}
          isMain={isUsualMove(order, move)}
          onPress={() => (move.needs.includes("dispatch") ? setSending(move) : setOpen(move))}
        />
      ))}
      {sending && (
        <DispatchDialog numbers={[order.number]} isHeld={sending.is_held} onClose={() => setSending(null)} />
      )}
      {open && (
        <MoveDialog
          order={order}
          move={open}
          onClose={() => setOpen(null)}
          onConflict={(data) => {
            setOpen(null);
            showConflict(data);
          }}
        />
      )}
      {conflict && <OrderConflictDialog {...conflict} onClose={() => setConflict(null)} />}
    </>
  );
}

/** The button of one move: what is paid is done with its money, what is delivered with its delivery. */
function MoveButton(props: {
  readonly order: DeskOrder;
  readonly move: OrderMove;
  readonly isMain: boolean;
  readonly onPress: () => void;
}) {
  const { order, move, isMain, onPress } = props;
  const { number } = order;
  const tone = isMain ? "primary" : "secondary";
  if (move.needs.includes("payment"))
    return (
      <ButtonLink tone={tone} href={`/payments/${number}`} Link={DeskLink}>
        Confirm the payment
      </ButtonLink>
    );
  // Money that is to go back has its button with the order's money.
  if (move.needs.includes("refund")) return null;
  if (move.needs.includes("attempt"))
    return (
      <ButtonLink tone={tone} href={`/deliveries/${number}`} Link={DeskLink}>
        {actWords(order, move.to)}
      </ButtonLink>
    );
  return (
    <Button tone={tone} onClick={onPress}>
      {actWords(order, move.to)}
    </Button>
  );
}

/** Cancels what of a packed order is not sent, or some of it; then pays back what is too much, for who may. */
function RestAct(props: { readonly order: DeskOrder; readonly onConflict: (data: unknown) => void }) {
  const { order, onConflict } = props;
  const { number, stage, items, delivery } = order;
  const [isOpen, setOpen] = useState(false);
  const [refund, setRefund] = useState<{ readonly left: number; readonly start: RefundStart } | null>(null);
  const mayCancel = useMay("order.cancel");
  const mayRefund = useMay("payment.refund");
  const isOffered = mayCancel && stage === "packed" && (delivery.parts !== undefined || piecesOf(items) > 1);
  return (
    <>
      {isOffered && (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {delivery.parts ? "Cancel the rest" : "Cancel pieces"}
        </Button>
      )}
      {isOpen && (
        <CancelRestDialog
          order={order}
          onClose={() => setOpen(false)}
          onConflict={(data) => {
            setOpen(false);
            onConflict(data);
          }}
          onDone={({ ledger }, reason) => {
            setOpen(false);
            if (mayRefund && ledger?.excess)
              setRefund({ left: refundableOf(ledger), start: { amount: ledger.excess.value, reason } });
          }}
        />
      )}
      {refund && <RefundDialog number={number} {...refund} onClose={() => setRefund(null)} />}
    </>
  );
}

/** Writes down that goods of a delivered order come back. */
function ReturnAct({ order: { number, stage } }: { readonly order: DeskOrder }) {
  const [isOpening, setOpening] = useState(false);
  const mayOpen = useMay("return.settle");
  if (!mayOpen || stage !== "delivered") return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpening(true)}>
        Return
      </Button>
      {isOpening && <OpenReturnDialog order={number} onClose={() => setOpening(false)} />}
    </>
  );
}

/** The way to the order's money, and paying it back, for who may. */
function MoneyActs({ order: { number, stage, ledger } }: { readonly order: DeskOrder }) {
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = useMay("payment.refund");
  if (!ledger) return null;
  const left = refundableOf(ledger);
  return (
    <>
      <ButtonLink tone="secondary" href={`/payments/${number}`} Link={DeskLink}>
        Money
      </ButtonLink>
      {mayRefund && left > 0 && (
        <Button tone="secondary" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {isRefunding && (
        <RefundDialog number={number} left={left} stage={stage} onClose={() => setRefunding(false)} />
      )}
    </>
  );
}
