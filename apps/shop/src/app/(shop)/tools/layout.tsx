import { connection } from "next/server";
import type { ReactNode } from "react";

/** The tools work out what an address asks for: made for each request, the list of them with the rest. */
export default async function ToolsLayout({ children }: { readonly children: ReactNode }) {
  await connection();
  return children;
}
