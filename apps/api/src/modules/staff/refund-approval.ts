import { fromWireValue, kobo, nairaText, wireValue } from "@precise/cart-core/money";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { StaffRole } from "./roles.ts";
import { rightsOf, type StaffRights } from "./staff-session.ts";

/** A refund of an order. `amount`: naira. */
interface OrderRefund {
  readonly number: string;
  readonly amount: number;
}

/** What someone refunded without a second person, in naira. */
interface RefundedAlone {
  readonly ofOrder: number;
  /** Of all orders, in the last 24 hours. */
  readonly ofDay: number;
}

/**
 * Why a refund takes a second person. The owner may alone; a manager up to the limit, which counts what they refunded alone
 * of this order and in the last 24 hours; finance asks for each.
 * @param alone naira up to which someone below the owner needs no second person, as the desk has set it
 * @source design "The desk"
 */
export async function refundApproval(
  sql: Sql,
  refund: OrderRefund,
  staff: StaffRights & { readonly staffId: string },
  alone: number,
): Promise<string | undefined> {
  return whySecondPerson(refund, staff, alone, await readRefundedAlone(sql, staff.staffId, refund.number));
}

function whySecondPerson(
  { amount }: OrderRefund,
  { roles }: StaffRights,
  alone: number,
  before: RefundedAlone,
): string | undefined {
  if (roles.includes("owner")) return undefined;
  if (amount > alone) return `A refund above ${nairaText(alone)} takes a second person.`;
  if (!roles.includes("manager")) return "Someone else approves each refund.";
  if (before.ofOrder + amount > alone)
    return `With this you refund more than ${nairaText(alone)} of this order alone: it takes a second person.`;
  return before.ofDay + amount > alone
    ? `With this you refund more than ${nairaText(alone)} alone in 24 hours: it takes a second person.`
    : undefined;
}

/**
 * Counts a refund that is about to be made for the person who makes it alone. Their row is locked: of many at one moment no more
 * pass than the limit lets.
 * @throws Refused where the limit was reached since it was asked
 */
export async function countRefundAlone(
  tx: Sql,
  refund: OrderRefund,
  actor: Actor,
  alone: number,
): Promise<void> {
  // A second person decided it, or it is a terminal's on the server.
  if (actor.kind !== "staff" || actor.askedBy !== undefined) return;
  const [person] = await tx.query<{ roles: readonly StaffRole[] }>(
    "select roles from staff_person where id = $1 for no key update",
    [actor.id],
  );
  const before = await readRefundedAlone(tx, actor.id, refund.number);
  const why = whySecondPerson(refund, rightsOf(person?.roles ?? []), alone, before);
  if (why !== undefined) throw new Refused(`${why} Try again.`);
  await tx.query("insert into refund_alone (staff_id, order_number, amount_kobo) values ($1, $2, $3)", [
    actor.id,
    refund.number,
    fromWireValue(refund.amount),
  ]);
}

async function readRefundedAlone(sql: Sql, staffId: string, number: string): Promise<RefundedAlone> {
  const [row] = await sql.query<{ of_order: number; of_day: number }>(
    `select coalesce(sum(amount_kobo) filter (where order_number = $2), 0)::bigint as of_order,
       coalesce(sum(amount_kobo) filter (where at > now() - interval '24 hours'), 0)::bigint as of_day
     from refund_alone where staff_id = $1`,
    [staffId, number],
  );
  const naira = (amount = 0) => wireValue(kobo(amount));
  return { ofOrder: naira(row?.of_order), ofDay: naira(row?.of_day) };
}

/** A manager's own limit holds for what they approve, too. */
export function mayApproveRefund(
  { amount }: { readonly amount: number },
  { roles }: StaffRights,
  alone: number,
): boolean {
  return amount <= alone || roles.includes("owner") || roles.includes("finance");
}
