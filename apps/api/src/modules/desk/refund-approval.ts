import type { StaffRights } from "./staff-session.ts";

/** Naira that someone below the owner pays back without a second person. */
export const largestOwnRefund = 100_000;

/**
 * Why a refund takes a second person. The owner may alone; a manager up to the limit; finance asks for each.
 * @param amount naira
 * @source design "The desk"
 */
export function refundApproval(
  { amount }: { readonly amount: number },
  { roles }: StaffRights,
): string | undefined {
  if (roles.includes("owner")) return undefined;
  if (amount > largestOwnRefund) return "A refund above ₦100,000 takes a second person.";
  return roles.includes("manager") ? undefined : "Someone else approves each refund.";
}

/** A manager's own limit holds for what they approve, too. */
export function mayApproveRefund({ amount }: { readonly amount: number }, { roles }: StaffRights): boolean {
  return amount <= largestOwnRefund || roles.includes("owner") || roles.includes("finance");
}
