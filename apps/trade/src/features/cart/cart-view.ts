import type { ClientCart, ClientCartItem } from "@precise/contract/trade/cart";

/** Lines on a page: thousands of fields at once would make each key press wait. */
export const linesPerPage = 100;

/** What one page of the cart shows; a cart of 2,000 lines is not sent to the browser whole. */
export interface CartView extends Omit<ClientCart, "items"> {
  readonly items: readonly ClientCartItem[];
  /** Lines of the whole cart. */
  readonly lineCount: number;
  readonly page: number;
  readonly pages: number;
}

/** A page of a cart; one that is beyond the last is the last. */
export function viewOfCart(cart: ClientCart, page: number): CartView {
  const { items } = cart;
  const pages = Math.max(1, Math.ceil(items.length / linesPerPage));
  const current = Math.min(Math.max(page, 1), pages);
  const first = (current - 1) * linesPerPage;
  return {
    ...cart,
    items: items.slice(first, first + linesPerPage),
    lineCount: items.length,
    page: current,
    pages,
  };
}
