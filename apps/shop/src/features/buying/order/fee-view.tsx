import { stageOf } from "@precise/cart-core/order-way";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button } from "@precise/ui/components/inputs/button";
import { orderItemsOf } from "#shop/features/buying/lines/order-items-of.tsx";
import { FeeFigures } from "./fee-figures.tsx";
import { orderCopy as copy } from "./order-copy.ts";
import type { OrderTrouble } from "./order-trouble.ts";
import * as css from "./order-view.css.ts";
import { type LinkedOrder, NoLinkedOrder } from "./own/linked-order.tsx";

/** A proposed delivery fee, opened by the link of our mail. Opening it changes nothing. @source design D1 */
export function FeeView(props: {
  readonly state: LinkedOrder;
  readonly token: string;
  readonly trouble: OrderTrouble | null;
}) {
  const { state, token, trouble } = props;
  if (state.kind !== "found") return <NoLinkedOrder kind={state.kind} />;
  const { order } = state;
  const { number, fee_proposal, shopper_may } = order;
  if (!fee_proposal || !shopper_may?.accept_fee) {
    return (
      <EmptyState level={1} lit title={copy.fee.notOpenTitle} action={<OpenOrder token={token} />}>
        <p>{copy.fee.notOpenText(number, copy.status[stageOf(order)])}</p>
      </EmptyState>
    );
  }
  return (
    <div className={css.fee}>
      <h1>{copy.fee.pageTitle}</h1>
      <p className={css.muted}>{copy.fee.intro(number)}</p>
      {trouble && <Alert tone="critical">{copy.troubles[trouble]}</Alert>}
      <OrderItems items={orderItemsOf(order)} />
      <FeeFigures proposal={fee_proposal} action="/form/order/fee" token={token} />
      <OpenOrder token={token} />
    </div>
  );
}

/** Opens the order on this browser: only the recipient has the mail. */
function OpenOrder({ token }: { readonly token: string }) {
  return (
    <form method="post" action="/form/order/fee">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value="open" />
      <Button type="submit" tone="secondary">
        {copy.fee.open}
      </Button>
    </form>
  );
}
