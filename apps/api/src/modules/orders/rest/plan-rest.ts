import { type LoweredOrder, moneyOfRest, orderWithout, stageWithout } from "@precise/cart-core/cancel-rest";
import { type Kobo, kobo } from "@precise/cart-core/money";
import {
  type ChosenPieces,
  type LinePieces,
  linesOfNextPart,
  liveParts,
  piecesOf,
} from "@precise/cart-core/part-shipments";
import { type LockedDelivery, lockShipments } from "#api/modules/deliveries/send-order.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import { isInReviewColumn } from "#api/modules/money/money-columns.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import type { OrderDiscount } from "../order-draft.ts";

interface KeptLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price_kobo: number;
  readonly unit_net_kobo: number | null;
}

/** What it comes to when pieces of a packed order are not sent any more. */
export interface RestPlan {
  /** What goes off, by the places of its lines. */
  readonly off: readonly LinePieces[];
  /** The order's lines as they are now. */
  readonly lines: readonly KeptLine[];
  readonly discounts: readonly OrderDiscount[];
  readonly lowered: LoweredOrder;
  readonly becomes: "packed" | "shipped" | "delivered";
  /** The last part of it that did not come back. */
  readonly lastPart: LockedDelivery | undefined;
  /** What its payer has paid too much then. */
  readonly back: Kobo;
  /** By what its invoice is corrected, where it has one. */
  readonly credit: Kobo;
  /** What we have of its money. */
  readonly net: Kobo;
}

/**
 * Plans it for a locked order; changes nothing.
 * @param chosen all that is not sent where it is left out
 * @throws Refused where it cannot be done @source decision 139
 */
export async function planRest(
  tx: Sql,
  order: LockedOrder,
  chosen: readonly ChosenPieces[] | undefined,
): Promise<RestPlan> {
  const { id, number, standing, payable, vatPerThousand, deliveryFee } = order;
  if (standing.stage !== "packed")
    throw new Refused(
      `${number} is ${standing.stage}: only of a packed order can pieces be taken that are not sent. Nothing was changed.`,
    );
  const money = await moneyOf(tx, id);
  if (money.takenBack > 0 || (await isInReview(tx, id)))
    throw new Refused(
      `Money of ${number} is disputed, went back to its bank or waits for a person. Settle that first. Nothing was changed.`,
    );
  const { parts, toSend } = await lockShipments(tx, id);
  const off = linesOfNextPart(toSend, chosen);
  if (!off.ok) throw new Refused(refusals[off.code], { status: 422, field: "lines" });
  const becomes = stageWithout(piecesOf(toSend) - piecesOf(off.value), parts);
  if (becomes === "nothing-left")
    throw new Refused(`Nothing of ${number} would be left. Cancel the order instead. Nothing was changed.`);
  const lines = await tx.query<KeptLine>(
    "select sku, name, quantity, unit_price_kobo, unit_net_kobo from shop_order_line where order_id = $1 order by position",
    [id],
  );
  const [row] = await tx.query<{ discounts: readonly OrderDiscount[] }>(
    "select discounts from shop_order where id = $1",
    [id],
  );
  const discounts = row?.discounts ?? [];
  const lowered = orderWithout(
    {
      lines: lines.map(({ quantity, unit_price_kobo, unit_net_kobo }) => ({
        quantity,
        unitPrice: kobo(unit_price_kobo),
        unitNet: unit_net_kobo === null ? null : kobo(unit_net_kobo),
      })),
      discounts: discounts.map(({ amount_kobo }) => kobo(amount_kobo)),
      deliveryFee: deliveryFee ?? kobo(0),
      vatPerThousand,
    },
    off.value,
  );
  const after = moneyOfRest({ payable, lowered: lowered.payable, money, wasPaid: standing.isPaid });
  return {
    ...after,
    off: off.value,
    lines,
    discounts,
    lowered,
    becomes,
    lastPart: liveParts(parts).at(-1),
    net: money.net,
  };
}

const refusals = {
  "nothing-chosen": "Choose at least one piece that is not sent.",
  changed: "Other pieces are to be sent than when this was chosen. Look at the order again.",
  "too-many": "More pieces were chosen than are to be sent.",
} as const;

async function isInReview(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ is_in_review: boolean }>(
    `select ${isInReviewColumn} as is_in_review from shop_order o where o.id = $1`,
    [orderId],
  );
  return row?.is_in_review === true;
}
