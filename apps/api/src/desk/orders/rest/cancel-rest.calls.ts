import { wireAmount } from "@precise/cart-core/money";
import { collectsMoney } from "@precise/cart-core/part-shipments";
import type { cancelRestCalls } from "@precise/contract/desk/orders/cancel-rest";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { sightOf } from "#api/desk/kit/mask.ts";
import { orRefusal } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { dueAtDoor } from "#api/modules/deliveries/delivery-rows.ts";
import { shipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import { type LockedOrder, lockOrder } from "#api/modules/orders/locked-order.ts";
import { planRest, type RestPlan } from "#api/modules/orders/rest/plan-rest.ts";
import { answer } from "#api/platform/http/reply.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { changeDeskOrder, noOrder } from "../change-desk-order.ts";
import { readOrderHead } from "../order-page.ts";
import { cancelRestCommand } from "./cancel-rest-command.ts";

/** The calls that end what of an order is not sent. @source decision 139 */
export function cancelRestAnswers(parts: DeskParts): DeskAnswers<typeof cancelRestCalls> {
  const { db } = parts;
  return {
    quoteOrderRest: ({ params, body }, staff) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, readOrderNumber(params.number) ?? "");
        if (!order) return noOrder(params.number);
        const planned = await orRefusal(() => planRest(tx, order, body.lines));
        if ("failure" in planned) return planned;
        const { becomes } = planned.result;
        return answer({ becomes, ...(sightOf(staff).money ? amountsOf(order, planned.result) : {}) });
      }),
    async cancelOrderRest(call, staff) {
      const head = await readOrderHead(db, call.params.number);
      if (!head) return noOrder(call.params.number);
      return changeDeskOrder(parts, staff, call, head, cancelRestCommand, {
        number: head.number,
        ...call.body,
      });
    },
  };
}

function amountsOf({ number, payable, standing }: LockedOrder, plan: RestPlan) {
  const { lowered, back, net, becomes, lastPart } = plan;
  const due = dueAtDoor({ payment: standing.payment, payable: lowered.payable, net });
  const collects = due > 0 && lastPart !== undefined && collectsMoney(becomes, lastPart.part, lastPart.part);
  return {
    payable: { before: wireAmount(payable), after: wireAmount(lowered.payable) },
    ...(back > 0 ? { back: wireAmount(back) } : {}),
    ...(due > 0 ? { due: wireAmount(due) } : {}),
    ...(collects ? { due_with: shipmentKey(number, lastPart.part) } : {}),
  };
}
