import { nairaText } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import { isHeldUntilPayDay } from "@precise/cart-core/unproved-orders";
import { percentText, startVatPerThousand } from "@precise/cart-core/vat";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { Company } from "@precise/contract/shop/company";
import type { Order } from "@precise/contract/shop/orders/order";
import { channelText } from "@precise/contract/wire/payment-channels";
import { AddressView } from "@precise/ui/blocks/buying/address-view";
import { FindingList } from "@precise/ui/blocks/buying/finding-list";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Timeline } from "@precise/ui/blocks/buying/timeline";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import { CancelOrder, OrderBank, OrderDocuments } from "@precise/web/buying/order-parts";
import { ShipmentOfOrder } from "@precise/web/buying/shipment-of-order";
import { MoneyOfOrder } from "@precise/web/components/money-of-order";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { isToPay, paidOnline } from "@precise/web/orders/payment-screen";
import { cancelledText, sentParts } from "@precise/web/orders/shipment-rows";
import type { ReactNode } from "react";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import { AccountAfterOrder } from "#shop/features/account/sign-in/account-after-order.client.tsx";
import { signInCopy } from "#shop/features/account/sign-in/sign-in-copy.ts";
import { checkoutCopy } from "#shop/features/buying/checkout/checkout-copy.ts";
import { findingEntries } from "#shop/features/buying/findings/finding-entries.ts";
import { findingsCopy } from "#shop/features/buying/findings/findings-copy.ts";
import { orderItemsOf } from "#shop/features/buying/lines/order-items-of.tsx";
import { summary } from "#shop/features/buying/totals/figures.css.ts";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { mapLink } from "#shop/features/showrooms/map-links.ts";
import { againCopy } from "./again/again-copy.ts";
import type { OrderExtras } from "./care/order-extras.data.ts";
import { confirmCopy } from "./confirm-copy.ts";
import { FeeFigures } from "./fee-figures.tsx";
import { goodsNotice } from "./goods-notice.ts";
import { nextSteps } from "./next-steps.ts";
import { orderArrival } from "./order-arrival.ts";
import { orderCopy as copy } from "./order-copy.ts";
import { OrderHead } from "./order-head.tsx";
import type { OrderTrouble } from "./order-trouble.ts";
import * as css from "./order-view.css.ts";
import { RememberOrder } from "./own/recent-orders.client.tsx";
import { OnlinePayment } from "./payment/online-payment.tsx";
import type { PaymentParts } from "./payment/payment-parts.data.ts";

/** An order: where it stands, what happens next, how to pay, and everything that was ordered. */
export function OrderView(props: {
  readonly order: Order;
  readonly payment: PaymentParts;
  /** What is said besides the order. */
  readonly extras: OrderExtras;
  /** Why something was not done a moment ago. */
  readonly trouble: OrderTrouble | null;
}) {
  const { order, payment: online, extras, trouble } = props;
  const { number, contact, address, delivery, payment, note, timeline, fee_proposal, shopper_may } = order;
  const paid = paidOnline(order);
  const cancelled = cancelledText(order);
  const isWaiting = isToPay(online.screen) || online.screen.kind === "asking";
  // Its payment confirms it: until when the goods are held, the payment says.
  const isHeldToPay = isWaiting && order.hold?.goods === "held";
  return (
    <Container>
      <div className={css.page}>
        <OrderHead order={order} isToPay={isWaiting} />
        <RememberOrder number={number} placedAt={order.placed_at} />
        {trouble && <Alert tone="critical">{copy.troubles[trouble]}</Alert>}
        <WithAside
          aside={
            <div className={summary}>
              <OrderItems items={orderItemsOf(order)} />
              {cancelled && <p className={css.muted}>{cancelled}</p>}
              <SummaryCard title={summaryCopy.title} {...orderRows(order)}>
                <OrderDocuments order={order} link={css.handle} />
                {stageOf(order) === "delivered" && (
                  <>
                    <a className={css.handle} href={`${orderPage(number)}/review`}>
                      {copy.reviewLink}
                    </a>
                    <a className={css.handle} href={`${orderPage(number)}/return`}>
                      {copy.returnLink}
                    </a>
                  </>
                )}
                {order.status !== "cancelled" && (
                  <a className={css.handle} href={`${orderPage(number)}/lights`}>
                    {copy.lightsLink}
                  </a>
                )}
                <a className={css.handle} href={`${orderPage(number)}/again`}>
                  {againCopy.link}
                </a>
              </SummaryCard>
            </div>
          }
          after={
            <div className={css.parts}>
              <div className={css.facts}>
                <Part title={copy.contactTitle}>
                  <Lines
                    lines={[
                      `${contact.firstname} ${contact.lastname}`,
                      ...(contact.email === "" ? [] : [contact.email]),
                      phoneText(contact.phone),
                    ]}
                  />
                </Part>
                <Part title={delivery.method === "pickup" ? copy.pickupAt : copy.deliverTo}>
                  {delivery.showroom && (
                    <Lines
                      lines={[
                        delivery.showroom.name,
                        delivery.showroom.address,
                        delivery.showroom.phone,
                        ...(extras.showroom?.hours ?? []).map(hoursInWords),
                      ]}
                    />
                  )}
                  {extras.showroom && (
                    <a
                      className={css.handle}
                      href={mapLink(extras.showroom)}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {copy.map}
                    </a>
                  )}
                  {delivery.method === "delivery" && address && <AddressView address={address} />}
                </Part>
                <Part title={copy.newsTitle}>
                  <p>{newsInWords(contact)}</p>
                  {extras.whatsApp && (
                    <a
                      className={css.handle}
                      href={whatsAppLink(copy.whatsAppText(number), extras.whatsApp)}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {copy.whatsApp}
                    </a>
                  )}
                </Part>
                <Part title={copy.paymentTitle}>
                  <p>
                    {delivery.method === "pickup" && payment.method === "pay_on_delivery"
                      ? checkoutCopy.payment.payAtPickup
                      : checkoutCopy.payment.methods[payment.method]}
                  </p>
                  {payment.paid_at !== undefined && (
                    <p className={css.muted}>{copy.paidAt(dayAndTime(payment.paid_at))}</p>
                  )}
                  {paid && <Lines lines={[channelText(paid), paid.reference]} />}
                </Part>
                {note && (
                  <Part title={copy.noteTitle}>
                    <p className={css.note}>{note}</p>
                  </Part>
                )}
              </div>
              {extras.care && order.status !== "cancelled" && (
                <Part title={copy.careTitle}>
                  <ul className={css.steps}>
                    {extras.care.notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                  {extras.care.guides.map(({ title, href }) => (
                    <a key={href} className={css.handle} href={href}>
                      {title}
                    </a>
                  ))}
                </Part>
              )}
              {extras.auth && contact.email !== "" && order.status !== "cancelled" && (
                <div data-on-screen="">
                  {" "}
                  <Part title={signInCopy.afterOrder.title}>
                    <AccountAfterOrder
                      auth={extras.auth}
                      firstname={contact.firstname}
                      email={contact.email}
                      returnPath={orderPage(number)}
                    />
                  </Part>
                </div>
              )}
              {shopper_may?.cancel && (
                <CancelOrder
                  action={`${orderPage(number)}/form/cancel`}
                  text={copy.cancelText}
                  styles={{ summary: css.handle, form: css.part }}
                />
              )}
            </div>
          }
        >
          <div className={css.parts}>
            {stageOf(order) === "awaiting_payment" && !isToPay(online.screen) && (
              // Where it is held for less, the notice says until when.
              <OrderBank order={order} payBy={isHeldUntilPayDay(order.hold) ? copy.payByHeld : copy.payBy} />
            )}
            <Arrives order={order} />
            <ShipmentOfOrder order={order} />
            <MoneyOfOrder order={order} />
            <OnlinePayment order={order} parts={online} />
            {!isHeldToPay && <GoodsOfOrder order={order} />}
            <NextSteps order={order} />
            {fee_proposal && shopper_may?.accept_fee && (
              <FeeFigures proposal={fee_proposal} action={`${orderPage(number)}/form/accept-fee`} />
            )}
            <Part title={copy.timelineTitle}>
              <Timeline entries={timeline.map(({ at, text }) => ({ at, when: dayAndTime(at), text }))} />
            </Part>
            <OrderedAllTheSame findings={order.acknowledged_findings} />
          </div>
        </WithAside>
      </div>
    </Container>
  );
}

/** When it arrives, as it was promised. */
function Arrives({ order }: { readonly order: Order }) {
  const promised = orderArrival(order);
  if (promised === null) return null;
  return (
    <div className={css.part}>
      <p className={css.number}>
        <strong>{promised.line}</strong>
      </p>
      {promised.note && <p className={css.muted}>{promised.note}</p>}
    </div>
  );
}

/** A later release may send other channels: then the e-mail is what is sure. */
function newsInWords({ email, news }: Order["contact"]): string {
  if (email === "") return news === undefined ? copy.newsByCall : copy.newsByPhone;
  return news === "sms" || news === "whatsapp" ? copy.newsBy[news] : copy.newsByMail;
}

function hoursInWords({ days, open, close }: Company["showrooms"][number]["hours"][number]): string {
  return open === null || close === null ? copy.closed(days) : copy.hours(days, open, close);
}

/** What the buyer has still to confirm, or to set aside again. @source design D28 */
function GoodsOfOrder({ order }: { readonly order: Order }) {
  const notice = goodsNotice(order);
  if (notice === null) return null;
  return (
    <Alert tone="caution" title={notice.title}>
      {notice.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {order.shopper_may?.hold_again && (
        <SubmitOnce method="post" action={`${orderPage(order.number)}/form/hold`}>
          <Button type="submit" tone="secondary">
            {confirmCopy.again}
          </Button>
        </SubmitOnce>
      )}
    </Alert>
  );
}

/** Steps that come one after the other are counted; where nothing is left to come, it is only said. */
function NextSteps({ order }: { readonly order: Order }) {
  const [first, ...others] = nextSteps(order);
  const note = sentParts(order) && <p className={css.muted}>{copy.restNote}</p>;
  if (others.length === 0)
    return (
      <Part title={copy.knowTitle}>
        <p>{first}</p>
        {note}
      </Part>
    );
  return (
    <Part title={copy.nextTitle}>
      <ol className={css.steps}>
        {[first, ...others].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note}
    </Part>
  );
}

/** What did not fit together when it was ordered, as it was shown and ticked. */
function OrderedAllTheSame({ findings = [] }: { readonly findings: Order["acknowledged_findings"] }) {
  if (findings.length === 0) return null;
  return (
    <Part title={findingsCopy.ordered.title}>
      <p className={css.muted}>{findingsCopy.ordered.text}</p>
      <FindingList entries={findingEntries(findings)} />
    </Part>
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

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul role="list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The amounts of an order as it was accepted, in words: nothing is recomputed. */
function orderRows({ prices, delivery, items }: Pick<Order, "prices" | "delivery" | "items">) {
  const naira = nairaText;
  const fee = prices.delivery_fee;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    rows: [
      {
        label: summaryCopy.subtotal,
        amount: naira(prices.subtotal.value),
        explanation: summaryCopy.pieces(pieces),
      },
      ...(prices.discounts ?? []).map(({ label, code, amount }) => ({
        label,
        amount: `−${naira(amount.value)}`,
        ...(code !== "" && { explanation: code }),
      })),
      {
        label: summaryCopy.delivery,
        amount:
          fee === null ? summaryCopy.toBeConfirmed : fee.value === 0 ? summaryCopy.free : naira(fee.value),
        ...(fee === null && { explanation: summaryCopy.noTier }),
        ...(delivery.method === "pickup" && { explanation: summaryCopy.pickupFree }),
      },
    ],
    total: {
      label: fee === null ? summaryCopy.totalNoFee : summaryCopy.total,
      amount: naira(prices.payable.value),
      explanation: summaryCopy.vatIncluded(
        percentText(prices.vat_per_thousand ?? startVatPerThousand),
        naira(prices.vat.value),
      ),
    },
  };
}
