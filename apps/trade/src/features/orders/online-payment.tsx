import type { ClientOrder } from "@precise/contract/trade/orders";
import { OrderDocuments } from "@precise/web/buying/order-parts";
import { OtherWays } from "@precise/web/buying/payment/other-ways";
import { PaymentOfOrder } from "@precise/web/buying/payment/payment-of-order";
import { StartPayment } from "@precise/web/buying/payment/start-form";
import { isToPay, type PaymentScreen } from "@precise/web/orders/payment-screen";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { orderPath, pathWithQuery } from "#trade/base/routes/paths.ts";
import * as css from "./orders.css.ts";

/** How an order is paid online, on its own page. */
export function OnlinePayment(props: {
  readonly order: ClientOrder;
  readonly screen: PaymentScreen;
  /** Part of the idempotency key of beginning: a new one for each page. */
  readonly attempt: string;
  readonly contact: Parameters<typeof OtherWays>[0]["contact"];
}) {
  const { order, screen, attempt, contact } = props;
  const { number } = order;
  const reference = order.payment.attempts?.at(-1)?.reference;
  return (
    <PaymentOfOrder
      screen={screen}
      checkHref={reference && pathWithQuery(orderPath(number), { reference })}
      start={(label) =>
        isToPay(screen) && (
          <StartPayment
            action={fullPath("/form/orders/pay")}
            number={number}
            amount={screen.amount}
            attempt={attempt}
            label={label}
          />
        )
      }
      documents={order.invoice?.url && <OrderDocuments order={order} link={css.act} />}
      otherWays={
        <OtherWays
          order={order}
          contact={contact}
          styles={{ summary: css.act, parts: css.part, link: css.act }}
        />
      }
    />
  );
}
