import { badgeText } from "@precise/ui/blocks/header/badge-text";
import { watchCount } from "@precise/web/shell/watch-count";
import { cartLinkName } from "./cart-link-copy.ts";
import { cartCount, onCartChange } from "./cart-store.ts";

/**
 * Keeps the header's badge true before React does.
 * @returns stops it: React listens
 * @source spec §4 "Cart badge", design D8
 */
export function paintCartBadge(): () => void {
  return watchCount(() => {
    const pieces = cartCount();
    for (const badge of document.querySelectorAll("[data-cart]")) {
      badge.textContent = badgeText(pieces);
      badge.closest("a")?.setAttribute("aria-label", cartLinkName(pieces ?? 0));
    }
  }, onCartChange);
}
