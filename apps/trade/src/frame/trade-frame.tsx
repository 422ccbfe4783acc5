import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { loadShopName } from "#trade/base/server/company.data.ts";
import { tradeCategories } from "#trade/base/server/trade-categories.data.ts";
import { requireTradeUser } from "#trade/base/server/trade-session.data.ts";
import { SessionWatch } from "#trade/base/session/session-watch.client.tsx";
import { PriceBase } from "#trade/features/prices/price-base.client.tsx";
import { priceBaseOf, pricesCookieName } from "#trade/features/prices/prices-cookie.ts";
import { FrameHeader } from "./frame-header.tsx";
import { FrameTopBar } from "./frame-top-bar.tsx";

/**
 * Header and content of every page for who is signed in: no search, no wishlist, no footer.
 * @param hasTopBar false on the cart and in checkout
 * @source spec §2 "Client mode", spec §2 "Hidden frame parts", design D9
 */
export async function TradeFrame(props: { readonly hasTopBar: boolean; readonly children: ReactNode }) {
  const { hasTopBar, children } = props;
  const [user, categories, kept, shopName] = await Promise.all([
    requireTradeUser(),
    tradeCategories(),
    cookies(),
    loadShopName(),
  ]);
  return (
    <PriceBase base={priceBaseOf(kept.get(pricesCookieName)?.value)}>
      <SkipLink />
      {hasTopBar && <FrameTopBar />}
      <FrameHeader user={user} categories={categories} shopName={shopName} />
      <main id="main">{children}</main>
      <ToastRegion />
      <SessionWatch firstname={user.firstname} />
    </PriceBase>
  );
}
