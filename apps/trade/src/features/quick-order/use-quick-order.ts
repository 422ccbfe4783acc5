import { addQuickOrderRows, checkQuickOrderText } from "@precise/api-client/clients/quick-order";
import { uploadQuickOrder } from "@precise/api-client/clients/upload";
import { below } from "@precise/ui/styles/media";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { storageKeys } from "#trade/base/storage-keys.ts";
import { keepCart } from "#trade/features/cart/cart-memory.ts";
import { createQuickOrder, type QuickOrder, type QuickOrderState } from "./quick-order-store.ts";
import { isFilled, type QuickFields, type QuickRow } from "./quick-rows.ts";

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

/** Remembers what stands in the rows, so that a reload or a new sign-in brings it back. Kept in this tab only. */
function keepRows(rows: readonly QuickRow[]): void {
  const filled = rows.filter(isFilled).map(({ sku, quantity, sideMark }) => [sku, quantity, sideMark]);
  try {
    if (filled.length === 0) sessionStorage.removeItem(storageKeys.quickRows);
    else sessionStorage.setItem(storageKeys.quickRows, JSON.stringify(filled));
  } catch {
    // Full or blocked: a reload then begins anew.
  }
}

/** What stood in the rows before; empty where nothing did, or storage holds something else. */
function readKeptRows(): readonly QuickFields[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.quickRows) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((cells: unknown) => {
      if (!Array.isArray(cells) || !cells.every((cell) => typeof cell === "string")) return [];
      const [sku = "", quantity = "", sideMark = ""] = cells;
      return [{ sku, quantity, sideMark }];
    });
  } catch {
    // Blocked, or not ours: there is nothing to bring back.
    return [];
  }
}
