import type { ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { addToClientCart, type ClientCart, type ClientLineInput } from "@precise/contract/trade/cart";
import { browserApi } from "@precise/web/shell/browser-api";
import { keepCart } from "./cart-memory.ts";

/** Adds products from a table or a product's page, on top of what the cart has: all of them or none. The badge follows. */
export async function addLines(lines: readonly ClientLineInput[]): Promise<ApiResult<ClientCart>> {
  const result = await call(browserApi, addToClientCart, { body: { items: lines } });
  if (result.ok) keepCart(result.value);
  return result;
}
