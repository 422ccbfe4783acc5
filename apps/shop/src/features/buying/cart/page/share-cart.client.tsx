"use client";
import type { Cart } from "@precise/contract/shop/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import { linesOfCart, sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import type { SharePanel } from "#shop/features/buying/sharing/share-panel.client.tsx";
import { cartCopy as copy } from "../cart-copy.ts";
import * as css from "./cart-page.css.ts";

/**
 * Shares what is in the cart. A plain link to the page that others will see; with scripts the ways to send it open here,
 * by code that comes with the press.
 */
export function ShareCart({ cart }: { readonly cart: Cart }) {
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof SharePanel>> | null>(null);
  const path = sharedCartPath(linesOfCart(cart));

  async function open(): Promise<void> {
    const code = await import("#shop/features/buying/sharing/share-panel.client.tsx").catch(() => null);
    if (code) setPanel(() => code.SharePanel);
    else showToast({ tone: "critical", title: copy.shareNotLoaded });
  }
  function onClick(event: MouseEvent): void {
    // A shopper who wants another tab gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  }

  if (Panel) return <Panel url={location.origin + path} pieces={cart.total_quantity} takesFocus />;
  return (
    <a className={css.shareLink} href={path} onClick={onClick}>
      {copy.share}
    </a>
  );
}
