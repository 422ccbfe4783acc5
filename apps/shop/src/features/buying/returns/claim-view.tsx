import { nairaText } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ReturnClaim } from "@precise/contract/shop/orders/returns";
import { Timeline } from "@precise/ui/blocks/buying/timeline";
import { Container } from "@precise/ui/components/layout/layout";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import { claimReasonText, claimStateText, claimCopy as copy } from "./claim-copy.ts";

/** A claim: where it stands, what has happened, and what it is about. */
export function ClaimView({ claim }: { readonly claim: ReturnClaim }) {
  const { number, order_number, state, items, note, pictures, refunded, timeline } = claim;
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
        <a className={page.handle} href={orderPage(order_number)}>
          {copy.back}
        </a>
      </div>
    </Container>
  );
}
