import { addQuickOrderRows, checkQuickOrderText } from "@precise/api-client/clients/quick-order";
import { uploadQuickOrder } from "@precise/api-client/clients/upload";
import { below } from "@precise/ui/styles/media";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { keepCart } from "#trade/features/cart/cart-memory.ts";
import { keepRows, readKeptRows } from "./kept-rows.ts";
import { createQuickOrder, type QuickOrder, type QuickOrderState } from "./quick-order-store.ts";

/** Typing rests so long before the rows are checked. */
const restMs = 400;

/** The page's quick order: brings back what stood there before a reload, and checks rows as soon as typing rests. */
export function useQuickOrder(): { readonly state: QuickOrderState; readonly order: QuickOrder } {
  const [order] = useState(() =>
    createQuickOrder({
      check: (text) => checkQuickOrderText(browserApi, text),
      upload: (file, onProgress) => uploadQuickOrder(browserApi, file, onProgress),
      add: async (items, key) => {
        const result = await addQuickOrderRows(browserApi, items, key);
        if (result.ok) keepCart(result.value.cart);
        return result;
      },
      newKey: () =>
        Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-"),
      problemOf,
      keep: keepRows,
    }),
  );
  const state = useSyncExternalStore(order.subscribe, order.state, order.state);
  const { rows } = state;

  useEffect(() => {
    // Read first: every change of the rows is kept, an empty beginning too.
    const kept = readKeptRows();
    if (matchMedia(below("medium")).matches) order.keepFewRows();
    order.restore(kept);
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the rows begins the rest anew
  useEffect(() => {
    const timer = setTimeout(() => void order.checkOpen(), restMs);
    return () => clearTimeout(timer);
  }, [order, rows]);

  return { state, order };
}
