import { call } from "@precise/api-client/client";
import { addWishes, removeWishes } from "@precise/contract/shop/wishlist";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";

/** Takes a product off the account's wishlist without scripts, or puts it back (`undo`). @source design D20 */
export async function postWishRemoval({ form, api }: FormPost): Promise<FormAnswer> {
  const sku = (form.get("sku") ?? "").slice(0, 64);
  if (sku === "") return { to: "/wishlist" };
  const isUndone = form.has("undo");
  const result = await call(api, isUndone ? addWishes : removeWishes, { body: { skus: [sku] } });
  if (!result.ok) return { to: "/wishlist?problem=1" };
  return { to: isUndone ? "/wishlist" : `/wishlist?${new URLSearchParams({ removed: sku })}` };
}
