import { dropWishes } from "@precise/api-client/wishlist";
import type { FormAnswer, FormPost } from "../../purchase/form-post.ts";

/** Takes a product off the account's wishlist without scripts. @source D20 */
export async function postWishRemoval({ form, api }: FormPost): Promise<FormAnswer> {
  const sku = (form.get("sku") ?? "").slice(0, 64);
  if (sku !== "") await dropWishes(api, [sku]);
  return { to: "/wishlist" };
}
