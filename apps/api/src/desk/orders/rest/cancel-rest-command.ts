import { nairaText } from "@precise/cart-core/money";
import { piecesOff } from "@precise/contract/desk/orders/cancel-rest";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { cancelRest } from "#api/modules/orders/rest/cancel-rest.ts";

/** Takes what is not sent off a packed order, or some of it. @source decision 139 */
export const cancelRestCommand = operatorCommand({
  name: "orders.cancel-rest",
  permission: "order.cancel",
  input: z.strictObject({
    number: z.string(),
    /** All that is not sent where it is left out. */
    lines: z.optional(piecesOff),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    by,
  }),
  terminal: [
    {
      words: "orders cancel-rest",
      about: "Takes what is not sent off an order of which a part was sent; what was sent stays as it is",
      typed: {
        number: { as: "<number>" },
        reason: { as: "--reason <sentence>", about: "why; the customer reads it" },
      },
    },
  ],
  ask: ({ number }) => `This takes all that is not sent off ${number}. This cannot be undone.`,
  run: ({ db, unpaidOrderHours }, input) => db.transaction((tx) => cancelRest(tx, input, unpaidOrderHours)),
  show: ({ number, stage, prices, payment }) =>
    [
      `${number} is ${stage} and costs ${nairaText(prices.payable.value)} now.`,
      ...(payment.excess ? ["To refund: see payments show."] : []),
    ].join(" "),
});
