"use client";
import { useEffect } from "react";
import { keepCartPieces } from "#trade/features/cart/cart-memory.ts";

/** Tells the badge what the cart holds after a form has changed it. @param lines pieces by article number */
export function KeepCount({
  lines,
}: {
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
}) {
  useEffect(() => keepCartPieces(lines), [lines]);
  return null;
}
