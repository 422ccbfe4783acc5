import { getDefaultStore } from "jotai/vanilla";
import { authUserAtom } from "#shop/base/state/auth.atoms.ts";
import { reloadCart } from "#shop/features/buying/cart/start-up-load.ts";

/** The cart's own page asks for it itself. */
const bringsCart = /^\/shopping-cart(\/|$)/;

/**
 * Asks again for what a page that has slept cannot know.
 * @param refreshPage asks for what the server shows on it. Only where the shop answers: without an answer the router would
 * load the page as a whole, and a page that stood would give way to the browser's own fault
 */
export async function catchUp(refreshPage: () => void): Promise<void> {
  // Perhaps another person by now: asked for again where someone is signed in.
  getDefaultStore().set(authUserAtom, null);
  const [isThere] = await Promise.all([
    doesShopAnswer(),
    bringsCart.test(location.pathname) ? undefined : reloadCart(),
  ]);
  if (isThere) refreshPage();
}

/** By a small file, for a page that is made for each request would be made twice. */
function doesShopAnswer(): Promise<boolean> {
  return fetch("/favicon.ico", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
