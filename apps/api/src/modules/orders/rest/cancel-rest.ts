import { formatNaira, subtractKobo, wireValue } from "@precise/cart-core/money";
import type { ChosenPieces, LinePieces } from "@precise/cart-core/part-shipments";
import { returnStock } from "#api/modules/catalogue/products-for-cart.ts";
import { issueCreditNote } from "#api/modules/invoice/issue-credit-note.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import { getOrder } from "../get-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { releaseReserve } from "../money/company-account.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { planRest, type RestPlan } from "./plan-rest.ts";

/**
 * Takes pieces that are not sent off a packed order, in the caller's transaction: they go back on sale, it costs less, its
 * invoice is corrected, and its shopper is informed. Money that is too much then waits for a refund, as what was paid too much.
 * Where nothing is left to send, the order goes where its parts are.
 * @throws Refused where it cannot be done; the transaction must be rolled back @source decision 139
 */
export async function cancelRest(
  tx: Sql,
  which: {
    readonly number: string;
    readonly lines?: readonly ChosenPieces[] | undefined;
    readonly reason: string;
    readonly by: Actor;
  },
  respondHours: number,
): Promise<AnyOrder> {
  const { reason, by } = which;
  const order = await getOrder(tx, which.number);
  const plan = await planRest(tx, order, which.lines);
  const { off, lines, lowered, becomes, back, credit } = plan;
  await lowerOrder(tx, order, plan);
  if (order.goods === "held")
    await returnStock(
      tx,
      off.map(({ line, quantity }) => ({ sku: lineOf(lines, line).sku, quantity })),
    );
  const less = subtractKobo(order.payable, lowered.payable);
  await releaseReserve(tx, order, less);
  const goods = named(lines, off, "name");
  await addEvent(
    tx,
    order,
    `Not coming: ${goods}. ${asSentence(reason)} Your order costs ${formatNaira(lowered.payable)} now.`,
  );
  // Before an invoice of what is left is issued, for what is paid when all has come.
  await issueCreditNote(tx, order, credit, `Not sent: ${goods}. ${reason}`);
  if (becomes !== "packed")
    await goOn(tx, await getOrder(tx, order.number), becomes, actorName(by), respondHours);
  await writeAudit(tx, {
    actor: by,
    act: "orders.cancel-rest",
    subject: order.number,
    before: { stage: order.standing.stage, payable: wireValue(order.payable) },
    after: {
      stage: becomes,
      payable: wireValue(lowered.payable),
      cancelled: named(lines, off, "sku"),
      reason,
    },
  });
  const mail = {
    kind: "rest_cancelled",
    order: await readAgain(tx, order),
    goods,
    detail: asSentence(reason),
  } as const;
  await queueOrderMail(tx, { ...mail, ...(back > 0 ? { naira: wireValue(back) } : {}) });
  return readAgain(tx, order);
}

/** The parts that were sent are all that is left of it. */
async function goOn(
  tx: Sql,
  order: LockedOrder,
  to: "shipped" | "delivered",
  actor: string,
  respondHours: number,
): Promise<void> {
  const move =
    to === "shipped"
      ? ({ to, by: "operator", detail: "All that is left of it was sent.", isMailed: false } as const)
      : ({ to, by: "system" } as const);
  const moved = await moveOrder(tx, order, { ...move, actor, respondHours });
  if (!moved.ok) throw new Error(`an order without its rest could not go on: ${moved.code}`);
}

async function lowerOrder(
  tx: Sql,
  { id }: LockedOrder,
  { off, lowered, discounts }: RestPlan,
): Promise<void> {
  await tx.query(
    `update shop_order_line l set cancelled = l.cancelled + l.quantity - left_over.quantity,
       quantity = left_over.quantity, row_total_kobo = left_over.gross, net_kobo = left_over.net
     from unnest($2::int[], $3::int[], $4::bigint[], $5::bigint[]) as left_over (position, quantity, gross, net)
     where l.order_id = $1 and l.position = left_over.position`,
    [
      id,
      off.map(({ line }) => line),
      off.map(({ line }) => lineOf(lowered.lines, line).quantity),
      off.map(({ line }) => lineOf(lowered.lines, line).gross),
      off.map(({ line }) => lineOf(lowered.lines, line).net),
    ],
  );
  await tx.query(
    `update shop_order set subtotal_kobo = $2, discounts = $3::jsonb, discount_kobo = $4, grand_total_kobo = $5,
       payable_kobo = $6, vat_kobo = $7 where id = $1`,
    [
      id,
      lowered.subtotal,
      JSON.stringify(discounts.map((each, index) => ({ ...each, amount_kobo: lowered.discounts[index] }))),
      lowered.discountTotal,
      lowered.grandTotal,
      lowered.payable,
      lowered.vat,
    ],
  );
}

/** `2 × Ayo Table Lamp, 1 × E27 Bulb` */
function named(lines: RestPlan["lines"], off: readonly LinePieces[], by: "name" | "sku"): string {
  return off.map(({ line, quantity }) => `${quantity} × ${lineOf(lines, line)[by]}`).join("; ");
}

/** With the full stop that staff may leave out: other sentences follow. */
function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function lineOf<Line>(lines: readonly Line[], line: number): Line {
  const found = lines[line - 1];
  if (found === undefined) throw new Error("an order has no such line");
  return found;
}
