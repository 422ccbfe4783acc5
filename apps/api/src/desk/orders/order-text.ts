import { addressLines } from "@precise/cart-core/address-lines";
import { nairaText } from "@precise/cart-core/money";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import { discountName } from "@precise/contract/shop/orders/discount-name";
import { movedOrderText } from "#api/desk/kit/moved-order-text.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { moneyText } from "#api/desk/money/payment-text.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { ListedEntry } from "#api/platform/audit/audit-entries.ts";
import type { ListedOrder } from "./order-list.ts";

/** An order, and what operators did with it. */
interface ShownOrder {
  readonly order: AnyOrder;
  readonly audit: readonly (Omit<ListedEntry, "at"> & { readonly at: Date | string })[];
}

export function orderListText(orders: readonly ListedOrder[]): string {
  return tableOf(orders, {
    Number: "number",
    Stage: "stage",
    Placed: "placed_at",
    Name: "name",
    Payment: "payment",
    "To pay": (order) => nairaText(order.payable),
    Money: "money",
    "Waits until": (order) => momentText(order.respond_by),
    Goods: (order) => goodsText(order.goods, order.hold_until, order.is_proved),
  });
}

/** Whether an order's goods are out of stock for it, and whether its buyer has confirmed it. */
function goodsText(goods: ListedOrder["goods"], until: Date | string | null, isProved: boolean): string {
  const held = {
    held: until ? `held until ${momentText(until)}` : "held",
    free: "on sale",
    waiting: "not held",
  };
  return isProved ? held[goods] : `${held[goods]}, not confirmed`;
}

export function provedText(order: AnyOrder): string {
  const gone = order.hold?.gone ?? [];
  if (gone.length === 0) return movedOrderText(order);
  return `${order.number} is confirmed, but its goods are not held. Not enough in stock: ${gone.join(", ")}.`;
}

export function shownOrderText({ order, audit }: ShownOrder): string {
  const { contact, address, prices, delivery } = order;
  const amount = (value: { value: number } | null) => (value ? nairaText(value.value) : "open");
  const where = delivery.showroom
    ? `collected at ${delivery.showroom.name}`
    : addressLines(address ?? {}).join(", ");
  return [
    `${order.number}  ${order.stage}  placed ${momentText(order.placed_at)}`,
    `${contact.firstname} ${contact.lastname}  ${contact.email}  ${contact.phone}`,
    ...tradeText(order),
    `Delivery: ${where}`,
    ...(order.hold
      ? [`Goods: ${goodsText(order.hold.goods, order.hold.until ?? null, order.hold.is_proved)}`]
      : []),
    `Payment: ${order.payment.method}${order.payment.paid_at ? `, paid ${momentText(order.payment.paid_at)}` : ""}`,
    moneyText(order),
    ...documentsText(order),
    ...(order.note ? [`Note: ${order.note}`] : []),
    ...(order.acknowledged_findings ?? []).map(({ text }) => `Ordered although: ${text}`),
    "",
    tableOf(order.items, {
      "Item no.": "sku",
      Name: "name",
      "Side mark": "side_mark",
      Quantity: "quantity",
      Price: (item) => amount(item.row_total),
    }),
    "",
    ...(prices.discounts ?? []).map((each) => `${discountName(each)}: −${amount(each.amount)}`),
    `Delivery ${amount(prices.delivery_fee)}, to pay ${amount(prices.payable)}, including VAT ${amount(prices.vat)}`,
    ...(order.fee_proposal ? [`Proposed: ${amount(order.fee_proposal.delivery_fee)} for delivery`] : []),
    "",
    ...order.timeline.map(({ at, text }) => `${momentText(at)}  ${text}`),
    ...(audit.length > 0
      ? ["", ...audit.map((entry) => `${momentText(entry.at)}  ${entry.actor}  ${entry.act}`)]
      : []),
  ].join("\n");
}

function tradeText({ trade }: AnyOrder): string[] {
  if (!trade) return [];
  const { company, site_contact, po_number, delivery_date } = trade;
  return [
    `Company: ${[company.name, company.rc_number && rcNumberText(company.rc_number), po_number && `their order ${po_number}`].filter(Boolean).join(", ")}`,
    `On the site: ${site_contact.name}  ${site_contact.phone}${delivery_date ? `, preferred date ${delivery_date}` : ""}`,
  ];
}

function documentsText({ invoice, credit_notes = [], payment }: AnyOrder): string[] {
  if (!invoice) return [];
  const due = payment.due_date ? `, due ${payment.due_date}` : "";
  const notes = credit_notes.map(({ number, amount }) => `${number} (−${nairaText(amount.value)})`);
  return [`Invoice: ${invoice.number}${due}${notes.length > 0 ? `; credit notes ${notes.join(", ")}` : ""}`];
}
