import type { StaffRole } from "./roles.ts";
import type { StaffRights } from "./staff-session.ts";

const servesCustomers: readonly StaffRole[] = ["owner", "manager", "sales", "finance"];

/**
 * Who sees which field of a person, and an order's money, in full. Everything that shows one or writes over one reads this
 * table: calls, lists, searches, papers and exports. A field that is not here (a name, the area of an address) is for
 * everybody who sees its order.
 * @source design "The desk"
 */
export const rolesOfField = {
  /** Of an order, an account, a return or an e-mail. */
  email: servesCustomers,
  phone: servesCustomers,
  /** The street: the area stays, a rider's round is planned by it. */
  address: servesCustomers,
  money: [...servesCustomers, "showroom", "viewer"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type SeenField = keyof typeof rolesOfField;

/** Whether someone with these roles sees the field; who does not may not write over it either. */
export function seesField({ roles }: Pick<StaffRights, "roles">, field: SeenField): boolean {
  const seeing: readonly StaffRole[] = rolesOfField[field];
  return roles.some((role) => seeing.includes(role));
}
