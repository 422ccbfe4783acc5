import { Button } from "@precise/ui/components/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { orderCopy as copy } from "./order-copy.ts";
import * as css from "./order-view.css.ts";

/** Cancels an order, after a second thought: it cannot be taken back. */
export function CancelOrder({ number }: { readonly number: string }) {
  return (
    <details>
      <summary className={css.handle}>{copy.cancel.ask}</summary>
      <SubmitOnce className={css.part} method="post" action={`${orderPage(number)}/cancel`}>
        <p>{copy.cancel.text}</p>
        <div>
          <Button type="submit" tone="critical">
            {copy.cancel.do}
          </Button>
        </div>
      </SubmitOnce>
    </details>
  );
}
