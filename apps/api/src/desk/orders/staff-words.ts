/** Sentences of an order's history as its buyer reads them, and as the staff do. What is stored is the buyer's. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/We have received your order\./, "Ordered."],
  [/We will confirm the delivery fee with you before you pay\./, "The delivery fee is to be proposed."],
  [/Accept it to continue\./, "The buyer is to accept it."],
  [/You accepted (\S+) for delivery\./, "Buyer accepted $1 for delivery."],
  [/We are waiting for yours\./, "Waits for the money."],
  [/We are waiting for your (payment|bank transfer)( again)?\./, "Waits for a $1$2."],
  [/We have received your payment\. Your order is confirmed\./, "Paid and confirmed."],
  [
    /We have received your payment\. Your order is open again and confirmed\./,
    "Paid, open again and confirmed.",
  ],
  [/Your order is open again and confirmed\./, "Open again and confirmed."],
  [
    /Your order is open again\. We will confirm the delivery fee with you\./,
    "Open again. The delivery fee is to be proposed.",
  ],
  [/Your order is open again\./, "Open again."],
  [/Your order is confirmed\. There is nothing to pay\./, "Confirmed. There is nothing to pay."],
  [/Your order is confirmed\. We add it to your company's account\./, "Confirmed, on the company's account."],
  [/Your order is confirmed\. You pay when you collect it\./, "Confirmed. To be paid when it is collected."],
  [/Your order is confirmed\. You pay when it is delivered\./, "Confirmed. To be paid when it is delivered."],
  [/Your order is packed and ready to collect\./, "Packed, ready to collect."],
  [/Your order is packed\./, "Packed."],
  [/Your order is on its way\./, "Sent."],
  [
    /A part of your order came back to us\. We will send it again\./,
    "A part came back, and is to be sent again.",
  ],
  [
    /(\d+ of \d+ pieces) of your order (?:is|are) on the way; the rest follows\./,
    "$1 sent, the rest is to be sent.",
  ],
  [/(\d+ of \d+ pieces) of your order (?:was|were) delivered\./, "$1 delivered."],
  [/Your order costs (\S+) now\./, "It costs $1 now."],
  [/You have collected your order\./, "Collected."],
  [/Your order was delivered\./, "Delivered."],
  [/You cancelled the order\./, "Buyer cancelled."],
  [/We cancelled the order\./, "Staff cancelled."],
  [/We have received your return\./, "Goods came back."],
  [/We have refunded your payment\./, "Refunded."],
  [/We have refunded (\S+)\./, "Refunded $1."],
  [/Your payment came after/, "The payment came after"],
  [/We will sort it out and write to you\./, "It is to be sorted out with the buyer."],
  [/We have received (?=\d)/, "Received "],
];

/** An event of an order in the staff's words; what is no sentence of ours, such as a reason that was typed, stays. */
export function staffEventText(text: string): string {
  return sentences.reduce((read, [of, words]) => read.replace(of, words), text);
}
