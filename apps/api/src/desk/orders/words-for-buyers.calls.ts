import type { telephoneOrderCalls } from "@precise/contract/desk/orders/telephone-orders";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { readDeliveryCodes } from "#api/modules/deliveries/delivery-code.ts";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { changesOf } from "#api/modules/orders/changes/change-rows.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { readAgain } from "#api/modules/orders/order-rows.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { noOrder } from "./change-desk-order.ts";

/** The calls about buyers whom no e-mail reaches. @source decision 081 */
export function wordsForBuyersAnswers(
  parts: DeskParts,
): DeskAnswers<Pick<typeof telephoneOrderCalls, "readWordsForBuyer">> {
  const { db, links, shopOrigin } = parts;
  return {
    async readWordsForBuyer({ params: { number } }, staff) {
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, readOrderNumber(number) ?? "");
        if (!order) return noOrder(number);
        if (!sightOf(staff).contact)
          return failure(403, "not_allowed", "This is for those who see the buyer's phone, and can call it.");
        const { contact } = await readAgain(tx, order);
        if (contact.email !== "" || contact.phone === "")
          return failure(409, "refused", `${order.number} has an e-mail address: its buyer has our e-mails.`);
        const change = (await changesOf(tx, order.id)).find(({ state }) => state === "open");
        const codes = await readDeliveryCodes(tx, order.number);
        await writeAudit(tx, {
          actor: staff.actor,
          act: "orders.words-for-buyer",
          subject: order.number,
          before: null,
          after: null,
        });
        return answer({
          order_link: `${shopOrigin}/order/${order.number}`,
          ...(codes.size > 0 ? { delivery_code: [...codes.values()].join(", ") } : {}),
          ...(change && {
            change_link: shopOrigin + orderChangePath(links, change, new Date()),
          }),
        });
      });
    },
  };
}
