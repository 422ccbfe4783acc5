import { claimReasons } from "@precise/cart-core/claim-words";
import { openDeskReturn } from "@precise/contract/desk/returns";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { typedWhole } from "#api/desk/kit/typed-values.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import { type ClaimRefused, openClaim } from "#api/modules/returns/open-claim.ts";
import { tooMany } from "#api/modules/returns/return.calls.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { claimShow } from "./claim-show.ts";

/** Writes a claim down for a shopper who called. */
export const openReturn = operatorCommand({
  name: "returns.open",
  ...ofCall(openDeskReturn),
  terminal: [
    {
      words: "returns open",
      about: "Writes a return or warranty claim down for a customer who called",
      typed: {
        order: { as: "<order>", about: "number of the delivered order" },
        sku: { as: "--sku <sku>", about: "the article", isRequired: true },
        quantity: { as: "--quantity <pieces>", about: "how many", parse: typedWhole, default: 1 },
        kind: { as: "--kind <kind>", about: "which", default: "return" },
        wish: { as: "--wish <wish>", about: "what they would like", default: "refund" },
        reason: { as: "--reason <reason>", about: "why", choices: claimReasons, default: "faulty" },
        serial: { as: "--serial <text>", about: "serial number" },
        note: { as: "--note <text>", about: "in their words" },
      },
      toInput: ({ order, kind, wish, note, sku, quantity, reason, serial }) => ({
        order,
        kind,
        wish,
        ...(note === undefined ? {} : { note }),
        lines: [{ sku, quantity, reason, ...(serial === undefined ? {} : { serial }) }],
      }),
    },
  ],
  run: ({ db }, { order: number, by: actor, ...claim }) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, number);
      const openedBy = actorName(actor);
      const opened = await openClaim(tx, order, { ...claim, pictures: [], openedBy }, undefined);
      if (!opened.ok) throw refusedText(order.number, opened);
      const { number: subject, kind, wish, lines } = opened.claim;
      const goods = lines.map(({ sku, quantity, reason }) => `${quantity} × ${sku}: ${reason}`);
      await writeAudit(tx, {
        actor,
        act: "returns.open",
        subject,
        before: null,
        after: { order: order.number, kind, wish, goods },
      });
      return opened.claim;
    }),
  show: claimShow,
});

function refusedText(order: string, refused: ClaimRefused): Refused {
  switch (refused.why) {
    case "company":
      return new Refused(`${order} is a company's order: its returns are not kept here.`);
    case "not-delivered":
      return new Refused(`${order} is not delivered. Goods can be returned after that.`);
    case "unknown-sku":
      return new Refused(`${order} does not have this article.`, {
        status: 422,
        field: `lines.${refused.line}.sku`,
      });
    case "wrong-reason":
      return new Refused("A warranty claim is for faults only.", {
        status: 422,
        field: `lines.${refused.line}.reason`,
      });
    case "too-many":
      return new Refused(tooMany(refused.name, refused.left), {
        status: 422,
        field: `lines.${refused.line}.quantity`,
      });
    case "unknown-picture":
      return new Refused("A picture is not there any more.", { status: 422, field: "pictures" });
  }
}
