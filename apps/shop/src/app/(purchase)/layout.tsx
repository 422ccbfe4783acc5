import { connection } from "next/server";
import type { ReactNode } from "react";

/** Cart and checkout: every page is made for the one who asks. */
export default async function PurchaseLayout({ children }: { readonly children: ReactNode }) {
  // proxy.ts gives these paths the policy of pages per request: a prerendered one could not run its scripts under it.
  await connection();
  return children;
}
