import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OrderWords } from "./order-parts.ts";

/** Asks to confirm an order that no one has confirmed yet; nothing for every other. @source design D28 */
export function confirmBlocks({ hold, number }: AnyOrder, confirmUrl: string | undefined): Block[] {
  if (!hold || hold.is_proved || confirmUrl === undefined) return [];
  const text =
    hold.goods === "held" && hold.until
      ? `Tap to confirm, and we keep your lights for you. If you do not, we hold them only until ${lagosMomentText(new Date(hold.until))}.`
      : "This is a large order. Tap to confirm it, and we hold your lights. Until then they stay on sale.";
  return [
    { kind: "paragraph", text },
    { kind: "button", label: "Confirm my order", url: confirmUrl },
    { kind: "paragraph", text: `If you did not place order ${number}, ignore this e-mail.` },
  ];
}

/** A payment confirms an order too: paying comes first, and the link is for who pays later. @source design D28 */
export function payOrConfirm({ number }: AnyOrder, confirmUrl: string | undefined): Block[] {
  if (confirmUrl === undefined) return [];
  return [
    {
      kind: "paragraph",
      text: "Your payment also confirms your order. If you pay later, confirm it first, and we keep your lights for you.",
    },
    { kind: "link", label: "Confirm my order", url: confirmUrl },
    { kind: "paragraph", text: `If you did not place order ${number}, ignore this e-mail.` },
  ];
}

/** Goods went back on sale. The order stays, and one tap sets them aside again. */
export function holdEndedWords({ number, hold }: AnyOrder, confirmUrl: string | undefined): OrderWords {
  if (hold?.is_proved) {
    const text =
      "We did not send you the delivery fee in time, and we are sorry. Your order stays open, but your lights are on sale again. We hold them again when we send you the fee.";
    return {
      subject: `Order ${number}: your delivery fee is late`,
      preview: "Your order stays open.",
      title: "Your delivery fee is late",
      blocks: [{ kind: "paragraph", text }],
    };
  }
  const text =
    "You have not confirmed your order, so its lights are on sale again. Your order stays open: tap to confirm it, and we hold the lights while we have them.";
  return {
    subject: `Order ${number}: do you still want your lights?`,
    preview: "Your order stays open. Its lights are on sale again.",
    title: "Do you still want your lights?",
    blocks: [
      { kind: "paragraph", text },
      ...(confirmUrl ? [{ kind: "button", label: "Confirm my order", url: confirmUrl } as const] : []),
    ],
  };
}

/** Goods were set aside again for someone who has still to confirm the order. */
export function holdRenewedWords(order: AnyOrder, confirmUrl: string | undefined): OrderWords {
  return {
    subject: `Order ${order.number}: we are holding your lights again`,
    preview: "Please confirm your order.",
    title: "We are holding your lights again",
    blocks: confirmBlocks(order, confirmUrl),
  };
}
