"use client";
import type { Kobo } from "@precise/cart-core/money";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";
import { adviceText } from "@precise/ui/blocks/product/advisor-note";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { onCartChange } from "../cart-store.ts";
import type { deliveryWithCart } from "./delivery-with-cart.ts";
import { useWantedQuantity } from "./wanted-quantity.ts";

/**
 * What delivery costs with what is in the cart already, in the place of `children`, which say what holds for every shopper.
 * The rules come only where there is a cart. Its place must be large enough for both, so that nothing moves.
 */
export function DeliveryWithCart(props: {
  readonly sku: string;
  readonly kobo: Kobo;
  /** What delivery costs now, where it is not the specification's table. */
  readonly tiers?: readonly DeliveryTierRow[] | undefined;
  readonly children: ReactNode;
}) {
  const { sku, kobo, tiers, children } = props;
  const snapshot = useSyncExternalStore(onCartChange, browserCartStorage.snapshotText, () => null);
  const quantity = useWantedQuantity(sku);
  const [rule, setRule] = useState<{ readonly read: typeof deliveryWithCart } | null>(null);
  const hasCart = snapshot !== null && snapshot !== "{}";
  useEffect(() => {
    if (!hasCart) return;
    import("./delivery-with-cart.ts").then(
      (module) => setRule({ read: module.deliveryWithCart }),
      // The code cannot be fetched: what holds for every shopper stays.
      () => undefined,
    );
  }, [hasCart]);
  const delivery = hasCart && rule ? rule.read(snapshot, { sku, kobo, quantity, tiers }) : null;
  if (!delivery) return children;
  const advice = adviceText(delivery.advice);
  return (
    <>
      <p>{delivery.sentence}</p>
      {advice && <p>{advice}</p>}
    </>
  );
}
