import { progressOf, stageOf } from "@precise/cart-core/order-way";
import { dayAndTime, dayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import { type ClientOrder, clientOrderCsvPath } from "@precise/contract/trade/orders";
import { channelText } from "@precise/contract/wire/payment-channels";
import { AddressView } from "@precise/ui/blocks/buying/address-view";
import { OrderProgress } from "@precise/ui/blocks/buying/order-progress";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Timeline } from "@precise/ui/blocks/buying/timeline";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import { OrderBank, OrderDocuments } from "@precise/web/buying/order-parts";
import type { OtherWays } from "@precise/web/buying/payment/other-ways";
import type { StartTrouble } from "@precise/web/buying/payment/start-trouble";
import { ShipmentOfOrder } from "@precise/web/buying/shipment-of-order";
import { MoneyOfOrder } from "@precise/web/components/money-of-order";
import { isToPay, type PaymentScreen, paidOnline } from "@precise/web/orders/payment-screen";
import { paymentWords } from "@precise/web/orders/payment-words";
import { cancelledText, sentText } from "@precise/web/orders/shipment-rows";
import type { ReactNode } from "react";
import { countText } from "#trade/base/amount-text.ts";
import type { CallProblem } from "#trade/base/problems/call-problem.ts";
import { ProblemNote } from "#trade/base/problems/problem-note.tsx";
import { orderPath } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { figureRows } from "./figure-rows.ts";
import { OnlinePayment } from "./online-payment.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderFee } from "./order-fee.tsx";
import { OrderLines } from "./order-lines.tsx";
import * as css from "./orders.css.ts";
import { ordersCopy as copy } from "./orders-copy.ts";

/** An order: its status, how to pay, and everything that was ordered. */
export function OrderView(props: {
  readonly order: ClientOrder;
  readonly isJustPlaced: boolean;
  /** Part of the idempotency key of reordering: a new one for each page. */
  readonly attempt: string;
  readonly problem: CallProblem | null;
  readonly screen: PaymentScreen;
  readonly contact: Parameters<typeof OtherWays>[0]["contact"];
  /** Why a payment was not begun a moment ago. */
  readonly trouble: StartTrouble | null;
}) {
  const { order, isJustPlaced, attempt, problem, screen, contact, trouble } = props;
  const { number, items, prices, timeline, shopper_may, fee_proposal } = order;
  const stage = stageOf(order);
  const progress = progressOf(order);
  const cancelled = cancelledText(order);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Container>
      <div className={css.page}>
        <header className={css.head}>
          <h1>
            {copy.order} <span className={css.whole}>{number}</span>
          </h1>
          <p className={css.status}>{sentText(order) ?? copy.status[stage]}</p>
        </header>
        {isJustPlaced && <Alert tone="positive">{copy.thanks}</Alert>}
        {problem && <ProblemNote problem={problem} login={loginPath(orderPath(number), "ended")} />}
        {trouble && <Alert tone="critical">{paymentWords.troubles[trouble]}</Alert>}
        {progress && (
          <OrderProgress
            label={copy.wayTitle}
            steps={progress.steps.map((step) => copy.way[step])}
            reached={progress.reached}
          />
        )}
        <WithAside
          aside={
            <SummaryCard title={copy.summary} {...figureRows(prices, countText(pieces, "piece"))}>
              <OrderActions number={number} attempt={attempt} mayCancel={shopper_may?.cancel === true}>
                <a className={css.act} href={clientOrderCsvPath(number)} download>
                  {copy.acts.csv}
                </a>
                <OrderDocuments order={order} link={css.act} />
              </OrderActions>
            </SummaryCard>
          }
        >
          <div className={css.parts}>
            {fee_proposal && shopper_may?.accept_fee && <OrderFee number={number} proposal={fee_proposal} />}
            <ShipmentOfOrder order={order} />
            <MoneyOfOrder order={order} />
            <OnlinePayment order={order} screen={screen} attempt={attempt} contact={contact} />
            {stage === "awaiting_payment" && !isToPay(screen) && (
              <OrderBank order={order} payBy={copy.payBy} />
            )}
            <Part title={copy.items}>
              <OrderLines items={items} />
              {cancelled && <p className={css.muted}>{cancelled}</p>}
            </Part>
            <OrderFacts order={order} />
            <Part title={copy.timelineTitle}>
              <Timeline entries={timeline.map(({ at, text }) => ({ at, when: dayAndTime(at), text }))} />
            </Part>
          </div>
        </WithAside>
      </div>
    </Container>
  );
}

function OrderFacts({ order }: { readonly order: ClientOrder }) {
  const { address, site_contact, po_number, delivery_date, payment, company, note } = order;
  const paid = paidOnline(order);
  return (
    <div className={css.facts}>
      {address && (
        <Part title={copy.siteTitle}>
          <AddressView address={address} />
        </Part>
      )}
      <Part title={copy.contactTitle}>
        <p className={css.lines}>{`${site_contact.name}\n${phoneText(site_contact.phone)}`}</p>
      </Part>
      {po_number && (
        <Part title={copy.po}>
          <p>{po_number}</p>
        </Part>
      )}
      {delivery_date && (
        <Part title={copy.date}>
          <p>{dayText(delivery_date)}</p>
        </Part>
      )}
      <Part title={copy.paymentTitle}>
        <p>{copy.methods[payment.method]}</p>
        {payment.terms_days !== undefined && payment.paid_at === undefined && (
          <p className={css.muted}>
            {payment.due_date === undefined
              ? copy.terms(payment.terms_days)
              : copy.dueOn(dayText(payment.due_date), payment.terms_days)}
          </p>
        )}
        {payment.paid_at !== undefined && (
          <p className={css.muted}>{copy.paidAt(dayAndTime(payment.paid_at))}</p>
        )}
        {paid && <p className={css.lines}>{`${channelText(paid)}\n${paid.reference}`}</p>}
      </Part>
      <Part title={copy.company}>
        <p className={css.lines}>
          {[
            company.name,
            company.rc_number && rcNumberText(company.rc_number),
            company.tin && copy.tin(company.tin),
          ]
            .filter(Boolean)
            .join("\n")}
        </p>
      </Part>
      {note && (
        <Part title={copy.noteTitle}>
          <p className={css.lines}>{note}</p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{title}</h2>
      {children}
    </section>
  );
}
