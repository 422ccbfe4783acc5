import type { OrderStage } from "@precise/cart-core/order-stages";
import { progressOf, stageOf } from "@precise/cart-core/order-way";
import type { Order } from "@precise/contract/shop/orders/order";
import { OrderProgress } from "@precise/ui/blocks/buying/order-progress";
import { PendantDrawing } from "@precise/ui/components/feedback/pendant-drawing";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { sentParts, sentText } from "@precise/web/orders/shipment-rows";
import { orderCopy as copy } from "./order-copy.ts";
import * as css from "./order-view.css.ts";

/** How good the news of a stage is. */
export const stageTones: Readonly<Record<OrderStage, keyof typeof css.status>> = {
  placed: "caution",
  fee_pending: "caution",
  fee_proposed: "caution",
  awaiting_payment: "caution",
  confirmed: "positive",
  packed: "positive",
  shipped: "positive",
  delivered: "positive",
  cancelled: "critical",
  returned: "caution",
  refunded: "positive",
};
/** The lamp goes out only when nothing will come of the order. */
const unlit: readonly OrderStage[] = ["cancelled", "returned", "refunded"];

/** What this order is, where it stands, and how far it has come. @param isToPay on a phone the payment comes into sight first */
export function OrderHead({ order, isToPay }: { readonly order: Order; readonly isToPay: boolean }) {
  const stage = stageOf(order);
  const progress = progressOf(order);
  const sent = sentText(order);
  const partTitle = sentParts(order)?.areThere ? copy.partThereTitle : copy.partTitle;
  const isCollected = order.delivery.method === "pickup";
  const words = isCollected ? copy.wayToShowroom : copy.way;
  const titles: Partial<Record<OrderStage, string>> = isCollected
    ? { ...copy.titles, ...copy.titlesAtShowroom }
    : copy.titles;
  const statuses: Record<OrderStage, string> = isCollected
    ? { ...copy.status, ...copy.statusAtShowroom }
    : copy.status;
  return (
    <header className={css.head}>
      <PendantDrawing lit={!unlit.includes(stage)} />
      <h1>{sent ? partTitle : (titles[stage] ?? copy.thanks(order.contact.firstname))}</h1>
      <p className={css.number}>
        {copy.number} <strong>{order.number}</strong>{" "}
        <CopyButton
          text={order.number}
          words={{ short: copy.copyShort, name: copy.copy(copy.number), done: copy.copied }}
        />
      </p>
      <p className={css.status[stageTones[stage]]}>{sent ?? statuses[stage]}</p>
      <p className={css.muted}>{copy.keep}</p>
      <div className={css.progress}>
        {progress && !isToPay && (
          <OrderProgress
            label={copy.wayTitle}
            steps={progress.steps.map((step) => words[step])}
            reached={progress.reached}
          />
        )}
      </div>
    </header>
  );
}
