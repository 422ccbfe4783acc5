import { endOwnSession } from "@precise/api-client/session";
import { browserApi } from "@precise/web/shell/browser-api";
import { forgetCustomerCart } from "../../features/cart/adopt-customer-cart.ts";
import { tellOtherTabs } from "./session-channel.ts";

/** Signs out, and leaves nothing of the person's cart behind. @returns false when the API could not be reached */
export async function endSessionHere(): Promise<boolean> {
  const ended = await endOwnSession(browserApi);
  if (!ended.ok) return false;
  forgetSessionHere();
  return true;
}

/** The session is over already: nothing of the person stays in this browser, and the other tabs are told. */
export function forgetSessionHere(): void {
  forgetCustomerCart();
  tellOtherTabs();
}
