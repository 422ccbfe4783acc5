import { listDeskOrders, readDeskNews } from "@precise/contract/desk/orders/order-list";
import { readToday } from "@precise/contract/desk/today";
import type { DataOf } from "@precise/contract/wire/route";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { deskCall } from "./desk-call.ts";
import { deskKey } from "./desk-query.ts";
import { usePoll } from "./poll.ts";

/** How often a visible page looks for new orders. */
const everyMs = 2_000;

export type NewOrder = DataOf<typeof readDeskNews>["orders"][number];

/** Looks for orders that came since this page was opened; lists that show them are read again. */
export function useNews(onNew: (orders: readonly NewOrder[], count: number) => void): void {
  const cache = useQueryClient();
  const cursor = useRef<string>(undefined);
  const isLooking = useRef(false);
  const look = async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    const result = await deskCall(readDeskNews, { query: { since: cursor.current } });
    isLooking.current = false;
    if (!result.ok) return;
    const { orders, count } = result.value;
    cursor.current = result.value.cursor;
    if (count === 0) return;
    onNew(orders, count);
    void cache.invalidateQueries({ queryKey: deskKey(listDeskOrders) });
    void cache.invalidateQueries({ queryKey: deskKey(readToday) });
  };
  usePoll(() => void look(), everyMs);
}
