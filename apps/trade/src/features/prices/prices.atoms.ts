import { atom } from "jotai/vanilla";
import type { PriceBase } from "./prices-cookie.ts";

/**
 * The choice made since this page loaded; null until then, and the cookie counts, by which
 * the server rendered the page. The server never sets it, because its atoms are shared by all visitors.
 */
export const chosenPriceBaseAtom = atom<PriceBase | null>(null);
