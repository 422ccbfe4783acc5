import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "./session-queries.ts";

/** What the shop is called; null until the API has said it. */
export function useShopName(): string | null {
  return useQuery(sessionQuery).data?.shop_name ?? null;
}

/** Names the tab: "Orders · Desk · Idumota Lights". */
export function useTabTitle(screen: string): void {
  const shop = useShopName();
  useEffect(() => {
    document.title = [screen, "Desk", ...(shop === null ? [] : [shop])].join(" · ");
  }, [screen, shop]);
}
