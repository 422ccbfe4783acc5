import { addressLines } from "@precise/cart-core/address-lines";
import { addKobo, formatNaira, fromWireValue, nairaText, subtractKobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { percentText, startVatPerThousand, vatIncluded } from "@precise/cart-core/vat";
import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { Block, Fact } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OrderMail } from "./order-mail-kinds.ts";

/** What is particular to one kind of order mail; what every one shows is added around it. */
export interface OrderWords {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The stage of the order after what this mail reports. */
export function orderSteps(order: AnyOrder, kind: OrderMail["kind"]): Block[] {
  const isPickup = order.delivery.method === "pickup";
  const { due } = paymentFacts(order.payment.method);
  const paysLater = due !== "before_dispatch";
  const labels = [
    "Placed",
    ...(paysLater ? [] : ["Paid"]),
    isPickup ? "Ready to collect" : "On its way",
    // What is on account is paid some day after it was delivered.
    `${isPickup ? "Collected" : "Delivered"}${due === "on_handover" ? " and paid" : ""}`,
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
    payment_rejected: 1,
    change_proposed: 0,
    refund_started: 0,
    refund_needs_account: 0,
    refund_account_named: 0,
    buyer_corrected: 0,
    rest_cancelled: 0,
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

/** What was bought and what it comes to: for a company net by line, with the VAT once. @source design D34 */
export function orderLines(order: AnyOrder): Block {
  return isNet(order) ? netLines(order) : grossLines(order);
}

/** The rate that the order was placed with; mails that were queued before it was said were of the first. */
function rateOf({ prices }: AnyOrder): number {
  return prices.vat_per_thousand ?? startVatPerThousand;
}

/** Orders of before may not carry net amounts. */
function isNet({ trade, items }: AnyOrder): boolean {
  return (
    trade !== undefined && items.every(({ unit_net, net }) => unit_net !== undefined && net !== undefined)
  );
}

function netLines(order: AnyOrder): Block {
  const { prices, items } = order;
  const goods = addKobo(...items.map(({ net }) => fromWireValue(net?.value ?? 0)));
  const fee = prices.delivery_fee === null ? null : fromWireValue(prices.delivery_fee.value);
  const netFee =
    fee === null || fee === 0
      ? deliveryAmount(order)
      : formatNaira(subtractKobo(fee, vatIncluded(fee, rateOf(order))));
  return {
    kind: "lines",
    lines: items.map((item) => ({
      name: item.name,
      note: lineNote(item, Number(item.unit_net)),
      total: nairaText(item.net?.value ?? 0),
    })),
    sums: [
      ["Goods, without VAT", formatNaira(goods)],
      ["Delivery, without VAT", netFee],
      [`VAT (${percentText(rateOf(order))})`, nairaText(prices.vat.value)],
    ],
    due: dueOf(order),
    note: "Line prices exclude VAT.",
  };
}

function grossLines(order: AnyOrder): Block {
  const { prices } = order;
  const sums: Fact[] = [
    ["Goods", nairaText(prices.subtotal.value)],
    ...(prices.discounts ?? []).map(({ label, amount }): Fact => [label, nairaText(-Math.abs(amount.value))]),
    ["Delivery", deliveryAmount(order)],
  ];
  return {
    kind: "lines",
    lines: order.items.map((item) => ({
      name: item.name,
      note: lineNote(item, Number(item.unit_price)),
      total: nairaText(item.row_total.value),
    })),
    sums,
    due: dueOf(order),
    note: `VAT of ${nairaText(prices.vat.value)} (${percentText(rateOf(order))}) is included.`,
  };
}

/** @param unit naira for one piece */
function lineNote({ sku, quantity, side_mark }: AnyOrder["items"][number], unit: number): string {
  return [`${sku} · ${quantity} × ${nairaText(unit)}`, ...(side_mark ? [side_mark] : [])].join(" · ");
}

function dueOf({ prices }: AnyOrder): Fact {
  const label = prices.delivery_fee === null ? "Total before delivery" : "Total";
  return [label, nairaText(prices.payable.value)];
}

function deliveryAmount({ prices, delivery }: AnyOrder): string {
  if (prices.delivery_fee === null) return "to be confirmed";
  if (delivery.method === "pickup") return "collection";
  return prices.delivery_fee.value === 0 ? "free" : nairaText(prices.delivery_fee.value);
}

/** Where it goes, or where it is collected. */
export function orderPlace({ address, delivery, contact, trade }: AnyOrder): Block {
  const { showroom } = delivery;
  if (showroom) {
    return { kind: "address", label: "Collect at", rows: [showroom.name, showroom.address, showroom.phone] };
  }
  const name = trade?.site_contact.name ?? `${contact.firstname} ${contact.lastname}`;
  const filled = [
    trade?.company.name,
    name,
    ...(address ? addressLines(address) : []),
    phoneText(trade?.site_contact.phone ?? contact.phone),
    trade?.po_number && `Your order ${trade.po_number}`,
    trade?.delivery_date && `Preferred delivery date: ${lagosDayText(new Date(trade.delivery_date))}`,
  ].filter((row): row is string => Boolean(row));
  return { kind: "address", label: "Deliver to", rows: filled };
}
