import { nairaText } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ReturnClaim } from "@precise/contract/shop/orders/returns";
import { Timeline } from "@precise/ui/blocks/buying/timeline";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import { claimReasonText, claimStateText, claimCopy as copy } from "./claim-copy.ts";

/** A claim: where it stands, what has happened, and what it is about. */
export function ClaimView(props: { readonly claim: ReturnClaim; readonly wasRefused: boolean }) {
  const { claim, wasRefused } = props;
  const { number, order_number, state, items, note, pictures, can_withdraw, refunded, timeline } = claim;
  return (
    <Container>
      <div className={page.trackPage}>
        <h1>{copy.title}</h1>
        <p className={page.number}>
          {number} · <strong>{claimStateText(state)}</strong>
        </p>
        {refunded && (
          <p>
            {copy.refunded}: {nairaText(refunded.value)}
          </p>
        )}
        <Timeline entries={timeline.map(({ at, text }) => ({ at, when: dayAndTime(at), text }))} />
        <section className={page.part}>
          <h2 className={page.partTitle}>{copy.items}</h2>
          <ul className={page.part} role="list">
            {items.map((item) => (
              <li key={`${item.sku}-${item.reason}-${item.serial ?? ""}`}>
                <p>
                  {item.quantity} × {item.name}: {claimReasonText(item.reason).toLowerCase()}
                  <span>{item.serial === undefined ? "" : ` (${copy.serial} ${item.serial})`}</span>
                </p>
                <p className={page.muted}>
                  {copy.months(item.months_since_delivery)} {item.is_in_time ? "" : copy.late}
                </p>
              </li>
            ))}
          </ul>
          {note !== undefined && <p className={page.note}>{note}</p>}
          {pictures > 0 && <p className={page.muted}>{copy.picturesSent(pictures)}</p>}
        </section>
        {wasRefused && <Alert tone="critical">{copy.notWithdrawn}</Alert>}
        {can_withdraw && (
          <form method="post" action={`${orderPage(order_number)}/form/withdraw-return`}>
            <input type="hidden" name="claim" value={number} />
            <Button tone="secondary" type="submit">
              {copy.withdraw}
            </Button>
            <p className={page.muted}>{copy.withdrawHint}</p>
          </form>
        )}
        <a className={page.handle} href={orderPage(order_number)}>
          {copy.back}
        </a>
      </div>
    </Container>
  );
}
