"use client";
"use no memo";
import { Alert } from "@precise/ui/components/feedback/alert";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { cartCopy } from "../cart-copy.ts";
import { useStoredCart } from "../use-stored-cart.ts";
import { CartLines } from "./cart-lines.client.tsx";
import * as css from "./cart-page.css.ts";

/**
 * The session of the cart's owner has ended: asks to log in again, and shows the cart as this browser last saw it.
 * @param hasLines the page still shows the lines itself
 * @source design D4
 */
export function CartSignedOut({ hasLines = false }: { readonly hasLines?: boolean }) {
  const seen = useStoredCart(browserCartStorage.snapshotText);
  return (
    <>
      <Alert tone="caution" title={cartCopy.signedOutTitle}>
        <p>{cartCopy.signedOutText}</p>
        <div className={css.inline}>
          <ButtonLink href="/auth?returnTo=/shopping-cart">{cartCopy.logIn}</ButtonLink>
        </div>
      </Alert>
      {!hasLines && seen && <CartLines items={seen.items} />}
    </>
  );
}
