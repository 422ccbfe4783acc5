import type { Order } from "@precise/contract/shop/orders/order";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { OrderDocuments } from "@precise/web/buying/order-parts";
import { OtherWays } from "@precise/web/buying/payment/other-ways";
import { PaymentOfOrder } from "@precise/web/buying/payment/payment-of-order";
import { StartPayment } from "@precise/web/buying/payment/start-form";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { isToPay } from "@precise/web/orders/payment-screen";
import { orderPage, payPage } from "#shop/base/storage/order-cookie.ts";
import * as css from "../order-view.css.ts";
import { accountCopy as copy } from "../refund-account/refund-account-copy.ts";
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

/** Points to the mail whose link names the account of a refund, and has it sent again. */
function AccountByMail({ number, isMailed }: { readonly number: string; readonly isMailed: boolean }) {
  return (
    <SubmitOnce className={css.accountForm} method="post" action={`${orderPage(number)}/form/refund-account`}>
      {isMailed && <Alert tone="positive">{copy.mailed}</Alert>}
      <input type="hidden" name="intent" value="mail" />
      <p className={css.muted}>{copy.byMail}</p>
      <div>
        <Button type="submit" tone="secondary">
          {copy.mailAgain}
        </Button>
      </div>
    </SubmitOnce>
  );
}
