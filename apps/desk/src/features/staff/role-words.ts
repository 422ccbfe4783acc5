import type { StaffPerson } from "@precise/contract/desk/staff/staff";

type Role = StaffPerson["roles"][number];

/** Roles with what they are for, in the order of the choice. */
export const roleNames: readonly (readonly [Role, string])[] = [
  ["owner", "Owner: everything, staff and audit included"],
  ["manager", "Manager: all daily work, refunds up to ₦100,000"],
  ["sales", "Sales: orders, fees, customers, messages"],
  ["showroom", "Showroom: orders, visits, pick-ups"],
  ["warehouse", "Warehouse: packing, shipping, stock"],
  ["finance", "Finance: payments, refunds with a second person, audit"],
  ["viewer", "Viewer: reads orders and stock"],
];

export const stateNames: Readonly<Record<StaffPerson["state"], string>> = {
  active: "Active",
  invited: "Invited",
  ended: "Left",
};
