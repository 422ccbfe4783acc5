import { nairaText } from "@precise/cart-core/money";
import type { StaffRights } from "./staff-session.ts";

/**
 * Why a refund takes a second person. The owner may alone; a manager up to the limit; finance asks for each.
 * @param amount naira
 * @param alone naira up to which someone below the owner needs no second person, as the desk has set it
 * @source design "The desk"
 */
export function refundApproval(
  { amount }: { readonly amount: number },
  { roles }: StaffRights,
  alone: number,
): string | undefined {
  if (roles.includes("owner")) return undefined;
  if (amount > alone) return `A refund above ${nairaText(alone)} takes a second person.`;
  return roles.includes("manager") ? undefined : "Someone else approves each refund.";
}

/** A manager's own limit holds for what they approve, too. */
export function mayApproveRefund(
  { amount }: { readonly amount: number },
  { roles }: StaffRights,
  alone: number,
): boolean {
  return amount <= alone || roles.includes("owner") || roles.includes("finance");
}
