"use client";
import { useEffect } from "react";
import { keepCartPieces } from "#trade/features/cart/cart-memory.ts";

/** Updates the cart badge after a form has changed the cart. @param lines pieces by article number */
export function UpdateCartBadge({
  lines,
}: {
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
}) {
  useEffect(() => keepCartPieces(lines), [lines]);
  return null;
}
