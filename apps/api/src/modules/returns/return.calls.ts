import { changeOfMindDays, monthsAfter } from "@precise/cart-core/claim-window";
import { claimablePieces } from "@precise/cart-core/claimable-pieces";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import type { ReturnOptions, returnCalls } from "@precise/contract/shop/orders/returns";
import type { ShopContent } from "#api/modules/company/content.ts";
import { lockOwnOrder } from "#api/modules/orders/lock-own-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { orRollBack } from "#api/platform/http/or-roll-back.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import {
  claimedPieces,
  claimsOfOrder,
  deliveredOn,
  lockClaim,
  orderedItems,
  readClaim,
} from "./claim-rows.ts";
import { claimView } from "./claim-view.ts";
import { withdrawClaim } from "./move-claim.ts";
import { type ClaimRefused, openClaim } from "./open-claim.ts";

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");
const answered = failure(
  409,
  "return_answered",
  "We have answered it already. Write to us, and we close it for you.",
);
const noClaim = failure(404, "not_found", "We found no return with this number.");

/** The calls of a shopper's returns and warranty claims: for who knows the order's number and e-mail, or whose it is. */
export function returnHandlers(parts: {
  readonly db: Database;
  readonly content: ShopContent;
}): Answers<typeof returnCalls> {
  const { db, content } = parts;
  return {
    readReturnOptions: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          return order ? answer({ options: await optionsOf(tx, order) }) : noOrder;
        }),
    },
    requestReturn: {
      limit: "messages",
      handle: (call) =>
        orRollBack(db, async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const opened = await openClaim(tx, order, call.body, content.company.email);
          return opened.ok ? answer({ claim: claimView(opened.claim) }) : refusalOf(opened);
        }),
    },
    readReturn: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          const claim = order && (await readClaim(tx, call.body.claim));
          return claim && claim.order_id === order.id ? answer({ claim: claimView(claim) }) : noClaim;
        }),
    },
    withdrawReturn: {
      limit: "messages",
      handle: (call) =>
        orRollBack(db, async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          const claim = order && (await lockClaim(tx, call.body.claim));
          if (!claim || claim.order_id !== order.id) return noClaim;
          const gone = await withdrawClaim(tx, claim);
          return gone.ok ? answer({ claim: claimView(gone.claim) }) : answered;
        }),
    },
  };
}

async function optionsOf(tx: Sql, order: LockedOrder): Promise<ReturnOptions> {
  const day = await deliveredOn(tx, order.id);
  const claims = (await claimsOfOrder(tx, order.id)).map(claimView);
  if (day === undefined) return { order_number: order.number, is_open: false, items: [], claims };
  const [items, earlier] = [await orderedItems(tx, order.id), await claimedPieces(tx, order.id)];
  return {
    order_number: order.number,
    is_open: true,
    delivered_on: day,
    change_of_mind_until: laterDay(day, changeOfMindDays),
    items: items.map(({ sku, name, quantity, image, warranty_months }) => ({
      sku,
      name,
      ...(image && { image }),
      delivered: quantity,
      left: claimablePieces(sku, quantity, earlier),
      ...(warranty_months !== null && {
        warranty_months,
        warranty_until: monthsAfter(day, warranty_months),
      }),
    })),
    claims,
  };
}

function refusalOf(refused: ClaimRefused): Refusal {
  switch (refused.why) {
    case "company":
      return noOrder;
    case "not-delivered":
      return failure(409, "order_not_delivered", "You can return goods once they are delivered.", {
        field: "number",
      });
    case "unknown-sku":
      return failure(422, "unknown_sku", "Your order does not have this item.", {
        field: `lines.${refused.line}.sku`,
      });
    case "wrong-reason":
      return failure(400, "invalid_input", "A warranty claim is for faults only.", {
        field: `lines.${refused.line}.reason`,
      });
    case "too-many":
      return failure(422, "quantity_too_large", tooMany(refused.name, refused.left), {
        field: `lines.${refused.line}.quantity`,
      });
    case "unknown-picture":
      return failure(422, "unknown_picture", "One of your pictures has expired. Add it again.", {
        field: "pictures",
      });
  }
}

/** Said to shoppers and to staff. */
export function tooMany(name: string, left: number): string {
  return left === 0
    ? `All of ${name} are in a return already.`
    : `You can return ${left} of ${name}: the others are in a return already.`;
}
