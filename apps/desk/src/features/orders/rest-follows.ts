import { nairaText } from "@precise/cart-core/money";
import type { quoteOrderRest } from "@precise/contract/desk/orders/cancel-rest";
import type { DataOf } from "@precise/contract/wire/route";

/** What follows when pieces of an order are not sent: its price, its money, and where it stands then. */
export function followsOf({
  becomes,
  payable,
  back,
  due,
  due_with,
}: DataOf<typeof quoteOrderRest>): string[] {
  const amount = (of: { readonly value: number } | undefined) => nairaText(of?.value ?? 0);
  const isDone = becomes === "delivered";
  return [
    ...(payable ? [`The order costs ${amount(payable.after)} in place of ${amount(payable.before)}.`] : []),
    ...(back ? [`${amount(back)} of what was paid goes back: the refund is the next step.`] : []),
    ...(due && due_with
      ? [`${amount(due)} is collected with ${due_with}, which is out: tell the one who brings it.`]
      : []),
    ...(due && !due_with && isDone
      ? [`${amount(due)} is still owed, and no part is out that collects it.`]
      : []),
    ...(due && !due_with && !isDone ? [`${amount(due)} is collected with the last part.`] : []),
    ...(becomes === "shipped" ? ["Nothing more is sent: what is out is the whole order."] : []),
    ...(isDone ? ["Nothing more is sent: the order is delivered."] : []),
  ];
}
