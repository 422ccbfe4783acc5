import { formatNaira, wireValue } from "@precise/cart-core/money";
import { initialsOf } from "@precise/cart-core/payer-name";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { refundAlone } from "#api/desk/kit/tools-now.ts";
import { readRefund } from "#api/modules/money/online-refunds.ts";
import { endAccount, letAccountGo, readAccount } from "#api/modules/money/refund-accounts.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import { mailRefundNeedsAccount } from "#api/modules/orders/online/refund-mails.ts";
import { addEvent } from "#api/modules/orders/order-events.ts";
import { readAgain } from "#api/modules/orders/order-rows.ts";
import { countRefundAlone, mayApproveRefund, refundApproval } from "#api/modules/staff/refund-approval.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const account = wholeNumber(1, 2_147_483_647);

/** Decides about the account of a refund that is in another name than the buyer's. */
export const refundAccountCommand = operatorCommand({
  name: "payments.account",
  permission: "payment.refund",
  // It is judged and counted as a refund of its amount: one person alone seldom makes it and also chooses whose account it is.
  approval: ({ number, amount, goes }, staff, tools) =>
    goes ? refundApproval(tools.db, { number, amount }, staff, refundAlone(tools)) : undefined,
  mayApprove: ({ amount }, staff, tools) => mayApproveRefund({ amount }, staff, refundAlone(tools)),
  subjectOf: ({ number }) => number,
  input: z.strictObject({
    account,
    /** The order, and what goes back of it in naira: an approval holds for these alone. */
    number: z.string(),
    amount: z.number(),
    goes: z.boolean(),
    by,
  }),
  terminal: [
    {
      words: "payments account",
      about: "Lets a refund go to an account that is in another name than the customer's, or refuses it",
      typed: {
        account: { as: "<account>", about: "its number, as the list of refunds names it" },
        number: { as: "--order <number>", about: "the order" },
        amount: { as: "--amount <naira>", about: "what goes back" },
        goes: { as: "--goes", about: "lets it go; refused without" },
      },
    },
  ],
  run: (tools, { account: id, number, amount, goes, by: actor }) =>
    tools.db.transaction(async (tx) => {
      const order = await getOrder(tx, number);
      const named = await readAccount(tx, id);
      const refund = named && (await readRefund(tx, named.refund));
      if (!refund || refund.orderNumber !== order.number || wireValue(refund.amount) !== amount)
        throw new Refused(`There is no such account of a refund of ${order.number}.`, { status: 404 });
      if (named.state !== "asks") throw new Refused("This account no longer waits for a yes.");
      const shown = `****${named.ending}, ${initialsOf(named.accountName)}`;
      if (goes) {
        await countRefundAlone(tx, { number: order.number, amount }, actor, refundAlone(tools));
        await letAccountGo(tx, id);
      } else {
        await endAccount(tx, id, "refused");
        await addEvent(
          tx,
          order,
          `We do not send ${formatNaira(refund.amount)} to the account ${shown}: it is in another name than yours.`,
        );
        await mailRefundNeedsAccount(tx, await readAgain(tx, order), refund);
      }
      await writeAudit(tx, {
        actor,
        act: "payments.account",
        subject: order.number,
        before: { account: shown, state: "asks" },
        after: { account: shown, state: goes ? "waits" : "refused" },
      });
      return { number: order.number, account: id, goes };
    }),
  show: ({ number, goes }) =>
    goes ? `The refund of ${number} goes to that account.` : `The customer of ${number} is asked again.`,
});
