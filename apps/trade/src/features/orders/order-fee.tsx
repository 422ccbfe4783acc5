import { nairaText } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ClientOrder } from "@precise/contract/trade/orders";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { fullPath } from "#trade/base/routes/base-path.ts";
import * as css from "./orders.css.ts";
import { ordersCopy } from "./orders-copy.ts";

const { fee: copy } = ordersCopy;

/** A delivery fee that waits for the client's yes. @source design D1 */
export function OrderFee(props: {
  readonly number: string;
  readonly proposal: NonNullable<ClientOrder["fee_proposal"]>;
}) {
  const { number, proposal } = props;
  const { delivery_fee, payable, answer_by } = proposal;
  return (
    <section className={css.part} aria-labelledby="fee">
      <h2 id="fee" className={css.partTitle}>
        {copy.title}
      </h2>
      <p>{copy.text(nairaText(delivery_fee.value))}</p>
      {answer_by !== undefined && <p>{copy.answerBy(dayAndTime(answer_by))}</p>}
      <SubmitOnce method="post" action={fullPath("/form/orders/accept-fee")}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="accepted_total" value={payable.value} />
        <Button type="submit">{copy.accept(nairaText(payable.value))}</Button>
      </SubmitOnce>
      <p className={css.muted}>{copy.hint}</p>
    </section>
  );
}
