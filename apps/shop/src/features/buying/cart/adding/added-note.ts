import type { Cart } from "@precise/contract/shop/cart";
import type { ToastContent } from "@precise/ui/components/feedback/toast-store";
import { groupFindings } from "#shop/features/buying/findings/finding-groups.ts";
import { findingsCopy } from "#shop/features/buying/findings/findings-copy.ts";

/**
 * What is said of an article that has just been put into the cart: that fewer pieces were taken, else that it does not fit
 * what is there already, else its name.
 */
export function addedNote(
  cart: Pick<Cart, "notices" | "findings">,
  { sku, name }: { readonly sku: string; readonly name: string },
): Pick<ToastContent, "tone" | "message"> {
  const capped = cart.notices.find((notice) => notice.kind === "quantity_capped" && notice.sku === sku);
  if (capped) return { tone: "caution", message: capped.message };
  const stops = groupFindings(cart.findings).stops.filter(({ skus }) => skus.includes(sku));
  if (stops.length === 0) return { tone: "positive", message: name };
  return { tone: "caution", message: `${name}. ${findingsCopy.doNotFit(stops.length)}` };
}
