import type { StaffRights } from "./staff-session.ts";

/** Below so many thousandths of the catalogue's trade price a price list takes a second person. */
export const lowestOwnThousandths = 800;

/**
 * Why an act about a trade company takes a second person: manager and sales propose, owner and finance do it alone.
 * @source design "The desk"
 */
export function companyApproval(_given: unknown, { roles }: StaffRights): string | undefined {
  return isDecider(roles) ? undefined : "The owner or finance approves what is agreed with a trade company.";
}

/** The owner or finance. */
export function mayApproveCompany(_given: unknown, { roles }: StaffRights): boolean {
  return isDecider(roles);
}

/**
 * A higher limit takes two, no matter who asks; a lower one as any act about a company.
 * @param given naira; `before` is what the command makes sure the limit still is, and without it every limit counts as higher
 */
export function limitApproval(
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
  staff: StaffRights,
): string | undefined {
  return before === undefined || limit > before ? higherLimit : companyApproval(undefined, staff);
}

/** Opening a company with a limit is raising it from nothing. @param limit naira */
export function openingApproval(limit: number, staff: StaffRights): string | undefined {
  return limit > 0 ? higherLimit : companyApproval(undefined, staff);
}

const higherLimit = "A higher credit limit takes a second person: the owner or finance.";

/**
 * A list, or a change of it, that goes below −20 % of the catalogue's trade price takes two, no matter who asks.
 * @param lowest thousandths of the trade price, which the command makes sure of; undefined: not known, null: no price changes
 */
export function priceListApproval(lowest: number | null | undefined): string | undefined {
  return lowest !== null && (lowest === undefined || lowest < lowestOwnThousandths)
    ? "A price below 80 % of the catalogue's trade price takes a second person."
    : undefined;
}

function isDecider(roles: StaffRights["roles"]): boolean {
  return roles.includes("owner") || roles.includes("finance");
}
