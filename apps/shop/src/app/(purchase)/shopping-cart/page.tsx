import "cart-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { cartCopy } from "#shop/features/buying/cart/cart-copy.ts";
import { CartPage } from "#shop/features/buying/cart/page/cart-page.client.tsx";
import { loadCartPage } from "#shop/features/buying/cart/page/cart-page.data.ts";

export const metadata: Metadata = { title: cartCopy.title, robots: { index: false } };

/** The cart, made for each visitor. @source spec §2 "/shopping-cart", design D18 */
export default async function ShoppingCartPage({ searchParams }: PageProps<"/shopping-cart">) {
  const { visitor, event, eventName, coupon } = await loadCartPage(await searchParams);
  return (
    <Container>
      <CartPage
        state={visitor.kind}
        initial={visitor.kind === "loaded" ? visitor.cart : null}
        event={event}
        eventName={eventName}
        coupon={coupon}
      />
    </Container>
  );
}
