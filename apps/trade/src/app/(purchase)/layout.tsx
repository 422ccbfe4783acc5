import type { ReactNode } from "react";
import { TradeFrame } from "#trade/frame/trade-frame.tsx";

/** Cart and checkout: nothing over the header that leads away. @source spec §2, design D9 */
export default function PurchaseLayout({ children }: { readonly children: ReactNode }) {
  return <TradeFrame hasTopBar={false}>{children}</TradeFrame>;
}
