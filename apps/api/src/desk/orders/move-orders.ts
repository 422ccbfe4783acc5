import { findMove } from "@precise/cart-core/order-moves";
import { type OrderStage, orderStages } from "@precise/cart-core/order-stages";
import * as z from "zod/mini";
import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { leavesTheHouse } from "#api/modules/orders/move-order.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { isPaidAtHandover, mayMove } from "./allowed-moves.ts";
import { giveMove } from "./give-move.ts";
import { type OrderHead, readOrderHead, readOrderHeads } from "./order-page.ts";

const schema = z.object({ to: z.enum(orderStages), detail: z.optional(z.string()) });
const notAllowed = "Your role does not allow this move.";

/** Moves many orders: each by the command that moves one. */
export const moveOrdersKind: JobKind<OperatorTools> = {
  name: "orders.move",
  subject: "number",
  async run(tools, { subject, common, actor }) {
    const { to, detail } = schema.parse(common);
    const head = await readOrderHead(tools.db, subject);
    if (!head) throw new Refused(`There is no order ${subject}.`);
    if (!mayMove(head.standing, to, await readRights(tools.db, actor))) throw new Refused(notAllowed);
    await giveMove<Promise<unknown>>(
      head,
      { to, detail },
      (command, input) => carryOut(tools, command, input, actor),
      (sentence) => Promise.reject(new Refused(sentence)),
    );
  },
};

/** What a bulk move would do with each order, by the table of moves alone; nothing is changed. */
export async function tryMoves(
  sql: Sql,
  numbers: readonly string[],
  to: OrderStage,
  staff: StaffSession,
): Promise<{ number: string; outcome: "done" | "refused"; reason?: string }[]> {
  const heads = await readOrderHeads(sql, numbers);
  return numbers.map((number) => {
    const reason = whyNot(heads.get(number), number, to, staff);
    return reason === undefined ? { number, outcome: "done" } : { number, outcome: "refused", reason };
  });
}

function whyNot(head: OrderHead | undefined, number: string, to: OrderStage, staff: StaffSession) {
  if (!head) return `There is no order ${number}.`;
  const { standing } = head;
  if (!findMove(standing, to, "operator").ok)
    return `${number} is ${standing.stage} and cannot become ${to}.`;
  if (!mayMove(standing, to, staff)) return notAllowed;
  if (leavesTheHouse(standing, to) && !head.moneyStands)
    return `${number} is held: money of it went back, goes back, or is disputed.`;
  if (isPaidAtHandover(standing, to))
    return `${number} has money to pay: hand it over by itself, and say how it was paid.`;
  return giveMove<string | undefined>(
    head,
    { to },
    () => undefined,
    (sentence) => sentence,
  );
}
