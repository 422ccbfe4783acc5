import { nairaText } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { paymentPorts } from "#api/modules/money/payment-ports.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import type { Block, Fact, MailBrand, MailContent } from "#api/platform/mail/render/blocks.ts";
import { deskButton } from "#api/platform/mail/render/desk-button.ts";
import {
  type OrderForShop,
  type ShopOrderEvent,
  type ShopOrderMail,
  shopOrderMail,
} from "./shop-order-mail.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

const events: Readonly<Record<ShopOrderEvent, string>> = {
  placed: "New order",
  confirmed: "Confirmed by the buyer",
  fee_accepted: "Delivery fee accepted",
  fee_overdue: "Still needs a delivery fee",
  cancelled: "Cancelled by the buyer",
};

export const shopOrderMails: MailKinds = mailKinds([shopOrderMail], (mail, { brand }) => ({
  content: shopOrderContent(mail, brand),
}));

/** What someone of the shop reads of an order: what it is, what is unusual about it, and what to do next. */
function shopOrderContent({ happened, told: order }: ShopOrderMail, brand: MailBrand): MailContent {
  const amount = nairaText(order.payable);
  const title = `${events[happened]}: ${order.number}`;
  const marks = happened === "cancelled" ? [] : marksOf(order);
  const next =
    happened === "cancelled"
      ? afterCancelling(order)
      : happened === "fee_overdue"
        ? feeOverdue()
        : nextSteps(order, amount);
  return {
    subject: `${marks.map((mark) => `[${mark}] `).join("")}${title}, ${amount}, ${paymentPorts[order.payment].inShopMails}`,
    preview: `${order.pieces} ${order.pieces === 1 ? "piece" : "pieces"}, ${amount}.`,
    title,
    blocks: [
      ...next,
      { kind: "facts", facts: factsOf(order, amount) },
      deskButton(brand, "Open the order at the desk", `/orders/${order.number}`),
    ],
    why: `You get this e-mail because ${brand.name} sends order notices to this address.`,
  };
}

/** What must not be overlooked in a list of subjects. @source design D28 */
function marksOf({ is_large, is_paid, is_proved, payment }: OrderForShop): string[] {
  return [
    ...(is_large && !is_paid && payment !== "on_account" ? ["large, unpaid"] : []),
    ...(is_proved ? [] : ["not confirmed"]),
  ];
}

function nextSteps(order: OrderForShop, amount: string): Block[] {
  const { stage, is_proved } = order;
  const known = is_proved ? goodsGone(order) : unproved(order);
  switch (stage) {
    case "fee_pending":
      return [
        ...known,
        paragraph("This delivery has no fixed price. Send the buyer a fee; they accept it by a link."),
      ];
    case "awaiting_payment":
      // The buyer learns where to pay once the goods are set aside.
      return order.goods === "held" ? [...known, ...toPay(order, amount)] : known;
    case "confirmed":
      return [...known, paragraph("The order is confirmed. Pack it, then mark it as packed.")];
    default:
      return known;
  }
}

function toPay({ number, reference = number, payment }: OrderForShop, amount: string): Block[] {
  if (paymentFacts(payment).isOnline === true)
    return [
      paragraph(`The buyer pays ${amount} online. It is confirmed by itself once the payment arrives.`),
    ];
  return [paragraph(`Check the account for ${amount} with the reference ${reference}, then record it.`)];
}

/** A guest has not shown yet that the order is meant. */
function unproved({ goods, held_until: until }: OrderForShop): Block[] {
  const held =
    goods === "held"
      ? `The goods are held${until === undefined ? "" : ` until ${lagosMomentText(new Date(until))}`}.`
      : "We hold its goods only after that.";
  return [
    paragraph(
      `The buyer has not confirmed this order yet; our e-mail to them has a link. ${held} If you call them, record it.`,
    ),
  ];
}

function goodsGone({ goods }: OrderForShop): Block[] {
  return goods === "held"
    ? []
    : [paragraph("The goods are not held: some have sold in the meantime. Call the buyer first.")];
}

/** The shop let the time pass in which it holds goods for an order without a fee. @source design D28 */
function feeOverdue(): Block[] {
  return [
    paragraph(
      "We sent the buyer no delivery fee in time, so the goods are on sale again. Sending a fee holds them again while they are in stock. If they are not, cancel the order.",
    ),
  ];
}

function afterCancelling({ to_pay_back: amount }: OrderForShop): Block[] {
  const goods = paragraph("Stop packing, and put packed goods back. They are on sale again.");
  if (amount === undefined) return [goods];
  return [goods, paragraph(`The buyer has paid ${nairaText(amount)}: pay it back, then record it.`)];
}

function factsOf(order: OrderForShop, amount: string): Fact[] {
  return [
    ...(order.company === undefined ? [] : [["Company", order.company] as const]),
    ["To pay", `${amount}, ${paymentPorts[order.payment].inShopMails}${order.is_paid ? ", paid" : ""}`],
    [order.is_pickup ? "Collect at" : "Deliver to", order.place],
    ...order.lines.map(({ sku, name, quantity }): Fact => [`${quantity} × ${sku}`, name]),
    ...(order.although ?? []).map((text): Fact => ["Ordered although", text]),
    ...(order.more_lines === 0 ? [] : [["And", `${order.more_lines} more lines`] as const]),
  ];
}
