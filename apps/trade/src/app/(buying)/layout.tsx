import type { ReactNode } from "react";
import { TradeFrame } from "#trade/frame/trade-frame.tsx";

/** Quick order and orders: only for who is signed in. */
export default function BuyingLayout({ children }: { readonly children: ReactNode }) {
  return <TradeFrame hasTopBar>{children}</TradeFrame>;
}
