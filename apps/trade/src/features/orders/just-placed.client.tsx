"use client";
import { useEffect } from "react";
import { keepCartPieces } from "../../purchase/cart-memory.ts";
import { orderPlace } from "../../purchase/places.ts";

/** After an order the cart is empty, and the badge says so at once; a reload shall not thank again. */
export function JustPlaced({ number }: { readonly number: string }) {
  useEffect(() => {
    keepCartPieces([]);
    history.replaceState(history.state, "", orderPlace(number));
  }, [number]);
  return null;
}
