import "cart-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { cartCopy } from "#shop/features/buying/cart/cart-copy.ts";
import { CartPage } from "#shop/features/buying/cart/page/cart-page.client.tsx";
import { loadCartPage } from "#shop/features/buying/cart/page/cart-page.data.ts";
import { cartPageProps } from "#shop/features/buying/cart/page/cart-page-props.tsx";
import { ViewedElsewhere } from "#shop/features/recently-viewed/viewed-elsewhere.client.tsx";

export const metadata: Metadata = { title: cartCopy.title, robots: { index: false } };

/**
 * The cart, made for each visitor. A browser that opens it without a query gets this page put together from its frame
 * (`src/pages/api/shopping-cart.tsx`); this one is that frame, and what every other request gets.
 * @source spec §2 "/shopping-cart", design D18, decision 057
 */
export default async function ShoppingCartPage({ searchParams }: PageProps<"/shopping-cart">) {
  return (
    <>
      <Container>
        <CartPage {...cartPageProps(await loadCartPage(await searchParams))} />
      </Container>
      <ViewedElsewhere />
    </>
  );
}
