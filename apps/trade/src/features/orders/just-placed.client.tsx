"use client";
import { useEffect } from "react";
import { orderPath } from "#trade/base/routes/paths.ts";
import { keepCartPieces } from "#trade/features/cart/cart-memory.ts";

/** After an order the cart is empty, and the badge says so at once; a reload must not say thank you again. */
export function JustPlaced({ number }: { readonly number: string }) {
  useEffect(() => {
    keepCartPieces([]);
    history.replaceState(history.state, "", orderPath(number));
  }, [number]);
  return null;
}
