import { stageOf } from "@precise/cart-core/order-way";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { orderItemsOf } from "#shop/features/buying/lines/order-items-of.tsx";
import { confirmCopy } from "./confirm-copy.ts";
import { goodsNotice } from "./goods-notice.ts";
import { orderCopy } from "./order-copy.ts";
import type { OrderTrouble } from "./order-trouble.ts";
import * as css from "./order-view.css.ts";
import { type LinkedOrder, NoLinkedOrder } from "./own/linked-order.tsx";
import { SubmitOnOpen } from "./submit-on-open.client.tsx";

/**
 * An order to confirm, opened by the link of our mail. Scripts press the button by themselves, so that the tap in the
 * mail is the only one; where something went wrong, or without scripts, it is pressed by hand.
 * @source design D28
 */
export function ConfirmView(props: {
  readonly state: LinkedOrder;
  readonly token: string;
  readonly trouble: OrderTrouble | null;
}) {
  const { state, token, trouble } = props;
  if (state.kind !== "found") return <NoLinkedOrder kind={state.kind} />;
  const { order } = state;
  if (goodsNotice(order) === null) {
    return (
      <EmptyState
        level={1}
        lit
        title={confirmCopy.doneTitle}
        action={<ConfirmForm token={token} intent="open" label={orderCopy.fee.open} />}
      >
        <p>{orderCopy.fee.notOpenText(order.number, orderCopy.status[stageOf(order)])}</p>
      </EmptyState>
    );
  }
  return (
    <div className={css.fee}>
      <h1>{confirmCopy.pageTitle}</h1>
      <p className={css.muted}>{confirmCopy.intro(order.number)}</p>
      {trouble && <Alert tone="critical">{orderCopy.troubles[trouble]}</Alert>}
      <OrderItems items={orderItemsOf(order)} />
      <ConfirmForm token={token} intent="confirm" label={confirmCopy.confirm} isOpening={!trouble} />
    </div>
  );
}

function ConfirmForm(props: {
  readonly token: string;
  readonly intent: "confirm" | "open";
  readonly label: string;
  readonly isOpening?: boolean;
}) {
  const { token, intent, label, isOpening = false } = props;
  return (
    <SubmitOnce method="post" action="/form/order/confirm">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone={intent === "open" ? "secondary" : "primary"}>
        {label}
      </Button>
      {isOpening && <SubmitOnOpen />}
    </SubmitOnce>
  );
}
