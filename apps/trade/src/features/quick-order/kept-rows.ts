import { storageKeys } from "#trade/base/storage-keys.ts";
import { isFilled, type QuickFields, type QuickRow } from "./quick-rows.ts";

/** Remembers what stands in the rows, so that a reload or a new sign-in brings it back. Kept in this tab only. */
export function keepRows(rows: readonly QuickRow[]): void {
  const filled = rows.filter(isFilled).map(({ sku, quantity, sideMark }) => [sku, quantity, sideMark]);
  try {
    if (filled.length === 0) sessionStorage.removeItem(storageKeys.quickRows);
    else sessionStorage.setItem(storageKeys.quickRows, JSON.stringify(filled));
  } catch {
    // Full or blocked: a reload then begins anew.
  }
}

/** What stood in the rows before; empty where nothing did, or storage holds something else. */
export function readKeptRows(): readonly QuickFields[] {
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
