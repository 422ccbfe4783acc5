import type { OrderStage } from "@precise/cart-core/order-stages";
import { seesField } from "#api/modules/staff/field-roles.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";

/** What a reader may see of an order's person and money. @source decision 063 */
export interface Sight {
  /** Phone and street in full; else masked until they are asked for, which is noted. */
  readonly contact: boolean;
  readonly email: boolean;
  readonly money: boolean;
}

/** By the table of fields and roles. */
export function sightOf(staff: Pick<StaffSession, "roles">): Sight {
  return {
    contact: seesField(staff, "phone") && seesField(staff, "address"),
    email: seesField(staff, "email"),
    money: seesField(staff, "money"),
  };
}

/** Whether a delivery or a visit needs its person's phone and address, so that a reader who does not see them may ask. */
export function mayUnmask(
  staff: Pick<StaffSession, "roles">,
  order: { readonly stage: OrderStage; readonly delivery: "delivery" | "pickup" },
): boolean {
  const isUnderWay = ["confirmed", "packed", "shipped"].includes(order.stage);
  if (staff.roles.includes("warehouse") && isUnderWay) return true;
  return staff.roles.includes("showroom") && order.delivery === "pickup" && isUnderWay;
}

/** `+234 ••• ••• 4567` */
export function maskedPhone(phone: string): string {
  return phone === "" ? "" : `••• ••• ${phone.replace(/\D/g, "").slice(-4)}`;
}

/** `a•••@example.com` */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(@.*)$/, "$1•••$2");
}

/** The area stays: a rider's round is planned by it. */
export function maskedAddress<Address extends { readonly state: string; readonly lga: string }>({
  state,
  lga,
}: Address) {
  return { line1: "•••", state, lga };
}
