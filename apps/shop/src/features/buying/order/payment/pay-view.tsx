import { formatNaira } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/shop/orders/order";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container } from "@precise/ui/components/layout/layout";
import { OtherWays } from "@precise/web/buying/payment/other-ways";
import { PaymentOfOrder } from "@precise/web/buying/payment/payment-of-order";
import { StartPayment } from "@precise/web/buying/payment/start-form";
import type { StartTrouble } from "@precise/web/buying/payment/start-trouble";
import type { ScreenToPay } from "@precise/web/orders/payment-screen";
import { paymentWords } from "@precise/web/orders/payment-words";
import { orderPage, payPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "../order-view.css.ts";
import { payCopy as copy } from "./pay-copy.ts";

/** What happens when an order is paid online, and the way to it. */
export function PayView(props: {
  readonly order: Order;
  readonly screen: ScreenToPay;
  /** Part of the idempotency key of beginning: a new one for each page. */
  readonly attempt: string;
  readonly contact: Parameters<typeof OtherWays>[0]["contact"];
  /** Why it was not begun a moment ago. */
  readonly trouble: StartTrouble | null;
  /** The order was placed to be paid now: no second press is asked for. */
  readonly leadsOn: boolean;
}) {
  const { order, screen, attempt, contact, trouble, leadsOn } = props;
  const { number } = order;
  return (
    <Container>
      {/* The policy of our pages lets no form end on another site; where a page leads by itself is not a form's end. It takes this
          page's place in the history, so that Back does not lead here and on again. */}
      {leadsOn && screen.kind === "open" && <meta httpEquiv="refresh" content={`0;url=${screen.url}`} />}
      <div className={css.pay}>
        <header className={css.part}>
          <h1>{copy.title(formatNaira(screen.amount))}</h1>
          <p>
            {copy.order} <strong>{number}</strong>
          </p>
        </header>
        {trouble && <Alert tone="critical">{paymentWords.troubles[trouble]}</Alert>}
        <PaymentOfOrder
          screen={screen}
          goOn={copy.toPaystack}
          start={(label) => (
            <StartPayment
              action={`${payPage(number)}/start`}
              number={number}
              amount={screen.amount}
              attempt={attempt}
              label={label}
            />
          )}
        />
        <section className={css.part}>
          <h2 className={css.partTitle}>{copy.nextTitle}</h2>
          <ol className={css.steps}>
            {copy.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={css.muted}>{copy.safe}</p>
        </section>
        <OtherWays
          order={order}
          contact={contact}
          styles={{ summary: css.handle, parts: css.part, link: css.handle }}
        />
        <p>
          <a className={css.handle} href={orderPage(number)}>
            {copy.toOrder}
          </a>
        </p>
      </div>
    </Container>
  );
}
