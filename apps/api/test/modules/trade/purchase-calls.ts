import { randomUUID } from "node:crypto";
import { type ClientCart, getClientCart } from "@precise/contract/trade/cart";
import { getClientCheckout } from "@precise/contract/trade/checkout";
import { placeClientOrder } from "@precise/contract/trade/orders";
import { checkQuickOrder } from "@precise/contract/trade/quick-order";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import { beginSession } from "#api/modules/sessions/begin-session.ts";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";

/** Where and to whom the goods of these tests go. */
export const site = {
  address: { line1: "Plot 9, Admiralty Way", state: "Lagos", lga: "Eti-Osa" },
  contact: { name: "Bayo Ade", phone: "0803 123 4567" },
};

/** A session without a password's work: fifty people sign in at a time here. */
async function openSession(api: TestApi, email: string): Promise<string> {
  const [person] = await api.db.query<{ id: string }>("select id from client_person where email_key = $1", [
    email,
  ]);
  if (!person) throw new Error(`no person has the e-mail ${email}`);
  const token = await api.db.transaction((tx) => beginSession(tx, "client", person.id, {}, false));
  return `precise_client_session=${token}`;
}

/** What one signed-in trade client does. */
export async function shopperOf(api: TestApi, email: string) {
  const cookie = await openSession(api, email);
  const post = (path: string, body: unknown, key: string = randomUUID()) =>
    api.post(`/api/clients${path}`, body, { cookie, "idempotency-key": key });
  const get = (path: string) => api.get(`/api/clients${path}`, { cookie });
  return {
    cookie,
    post,
    get,
    add: async (items: readonly object[]) => cartIn(await post("/cart/add", { items })),
    cart: async () => cartIn(await get("/cart")),
    check: async (text: string) => {
      const answer = await post("/quick-order/check", { text });
      expect(answer.status, answer.text).toBe(200);
      return successBody(checkQuickOrder.data).parse(answer.json).data;
    },
    checkout: async () => successBody(getClientCheckout.data).parse((await get("/checkout")).json).data,
    /** Orders what is in the cart for what checkout says it costs. */
    order: async (more: object = {}, key?: string) => {
      const shown = successBody(getClientCheckout.data).parse((await get("/checkout")).json).data;
      const accepted_total = shown.prices.payable.value;
      return post("/orders", { site, payment: { method: "bank_transfer" }, accepted_total, ...more }, key);
    },
  };
}

export function cartIn(answer: Answer): ClientCart {
  expect(answer.status, answer.text).toBe(200);
  return successBody(getClientCart.data).parse(answer.json).data.cart;
}

/** Article, pieces and side mark of each row. */
export function rowsOf(of: {
  readonly items: readonly (Pick<ClientCart["items"][number], "quantity" | "side_mark"> &
    ({ readonly product: { readonly sku: string } } | { readonly sku: string }))[];
}) {
  return of.items.map((item) => [
    "product" in item ? item.product.sku : item.sku,
    item.quantity,
    item.side_mark,
  ]);
}

export function orderIn(answer: Answer) {
  expect([200, 201], answer.text).toContain(answer.status);
  return successBody(placeClientOrder.data).parse(answer.json).data.order;
}

/** What a company holds of its limit, in naira. */
export async function reservedOf(api: TestApi, companyId: string): Promise<number> {
  const [row] = await api.db.query<{ reserved: number }>(
    "select (credit_reserved_kobo / 100)::int as reserved from client_company where id = $1",
    [companyId],
  );
  return row?.reserved ?? Number.NaN;
}
