import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { knownReference } from "#api/desk/money/known-reference.ts";
import { dueAtDoor } from "#api/modules/deliveries/delivery-rows.ts";
import { moneyOf, receive } from "#api/modules/money/money.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** How the money that is due with the goods was paid; `none`: it was not, and the reason is given. */
export const paidWays = ["cash", "pos", "bank", "none"] as const;

/** What the one who hands the goods over says of their money. */
export interface PaidAtHandover {
  readonly by: (typeof paidWays)[number];
  /** The POS terminal's, or the bank's. */
  readonly reference?: string | undefined;
  /** Who sent the transfer. */
  readonly payer?: string | undefined;
  /** Why the goods go without their money. */
  readonly reason?: string | undefined;
}

/** What a locked order's buyer has to pay when they get the goods. */
export async function dueOfOrder(tx: Sql, { id, standing, payable }: LockedOrder): Promise<Kobo> {
  const { net } = await moneyOf(tx, id);
  return dueAtDoor({ payment: standing.payment, payable, net });
}

/**
 * Books what is due with the goods as the one who takes it names it: a hand-over books nothing by itself.
 * @returns what was due
 * @throws Refused where it is due and nobody says how it was paid, or what is said is not enough to find it again
 * @source decision 078
 */
export async function takeDue(
  tx: Sql,
  order: LockedOrder,
  paid: PaidAtHandover | undefined,
  actor: string,
): Promise<Kobo> {
  const due = await dueOfOrder(tx, order);
  const refuse = (field: string, text: string) => new Refused(text, { status: 422, field });
  if (due === 0) {
    if (paid) throw refuse("paid", `Nothing is to be paid with ${order.number} any more.`);
    return due;
  }
  if (!paid)
    throw refuse("paid", `${formatNaira(due)} is due: say how it was paid, or that it was not, and why.`);
  const { by, reference, payer, reason } = paid;
  if (by === "none") {
    if (reason === undefined) throw refuse("paid.reason", "Say why it goes without its money.");
    return due;
  }
  if (by === "pos" && reference === undefined)
    throw refuse("paid.reference", "Enter the reference that the terminal printed.");
  if (by === "bank" && payer === undefined) throw refuse("paid.payer", "Enter who sent the transfer.");
  const booked = await receive(tx, order, {
    provider: by,
    amount: due,
    reference,
    payer,
    actor,
  });
  if (!booked.ok) throw new Refused(knownReference(booked), { status: 422, field: "paid.reference" });
  return due;
}
