import type { Order } from "@precise/contract/order";
import { AddressView } from "@precise/ui/blocks/address-view";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import { Timeline } from "@precise/ui/blocks/timeline";
import { Container, WithAside } from "@precise/ui/components/layout";
import { PendantDrawing } from "@precise/ui/components/pendant-drawing";
import type { ReactNode } from "react";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import { orderCopy as copy } from "../../purchase/copy/order-copy.ts";
import { summaryCopy } from "../../purchase/copy/summary-copy.ts";
import { OrderLines } from "../../purchase/order-lines.tsx";
import { phoneText } from "../../purchase/phone-text.ts";
import { summary } from "../../purchase/purchase.css.ts";
import { BankDetails } from "./bank-details.tsx";
import { nextSteps } from "./next-steps.ts";
import { orderRows } from "./order-rows.ts";
import * as css from "./order-view.css.ts";

/** An order: thanks, what happens next, how to pay, and everything that was ordered. */
export function OrderView({ order }: { readonly order: Order }) {
  const { number, status, contact, address, delivery, payment, note, timeline } = order;
  return (
    <Container>
      <div className={css.page}>
        <header className={css.head}>
          <PendantDrawing lit={status !== "cancelled"} />
          <h1>{copy.title(contact.firstname)}</h1>
          <p className={css.number}>
            {copy.number} <strong>{number}</strong>
          </p>
          <p className={css.status}>{copy.status[status]}</p>
          <p className={css.muted}>{copy.keep}</p>
        </header>
        <WithAside
          aside={
            <div className={summary}>
              <OrderLines
                lines={order.items.map((item) => ({
                  ...item,
                  rowTotal: item.row_total.value,
                  picture: item.image,
                }))}
              />
              <SummaryCard title={summaryCopy.title} {...orderRows(order)} />
            </div>
          }
        >
          <div className={css.parts}>
            <Part title={copy.nextTitle}>
              <ol className={css.steps}>
                {nextSteps(order).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Part>
            {status !== "cancelled" && order.prices.delivery_fee !== null && <BankDetails order={order} />}
            <Part title={copy.timelineTitle}>
              <Timeline entries={timeline} />
            </Part>
            <div className={css.facts}>
              <Part title={copy.contactTitle}>
                <Lines
                  lines={[
                    `${contact.firstname} ${contact.lastname}`,
                    contact.email,
                    phoneText(contact.phone),
                  ]}
                />
              </Part>
              <Part title={delivery.method === "pickup" ? copy.pickupAt : copy.deliverTo}>
                {delivery.showroom && (
                  <Lines
                    lines={[delivery.showroom.name, delivery.showroom.address, delivery.showroom.phone]}
                  />
                )}
                {delivery.method === "delivery" && address && <AddressView address={address} />}
              </Part>
              <Part title={copy.paymentTitle}>
                <p>
                  {delivery.method === "pickup" && payment.method === "pay_on_delivery"
                    ? checkoutCopy.payment.payAtPickup
                    : checkoutCopy.payment.methods[payment.method]}
                </p>
              </Part>
              {note && (
                <Part title={copy.noteTitle}>
                  <p className={css.note}>{note}</p>
                </Part>
              )}
            </div>
          </div>
        </WithAside>
      </div>
    </Container>
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
