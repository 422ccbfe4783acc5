import type { AnyOrder } from "../../orders/any-order.ts";
import type { OrderMail } from "../mail.ts";
import type { Block, Fact } from "./blocks.ts";
import { lagosDay } from "./lagos-time.ts";
import { nairaAmount } from "./naira-amount.ts";
import { phoneText } from "./phone-text.ts";

/** Where the order stands after what this mail tells. */
export function orderSteps(order: AnyOrder, kind: OrderMail["kind"]): Block[] {
  const isPickup = order.delivery.method === "pickup";
  const { method } = order.payment;
  const paysLater = method === "pay_on_delivery" || method === "on_account";
  const labels = [
    "Placed",
    ...(paysLater ? [] : ["Paid"]),
    isPickup ? "Ready to collect" : "On its way",
    // What is on account is paid some day after it was delivered.
    `${isPickup ? "Collected" : "Delivered"}${method === "pay_on_delivery" ? " and paid" : ""}`,
  ];
  const done = {
    order_placed: 1,
    order_confirmed: 1,
    hold_ended: 1,
    hold_renewed: 1,
    fee_proposed: 1,
    fee_accepted: 1,
    payment_confirmed: paysLater ? laterStep(order, labels.length) : 2,
    payment_part: 1,
    payment_over: 0,
    payment_late: 0,
    order_reopened: order.stage === "confirmed" && !paysLater ? 2 : 1,
    returned: 0,
    refunded: 0,
    shipped: labels.length - 1,
    delivered: labels.length,
    cancelled: 0,
  }[kind];
  return done === 0 ? [] : [{ kind: "steps", labels, done }];
}

/** Where an order stands that is paid after it went out, or before: its money is no step of its own. */
function laterStep({ stage }: AnyOrder, all: number): number {
  if (stage === "delivered") return all;
  return stage === "shipped" ? all - 1 : 1;
}

/** What was bought and what it comes to. */
export function orderLines(order: AnyOrder): Block {
  const { prices } = order;
  const sums: Fact[] = [
    ["Goods", nairaAmount(prices.subtotal.value)],
    ...(prices.discounts ?? []).map(
      ({ label, amount }): Fact => [label, nairaAmount(-Math.abs(amount.value))],
    ),
    ["Delivery", deliveryAmount(order)],
  ];
  return {
    kind: "lines",
    lines: order.items.map((item) => ({
      name: item.name,
      note: [
        `${item.sku} · ${item.quantity} × ${nairaAmount(Number(item.unit_price))}`,
        ...(item.side_mark ? [item.side_mark] : []),
      ].join(" · "),
      total: nairaAmount(item.row_total.value),
    })),
    sums,
    due: [
      prices.delivery_fee === null ? "Total before delivery" : "Total",
      nairaAmount(prices.payable.value),
    ],
    note: `VAT of ${nairaAmount(prices.vat.value)} (7.5 %) is included.`,
  };
}

function deliveryAmount({ prices, delivery }: AnyOrder): string {
  if (prices.delivery_fee === null) return "to be confirmed";
  if (delivery.method === "pickup") return "you collect";
  return prices.delivery_fee.value === 0 ? "free" : nairaAmount(prices.delivery_fee.value);
}

/** Where it goes, or where it is collected. */
export function orderPlace({ address, delivery, contact, trade }: AnyOrder): Block {
  const { showroom } = delivery;
  if (showroom) {
    return { kind: "address", label: "Collect at", rows: [showroom.name, showroom.address, showroom.phone] };
  }
  const rows = address
    ? [address.line1, address.line2, address.landmark, `${address.lga}, ${address.state}`]
    : [];
  const name = trade?.site_contact.name ?? `${contact.firstname} ${contact.lastname}`;
  const filled = [
    trade?.company.name,
    name,
    ...rows,
    phoneText(trade?.site_contact.phone ?? contact.phone),
    trade?.po_number && `Your order ${trade.po_number}`,
    trade?.delivery_date && `Wished for ${lagosDay(new Date(trade.delivery_date))}`,
  ].filter((row): row is string => Boolean(row));
  return { kind: "address", label: "Deliver to", rows: filled };
}
