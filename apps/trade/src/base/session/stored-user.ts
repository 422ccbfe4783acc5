import { storageKeys } from "#trade/base/storage-keys.ts";

/** Keeps who is signed in, for the browser: the first name and nothing more. @source spec §3 "Client user" */
export function storeUser(firstname: string): void {
  try {
    const text = JSON.stringify({ firstname });
    if (localStorage.getItem(storageKeys.user) !== text) localStorage.setItem(storageKeys.user, text);
  } catch {
    // Storage is blocked: the page says the name by itself.
  }
}

/** Nothing of the person stays in this browser. @source spec §6 "Trade client" */
export function forgetUser(): void {
  try {
    localStorage.removeItem(storageKeys.user);
    sessionStorage.removeItem(storageKeys.cart);
    sessionStorage.removeItem(storageKeys.quickRows);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
