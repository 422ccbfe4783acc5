import { formatNaira, fromWireValue, subtractKobo } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { Order } from "@precise/contract/shop/orders/order";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { orderCopy as copy } from "./order-copy.ts";
import * as css from "./order-view.css.ts";

/**
 * A proposed delivery fee with what is paid in all, and the button that accepts it: nothing is accepted by looking.
 * @param props.action where the yes is posted
 * @param props.token of our mail, where the page was opened by it
 * @source design D1
 */
export function FeeFigures(props: {
  readonly proposal: NonNullable<Order["fee_proposal"]>;
  readonly action: string;
  readonly token?: string;
}) {
  const { proposal, action, token } = props;
  const payable = fromWireValue(proposal.payable.value);
  const fee = fromWireValue(proposal.delivery_fee.value);
  return (
    <SummaryCard
      title={copy.fee.title}
      rows={[
        { label: copy.fee.goods, amount: formatNaira(subtractKobo(payable, fee)) },
        { label: summaryCopy.delivery, amount: fee === 0 ? summaryCopy.free : formatNaira(fee) },
      ]}
      total={{ label: summaryCopy.total, amount: formatNaira(payable) }}
    >
      {proposal.answer_by !== undefined && <p>{copy.fee.answerBy(dayAndTime(proposal.answer_by))}</p>}
      <SubmitOnce method="post" action={action}>
        <input type="hidden" name="accepted_total" value={proposal.payable.value} />
        {token !== undefined && <input type="hidden" name="token" value={token} />}
        <Button type="submit" fill>
          {copy.fee.accept(formatNaira(payable))}
        </Button>
      </SubmitOnce>
      <p className={css.muted}>{copy.fee.hint}</p>
    </SummaryCard>
  );
}
