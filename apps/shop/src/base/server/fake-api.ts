import { type ApiClient, createApiClient } from "@precise/api-client/client";
import type { Cart } from "@precise/contract/shop/cart";
import type { FormPost } from "./shop-post.ts";

/** One call that the code under test made. */
export interface SeenCall {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** For tests: an API whose answers are given, in turn; `lost` is an answer that never comes. */
export function fakeApi(answers: readonly ({ status: number; body: unknown } | "lost")[]): {
  api: ApiClient;
  seen: SeenCall[];
} {
  const seen: SeenCall[] = [];
  const api = createApiClient({
    baseUrl: "http://api.test",
    fetch: async (url, init) => {
      const answer = answers[seen.length];
      const headers = init.headers as Record<string, string>;
      seen.push({ path: new URL(url).pathname, body: JSON.parse(String(init.body ?? "null")), headers });
      if (answer === undefined) throw new Error(`a call that the test does not expect: ${url}`);
      if (answer === "lost") throw new TypeError("connection lost");
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return { api, seen };
}

/** For tests: a refusal in the contract's envelope. */
export function refusal(status: number, code: string, message = "", data: unknown = null) {
  return { status, body: { data, errors: [{ code, message }] } };
}

/** For tests: a cart of one lamp. */
export function cartOfOneLamp(quantity = 1): Cart {
  const value = 45_000 * quantity;
  return {
    cartId: "cart-of-one-lamp",
    items: [
      {
        line_id: "LAMP",
        quantity,
        product: {
          sku: "LAMP",
          name: "Sokoto Lamp",
          urlPath: "/product/sokoto-lamp-LAMP",
          price: "60000.00",
          special_price: "45000.00",
          media_gallery: [],
          stock_status: "IN_STOCK",
        },
        row_total: { value },
      },
    ],
    total_quantity: quantity,
    prices: { subtotal: { value }, grand_total: { value, currency: "NGN" } },
    applied_coupons: [],
    notices: [],
  };
}

/** For tests: a form post that was let in. */
export function formPost(part: {
  fields?: Record<string, string>;
  cookies?: Iterable<[string, string]>;
  cartId?: string | null;
  api?: ApiClient;
}): FormPost {
  return {
    form: new URLSearchParams(part.fields),
    cookies: new Map(part.cookies),
    cartId: part.cartId ?? null,
    api: part.api ?? fakeApi([]).api,
  };
}
