import { type ConditionOnReceipt, conditionsOnReceipt } from "@precise/cart-core/claim-words";
import { receiveReturn as receiveReturnCall } from "@precise/contract/desk/returns";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { typedWhole } from "#api/desk/kit/typed-values.ts";
import { type ReceiptRefused, receiveClaim } from "#api/modules/returns/move-claim.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { typedNumber, typedSku } from "./claim-input.ts";
import { claimShow } from "./claim-show.ts";
import { cannotMove, getClaim } from "./get-claim.ts";
import { auditStock } from "./returned-stock.ts";

/** Notes what came back and how it was found, and puts on sale again what is said so. */
export const receiveReturn = operatorCommand({
  name: "returns.receive",
  ...ofCall(receiveReturnCall),
  terminal: [
    {
      words: "returns receive",
      about: "Notes that an article came back; an article in two conditions is received at the desk",
      typed: {
        number: typedNumber,
        sku: { ...typedSku, isRequired: true },
        condition: {
          as: "--condition <condition>",
          about: "how it was found",
          choices: conditionsOnReceipt,
          isRequired: true,
        },
        quantity: { as: "--quantity <pieces>", about: "how many", parse: typedWhole, default: 1 },
        restock: { as: "--restock", about: "it goes on sale again; only what is as new" },
        note: { as: "--note <sentence>", about: "for the customer" },
      },
      toInput: ({ number, sku, condition, quantity, restock, note }) => ({
        number,
        lines: [{ sku, condition, quantity, restock: restock === true }],
        ...(note === undefined ? {} : { note }),
      }),
    },
  ],
  run: ({ db }, { number, lines, note, by: actor }) =>
    db.transaction(async (tx) => {
      const { claim, order } = await getClaim(tx, number);
      const restocked = lines.filter(({ restock }) => restock);
      if (restocked.length > 0 && order.goods !== "held")
        throw new Refused(`The goods of ${order.number} were put on sale again with the whole order.`);
      const received = await receiveClaim(tx, claim, { lines, by: actorName(actor), detail: note });
      if (!received.ok) {
        if (received.why === "no-such-move") throw cannotMove(claim, "received");
        throw new Refused(refusedText(received), { status: 422, field: "lines" });
      }
      await auditStock(tx, { actor, act: "stock.return", claim: claim.number, lines: restocked, sign: 1 });
      await writeAudit(tx, {
        actor,
        act: "returns.receive",
        subject: claim.number,
        before: { state: claim.state },
        after: { state: received.claim.state, order: claim.order_number, goods: lines.map(goodsText) },
      });
      return received.claim;
    }),
  show: claimShow,
});

function goodsText(line: {
  readonly sku: string;
  readonly quantity: number;
  readonly condition: ConditionOnReceipt;
  readonly restock: boolean;
}): string {
  return `${line.quantity} × ${line.sku}: ${line.condition}${line.restock ? ", for sale" : ""}`;
}

function refusedText(refused: Exclude<ReceiptRefused, { why: "no-such-move" }>): string {
  switch (refused.why) {
    case "unknown-sku":
      return `${refused.sku} is not part of this return.`;
    case "too-many":
      return `Only ${refused.most} of ${refused.sku} are part of this return.`;
    case "not-as-new":
      return `Only what is as new can be sold again: ${refused.sku}.`;
  }
}
