import { atom } from "jotai/vanilla";
import type { PriceBase } from "./prices-cookie.ts";

/**
 * How prices were chosen to be shown since this page came; null until a choice is made: then the cookie counts, by which
 * the server made the page. A server never sets it, for its atoms are everybody's.
 */
export const chosenPriceBaseAtom = atom<PriceBase | null>(null);
