import type { OrderStage } from "@precise/cart-core/order-stages";
import type { StaffSession } from "../staff-session.ts";

/** What a reader may see of an order's person and money. @source decision 063 */
export interface Sight {
  /** Phone and street in full; else masked until they are asked for, which is noted. */
  readonly contact: boolean;
  readonly email: boolean;
  readonly money: boolean;
}

/** Who serves customers sees whom; who sees payments sees money. */
export function sightOf(staff: Pick<StaffSession, "may" | "roles">): Sight {
  const money = staff.may("payment.read");
  const contact = staff.roles.some((role) => seesContacts.includes(role));
  return { contact, email: money && contact, money };
}

const seesContacts: readonly string[] = ["owner", "manager", "sales", "finance"];

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
