import { randomUUID } from "node:crypto";
import { fromWireValue, wireValue } from "@precise/cart-core/money";
import type { OperatorCommand, OperatorTools } from "#api/desk/kit/operator-command.ts";
import { readCommandInput } from "#api/desk/kit/option-errors.ts";
import { confirmTransfer, refundCommand } from "#api/desk/money/payment-commands.ts";
import { moveCommand } from "#api/desk/orders/order-commands.ts";
import { placeByPhone } from "#api/desk/orders/place-by-phone.ts";
import { openReturn } from "#api/desk/returns/open-return.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { quoteWritten } from "#api/modules/orders/written/quote-order.ts";
import type { OpenOneOfEach } from "#api/platform/backup/rehearse-restore.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";

/**
 * Opens one of everything that gets a number, in a copy of the shop that is deleted afterwards: an order, its invoice, a return
 * of its goods, and a credit note. A counter that was lost with a restore shows here, and not with the first customer.
 * @param content what the shop sells on
 */
export function openOneOfEach({ content }: { readonly content: ShopContent }): OpenOneOfEach {
  return async ({ db, dataFolder, sku }) => {
    const [showroom] = content.showrooms;
    if (showroom === undefined) return [];
    const tools: OperatorTools = {
      db,
      files: filesInFolder(dataFolder),
      content,
      unpaidOrderHours: content.limits.unpaidOrderHours,
    };
    const run = <Given, Input, Result>(
      command: OperatorCommand<Given, Input, Result>,
      input: Omit<Given, "by">,
    ): Promise<Result> =>
      command.run(
        tools,
        readCommandInput(command as OperatorCommand, { ...input, by: "rehearsal" }) as Input,
        () => undefined,
      );
    const request = {
      lines: [{ sku, quantity: 1 }],
      contact: {
        email: "rehearsal@example.com",
        firstname: "Rehearsal",
        lastname: "Copy",
        phone: "+2348030000000",
      },
      delivery: { method: "pickup" as const, showroom: showroom.id },
      payment: { method: "bank_transfer" as const },
    };
    const { prices } = await db.transaction((tx) => quoteWritten(tx, request, { content, isOnline: false }));
    const payable = prices.payable.value;
    const placed = await run(placeByPhone, {
      order: { ...request, accepted_total: payable },
      key: randomUUID(),
    });
    if ("refused" in placed) throw new Error(placed.refused.failure.error.message);
    const { number } = placed.done.order;
    await run(confirmTransfer, { number, reference: `rehearsal ${number}` });
    for (const to of ["packed", "delivered"] as const)
      await run(moveCommand, { number, to, restocks: false });
    const lines = [{ sku, quantity: 1, reason: "faulty" as const }];
    const claim = await run(openReturn, { order: number, kind: "return", wish: "refund", lines });
    await run(refundCommand, {
      number,
      amount: wireValue(fromWireValue(payable)),
      reason: "A rehearsal of restoring",
      reference: `rehearsal back ${number}`,
    });
    return [number, claim.number];
  };
}
