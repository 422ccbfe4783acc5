import type { ReactNode } from "react";
import { requireTradeUser } from "../../server/trade-session.data.ts";
import { DoorFrame } from "../../shell/door-frame.tsx";

/** Quick order, cart, checkout and orders: only for who is signed in. */
export default async function BuyingLayout({ children }: { readonly children: ReactNode }) {
  await requireTradeUser();
  return <DoorFrame>{children}</DoorFrame>;
}
