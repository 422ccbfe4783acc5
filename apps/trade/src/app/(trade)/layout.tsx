import type { ReactNode } from "react";
import { TradeFrame } from "#trade/frame/trade-frame.tsx";

/** Pages for who is signed in. */
export default function TradeLayout({ children }: { readonly children: ReactNode }) {
  return <TradeFrame hasTopBar>{children}</TradeFrame>;
}
