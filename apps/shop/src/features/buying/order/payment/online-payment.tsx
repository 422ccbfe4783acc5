import type { Order } from "@precise/contract/shop/orders/order";
import { OrderDocuments } from "@precise/web/buying/order-parts";
import { OtherWays } from "@precise/web/buying/payment/other-ways";
import { PaymentOfOrder } from "@precise/web/buying/payment/payment-of-order";
import { StartPayment } from "@precise/web/buying/payment/start-form";
import { isToPay } from "@precise/web/orders/payment-screen";
import { orderPage, payPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "../order-view.css.ts";
import { AccountByMail } from "./account-by-mail.tsx";
import type { PaymentParts } from "./payment-parts.data.ts";

/** How an order is paid online, on its own page. */
export function OnlinePayment({ order, parts }: { readonly order: Order; readonly parts: PaymentParts }) {
  const { screen, attempt, contact, isMailed } = parts;
  const { number } = order;
  const reference = order.payment.attempts?.at(-1)?.reference;
  return (
    <PaymentOfOrder
      screen={screen}
      checkHref={reference && `${orderPage(number)}?${new URLSearchParams({ reference })}`}
      start={(label) =>
        isToPay(screen) && (
          <StartPayment
            action={`${payPage(number)}/start`}
            number={number}
            amount={screen.amount}
            attempt={attempt}
            label={label}
          />
        )
      }
      documents={order.invoice?.url && <OrderDocuments order={order} link={css.handle} />}
      account={screen.kind === "needs_account" && <AccountByMail number={number} isMailed={isMailed} />}
      otherWays={
        <OtherWays
          order={order}
          contact={contact}
          styles={{ summary: css.handle, parts: css.part, link: css.handle }}
        />
      }
    />
  );
}
