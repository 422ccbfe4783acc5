import "people-stylesheet";
import type { ReactNode } from "react";
import { loadCompany } from "#shop/base/server/company.ts";
import { BareFrame } from "#shop/frame/bare-frame.tsx";

/** The checkout: logo and help, no menus, no footer, no top bar. @source spec §2 "Hidden frame parts", decision 059 */
export default async function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  // Who pays is not kept from it by an unknown phone number.
  return <BareFrame company={await loadCompany().catch(() => null)}>{children}</BareFrame>;
}
