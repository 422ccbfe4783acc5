import { addKobo, fromWireValue } from "@precise/cart-core/money";
import { findMove, stageAfterFee } from "@precise/cart-core/order-moves";
import type { Order } from "@precise/contract/order";
import type { acceptFeeProposal, cancelOrder, readFeeProposal } from "@precise/contract/order-acts";
import type { ParsedBodyOf } from "@precise/contract/route";
import type { ShopContent } from "../checkout/content.ts";
import type { Database } from "../database/port.ts";
import type { Handler } from "../http/handle.ts";
import { answer, failure, type Reply } from "../http/reply.ts";
import { openDeliveryFeeToken } from "../signed-links/delivery-fee-link.ts";
import type { SignedLinks } from "../signed-links/signed-links.ts";
import { type LockedOrder, lockOrder } from "./locked-order.ts";
import { moveOrder } from "./move-order.ts";
import { readOrderNumber } from "./order-number.ts";
import { readOrderOf } from "./order-rows.ts";

type Outcome = Reply<{ order: Order }>;

/** What a shopper may do with an order: read and accept a proposed fee, and cancel. @source D1, FEATURES §4.8 */
export function orderActs(parts: {
  readonly db: Database;
  readonly content: ShopContent;
  readonly links: SignedLinks;
  readonly unpaidOrderHours: number;
}): {
  readFeeProposal: Handler<typeof readFeeProposal>;
  acceptFeeProposal: Handler<typeof acceptFeeProposal>;
  cancelOrder: Handler<typeof cancelOrder>;
} {
  const { db, content, links, unpaidOrderHours: respondHours } = parts;
  return {
    async readFeeProposal({ body }) {
      const token = openDeliveryFeeToken(links, body.token);
      const order = token && (await readOrderOf(db, token.orderNumber));
      return order ? answer({ order }) : linkNotFound();
    },
    acceptFeeProposal: ({ body }) =>
      db.transaction(async (tx): Promise<Outcome> => {
        const who = whoAccepts(links, body.order);
        if (!who) return linkNotFound();
        const order = await lockOrder(tx, who.number, who.email);
        if (!order) return who.email === undefined ? linkNotFound() : orderNotFound();
        const acceptedTotal = fromWireValue(body.accepted_total);
        if (isAcceptedAlready(order) && order.payable === acceptedTotal)
          return readAgain(await readOrderOf(tx, order.number));
        const { proposedFee } = order;
        const isThisFee = proposedFee !== null && (who.fee === undefined || who.fee === proposedFee);
        if (!isThisFee || addKobo(order.grandTotal, proposedFee) !== acceptedTotal) return feeNotOpen();
        const to = stageAfterFee(order.standing.payment);
        const { bank } = content.company;
        const moved = await moveOrder(tx, order, { to, by: "shopper", bank, respondHours });
        return moved.ok ? answer({ order: moved.order }) : feeNotOpen();
      }),
    cancelOrder: ({ body }) =>
      db.transaction(async (tx): Promise<Outcome> => {
        const order = await lockOrder(tx, readOrderNumber(body.number) ?? "", body.email);
        if (!order) return orderNotFound();
        if (order.standing.stage === "cancelled") return readAgain(await readOrderOf(tx, order.number));
        if (!findMove(order.standing, "cancelled", "shopper").ok) {
          const message = "This order can no longer be cancelled here. Please call or write to us.";
          return failure(409, "order_not_cancellable", message, { field: "number" });
        }
        const moved = await moveOrder(tx, order, { to: "cancelled", by: "shopper", respondHours });
        return readAgain(moved.ok ? moved.order : undefined);
      }),
  };
}

/** Whoever has the mail's link accepts the fee that it is about; whoever knows number and e-mail, the one proposed. */
function whoAccepts(links: SignedLinks, key: ParsedBodyOf<typeof acceptFeeProposal>["order"]) {
  if (!("token" in key)) return { number: readOrderNumber(key.number) ?? "", email: key.email };
  const token = openDeliveryFeeToken(links, key.token);
  return token && { number: token.orderNumber, email: undefined, fee: token.fee };
}

/** A second yes is no mistake: the first one's answer may have been lost. */
function isAcceptedAlready({ standing, deliveryFee }: LockedOrder): boolean {
  return deliveryFee !== null && standing.stage !== "fee_proposed" && standing.stage !== "cancelled";
}

function readAgain(order: Order | undefined): Outcome {
  if (!order) throw new Error("a locked order is not there");
  return answer({ order });
}

function linkNotFound(): Outcome {
  return failure(404, "not_found", "This link is not ours, or is no longer valid.");
}

function orderNotFound(): Outcome {
  return failure(404, "not_found", "There is no order of this number and e-mail.");
}

function feeNotOpen(): Outcome {
  const message = "This delivery fee is no longer proposed. Look at your order, or at our newest mail.";
  return failure(409, "fee_not_open", message, { field: "accepted_total" });
}
