import { nairaText } from "@precise/cart-core/money";
import { piecesOf } from "@precise/cart-core/part-shipments";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { OrderMail } from "./order-mail-kinds.ts";
import type { OrderWords } from "./order-parts.ts";
import { comesBack } from "./payment-words.ts";

type RestMail = Extract<OrderMail, { kind: "rest_cancelled" }>;

/** Pieces were taken off an order that is packed: what does not come, what it costs now, and what becomes of the money. */
export function restWords({ order, goods, detail = "", naira }: RestMail): OrderWords {
  const { number, prices, payment, stage } = order;
  const total = nairaText(prices.payable.value);
  const isPaidLater = paymentFacts(payment.method).due === "on_handover" && payment.paid_at === undefined;
  const text = (words: string) => ({ kind: "paragraph", text: words }) as const;
  return {
    subject: `Order ${number}: some of it will not come`,
    preview: `Not coming: ${goods}.`,
    title: "Some of your order will not come",
    blocks: [
      text(`Not coming: ${goods}.`),
      ...(detail === "" ? [] : [text(detail)]),
      text(
        `Your order costs ${total} now.${isPaidLater && stage !== "delivered" ? ` You pay ${total} ${whenPaid(order)}.` : ""}`,
      ),
      ...(naira === undefined ? [] : [text(`We owe you ${nairaText(naira)} of what you paid. ${comesBack}`)]),
      text(followsText(order)),
    ],
  };
}

function whenPaid({ delivery: { method, parts, shipment } }: RestMail["order"]): string {
  if (parts) return "when the last part comes";
  if (shipment) return "when it comes";
  return method === "pickup" ? "when you collect it" : "when we deliver it";
}

function followsText({ items, delivery }: RestMail["order"]): string {
  const { parts } = delivery;
  if (parts && parts.to_send.length > 0) {
    const pieces = piecesOf(parts.to_send);
    return `${pieces} of ${piecesOf(items)} pieces ${pieces === 1 ? "is" : "are"} still to come.`;
  }
  return parts || delivery.shipment ? "Everything else was sent." : "Everything else comes as planned.";
}
