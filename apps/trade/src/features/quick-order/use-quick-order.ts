import { call } from "@precise/api-client/client";
import { uploadQuickOrder } from "@precise/api-client/clients/quick-order-upload";
import { addQuickOrder, checkQuickOrder } from "@precise/contract/trade/quick-order";
import { below } from "@precise/ui/styles/media";
import { browserKey } from "@precise/web/forms/browser-key";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { storageKeys } from "#trade/base/storage-keys.ts";
import { keepCart } from "#trade/features/cart/cart-memory.ts";
import { createQuickOrder, type QuickOrder, type QuickOrderState } from "./quick-order-store.ts";
import { isFilled, type QuickFields, type QuickRow } from "./quick-rows.ts";

/** Pause in typing before the rows are checked. */
const pauseMs = 400;
/** While nothing answers, the rows are checked again after this long. */
const retryMs = 5_000;

/** The page's quick order: restores the rows after a reload, and checks rows after a pause in typing. */
export function useQuickOrder(): { readonly state: QuickOrderState; readonly order: QuickOrder } {
  const [order] = useState(() =>
    createQuickOrder({
      check: (text) => call(browserApi, checkQuickOrder, { body: { text } }),
      upload: (file, onProgress) => uploadQuickOrder(browserApi, file, onProgress),
      add: async (items, key) => {
        const result = await call(browserApi, addQuickOrder, { body: { items }, idempotencyKey: key });
        if (result.ok) keepCart(result.value.cart);
        return result;
      },
      newKey: browserKey,
      problemOf,
      keep: saveRows,
    }),
  );
  const state = useSyncExternalStore(order.subscribe, order.state, order.state);
  const { rows, problem } = state;

  useEffect(() => {
    // Read first: every change of the rows is saved, also the empty rows at first.
    const saved = readSavedRows();
    if (matchMedia(below("medium")).matches) order.keepFewRows();
    order.restore(saved);
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the rows restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => void order.checkOpen(), pauseMs);
    return () => clearTimeout(timer);
  }, [order, rows]);
  // Each failed check is a problem of its own, so it goes on until one is answered.
  useEffect(() => {
    if (problem?.kind !== "unreachable") return;
    const timer = setTimeout(() => void order.checkOpen(), retryMs);
    return () => clearTimeout(timer);
  }, [order, problem]);

  return { state, order };
}

/** Saves the rows, so that a reload or a new sign-in restores them. In this tab only. */
function saveRows(rows: readonly QuickRow[]): void {
  const filled = rows.filter(isFilled).map(({ sku, quantity, sideMark }) => [sku, quantity, sideMark]);
  try {
    if (filled.length === 0) sessionStorage.removeItem(storageKeys.quickRows);
    else sessionStorage.setItem(storageKeys.quickRows, JSON.stringify(filled));
  } catch {
    // Full or blocked: a reload then starts empty.
  }
}

/** The rows that were saved; empty where there are none, or storage holds something else. */
function readSavedRows(): readonly QuickFields[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.quickRows) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((cells: unknown) => {
      if (!Array.isArray(cells) || !cells.every((cell) => typeof cell === "string")) return [];
      const [sku = "", quantity = "", sideMark = ""] = cells;
      return [{ sku, quantity, sideMark }];
    });
  } catch {
    // Blocked, or not ours: there is nothing to restore.
    return [];
  }
}
