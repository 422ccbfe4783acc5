/** What someone must be allowed to do. A terminal on the server may do all of it. */
export const permissions = [
  "appointments",
  "approvals",
  "audit.read",
  "backup",
  "cash-up",
  "company",
  "coupon",
  "credit.limit",
  "customer.end-sessions",
  "customer.export",
  "customer.read",
  "delivery",
  "delivery.settle",
  "export",
  "import",
  "jobs.read",
  "mail.read",
  "mail.send-again",
  "messages",
  "messages.delete",
  "messages.test",
  "order.cancel",
  "order.confirm",
  "order.fee",
  "order.move",
  "order.note",
  "order.pick-up",
  "order.read",
  "order.write",
  "payment.confirm",
  "payment.move",
  "payment.read",
  "payment.refund",
  "price.edit",
  "price.read",
  "return.receive",
  "return.settle",
  "staff",
  "stock.adjust",
  "stock.read",
  "stock.threshold",
] as const;
export type Permission = (typeof permissions)[number];

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
  "customer.export",
  "messages.test",
  "payment.confirm",
  "payment.move",
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
    "customer.read",
    "delivery",
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
    "return.receive",
    "return.settle",
    "stock.read",
  ],
  showroom: [
    "appointments",
    "customer.read",
    "delivery",
    "messages",
    "order.note",
    "order.pick-up",
    "order.read",
    "order.write",
    "payment.read",
    "price.read",
    "return.receive",
    "return.settle",
    "stock.read",
  ],
  warehouse: [
    "delivery",
    "order.move",
    "order.note",
    "order.read",
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
    "stock.read",
  ],
  viewer: ["order.read", "payment.read", "price.read", "stock.read"],
};

/** Everything that someone with these roles may do. */
export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => permissionsOfRole[role]));
}
