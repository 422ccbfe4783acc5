import { Button } from "@precise/ui/components/inputs/button";
import { CancelOrder } from "@precise/web/buying/order-parts";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import type { ReactNode } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import * as css from "./orders.css.ts";
import { ordersCopy as copy } from "./orders-copy.ts";

/** The actions on an order: reorder, download, cancel. */
export function OrderActions(props: {
  readonly number: string;
  readonly attempt: string;
  readonly mayCancel: boolean;
  /** Links among the actions. */
  readonly children: ReactNode;
}) {
  const { number, attempt, mayCancel, children } = props;
  return (
    <div className={css.acts}>
      <SubmitOnce method="post" action={fullPath("/form/orders/reorder")}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="attempt" value={attempt} />
        <Button type="submit" tone="secondary" fill>
          {copy.acts.reorder}
        </Button>
      </SubmitOnce>
      {children}
      {mayCancel && (
        <CancelOrder
          action={fullPath("/form/orders/cancel")}
          number={number}
          text={copy.cancelText}
          styles={{ summary: css.act, form: css.part }}
        />
      )}
    </div>
  );
}
