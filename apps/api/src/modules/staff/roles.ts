import { type Permission, permissions } from "@precise/contract/desk/staff/permissions";

export const staffRoles = [
  "owner",
  "manager",
  "sales",
  "showroom",
  "warehouse",
  "finance",
  "viewer",
] as const;
export type StaffRole = (typeof staffRoles)[number];

const everything = permissions;
/** What only the owner may. */
const owners: readonly Permission[] = [
  "staff",
  "audit.read",
  "backup",
  "customer.erase",
  "customer.export",
  "messages.test",
  "payment.confirm",
  "payment.move",
  "settings.owner",
];

/**
 * What each role may do; how much of it (a manager's refund up to a sum) is decided by the call.
 * @source design "The desk"
 */
export const permissionsOfRole: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: everything,
  manager: everything.filter((permission) => !owners.includes(permission)),
  sales: [
    "appointments",
    "approvals",
    "company",
    "credit.limit",
    "customer.note",
    "customer.read",
    "delivery",
    "mail.correct",
    "mail.read",
    "mail.send-again",
    "messages",
    "order.cancel",
    "order.confirm",
    "order.fee",
    "order.note",
    "order.read",
    "order.write",
    "payment.read",
    "price.read",
    "product.read",
    "return.receive",
    "return.settle",
    "reviews",
    "stock.read",
  ],
  showroom: [
    "appointments",
    "customer.note",
    "customer.read",
    "delivery",
    "messages",
    "order.note",
    "order.pick-up",
    "order.read",
    "order.write",
    "payment.read",
    "price.read",
    "product.read",
    "return.receive",
    "return.settle",
    "stock.read",
  ],
  warehouse: [
    "delivery",
    "order.move",
    "order.note",
    "order.read",
    "product.read",
    "return.receive",
    "stock.adjust",
    "stock.read",
  ],
  finance: [
    "approvals",
    "audit.read",
    "cash-up",
    "company",
    "credit.limit",
    "delivery",
    "delivery.settle",
    "export",
    "order.note",
    "order.read",
    "payment.confirm",
    "payment.move",
    "payment.read",
    "payment.refund",
    "price.read",
    "product.read",
    "report",
    "stock.read",
  ],
  viewer: ["order.read", "payment.read", "price.read", "product.read", "stock.read"],
};

/** Everything that someone with these roles may do. */
export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => permissionsOfRole[role]));
}
