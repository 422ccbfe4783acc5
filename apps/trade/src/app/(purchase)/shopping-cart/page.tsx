import "buying-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { callProblemOf } from "#trade/base/problems/call-problem.ts";
import { pageNumberOf } from "#trade/base/routes/paths.ts";
import { loadCartView } from "#trade/features/cart/cart.data.ts";
import { cartCopy } from "#trade/features/cart/cart-copy.ts";
import { CartIsland } from "#trade/features/cart/cart-page.client.tsx";

export const metadata: Metadata = { title: cartCopy.title };

/** The cart of who is signed in. @source design D9 */
export default async function CartPage({ searchParams }: PageProps<"/shopping-cart">) {
  const query = searchParamsOf(await searchParams);
  const initial = await loadCartView(pageNumberOf(query.get("page")));
  return (
    <Container>
      <CartIsland
        initial={initial}
        problem={callProblemOf(query.get("problem"))}
        isJoined={query.get("joined") === "1"}
      />
    </Container>
  );
}
