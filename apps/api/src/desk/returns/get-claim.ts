import { nextClaimStates } from "@precise/cart-core/claim-moves";
import { getOrder } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { type ClaimRow, lockClaim, readClaim } from "#api/modules/returns/claim-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** The claim that someone names. @throws Refused where there is none */
export async function readClaimFor(sql: Sql, number: string): Promise<ClaimRow> {
  const claim = await readClaim(sql, number);
  if (!claim) throw new Refused(`There is no return ${number}.`, { status: 404 });
  return claim;
}

/** The claim that someone names and its order, both locked, the order first. @throws Refused where there is none */
export async function getClaim(
  tx: Sql,
  number: string,
): Promise<{ readonly order: LockedOrder; readonly claim: ClaimRow }> {
  const order = await getOrder(tx, (await readClaimFor(tx, number)).order_number);
  // What was read before the locks may be old.
  const claim = await lockClaim(tx, number);
  if (!claim) throw new Error("a claim was read and is not there");
  return { order, claim };
}

/** Why a claim cannot be changed so: someone else may have been first. */
export function cannotMove({ number, state }: ClaimRow, to: string): Refused {
  const next = nextClaimStates(state);
  const ways = next.length > 0 ? `it can become: ${next.join(", ")}` : "nothing is left to do with it";
  return new Refused(`${number} is ${state} and cannot become ${to}; ${ways}.`);
}
