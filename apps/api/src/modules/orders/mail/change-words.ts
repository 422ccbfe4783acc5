import { nairaText } from "@precise/cart-core/money";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import type { Block, Fact } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OrderMail } from "./order-mail-kinds.ts";
import type { OrderWords } from "./order-parts.ts";

type Change = Extract<OrderMail, { kind: "change_proposed" }>["change"];

/** Asks a buyer whether an order may be changed: what would be different, and what it comes to. @source decision 062 */
export function changeWords(
  { number }: AnyOrder,
  { reason, answer_by, difference }: Change,
  url: string | undefined,
): OrderWords {
  const { before, after } = difference.prices;
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  return {
    subject: `Order ${number}: please agree to a change`,
    preview: `It would come to ${nairaText(after.payable.value)} instead of ${nairaText(before.payable.value)}.`,
    title: "Please agree to a change of your order",
    blocks: [
      paragraph(reason),
      { kind: "facts", facts: [...lineFacts(difference), ...sumFacts(difference)] },
      paragraph(
        `Nothing changes until you accept. You can answer until ${lagosMomentText(new Date(answer_by))}. Below is your order as it is now.`,
      ),
      ...(url ? [{ kind: "button", label: "See the change and answer", url } as const] : []),
    ],
  };
}

function lineFacts({ lines }: OrderDifference): Fact[] {
  return lines
    .filter(({ before, after }) => before?.quantity !== after?.quantity)
    .map(({ name, before, after }) => [name, `${before?.quantity ?? 0} → ${after?.quantity ?? 0}`]);
}

function sumFacts({ prices: { before, after }, to_pay, to_refund, paid }: OrderDifference): Fact[] {
  const fee = (side: typeof before) =>
    side.delivery_fee === null ? "to be confirmed" : nairaText(side.delivery_fee.value);
  return [
    ...(fee(before) === fee(after) ? [] : [["Delivery", `${fee(before)} → ${fee(after)}`] as const]),
    ["Total", `${nairaText(before.payable.value)} → ${nairaText(after.payable.value)}`],
    ...(paid.value > 0 ? [["You have paid", nairaText(paid.value)] as const] : []),
    ...(to_refund.value > 0
      ? [["We pay you back", nairaText(to_refund.value)] as const]
      : [["Left to pay", nairaText(to_pay.value)] as const]),
  ];
}
