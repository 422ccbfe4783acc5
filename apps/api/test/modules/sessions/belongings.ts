import { listAddresses } from "@precise/contract/shop/account";
import { listSessions } from "@precise/contract/shop/session";
import { successBody } from "@precise/contract/wire/envelope";
import { issueInvoice } from "#api/modules/invoice/issue-invoice.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import { cartOf } from "../cart/cart-calls.ts";
import { lagos, placedOrder } from "../orders/order-body.ts";
import { logIn, putClients } from "../trade/put-clients.ts";
import { signIn } from "./sign-in.ts";

export type Caller = "a guest" | "Ada" | "Bola" | "a trade client";

/** What Ada has, by the names under which others might ask for it. */
export interface Belongings {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly addressId: string;
  readonly sessionId: string;
  readonly invoiceToken: string;
}

/** Words that only an answer about Ada's things can hold. */
export const adasWords = ["Ada", "ada@example.com", lagos.line1, "ADAS-LAMP"];

/** Ada with one of everything, and the headers by which each caller is known. */
export async function putBelongings(api: TestApi): Promise<{
  readonly ada: Belongings;
  readonly headersOf: Readonly<Record<Caller, Record<string, string>>>;
}> {
  await putProducts(api.db, [
    { sku: "ADAS-LAMP", price: 100_000, stock: 100 },
    { sku: "LAMP", price: 100_000, stock: 100 },
  ]);
  const [ada, bola] = [{ cookie: await signIn(api, "ada") }, { cookie: await signIn(api, "bola") }];
  const client = { cookie: await logIn(api, (await putClients(api.db)).ngozi.email) };

  const placed = await placedOrder(api, { "ADAS-LAMP": 1 }, 6_000, {}, ada);
  const invoice = await api.db.transaction((tx) =>
    issueInvoice(tx, placed, new Date("2026-11-22T10:00:00.000Z")),
  );
  const items = [{ sku: "ADAS-LAMP", quantity: 2 }];
  const cart = cartOf(await api.post("/api/cart/add", { items }, ada));
  await api.post("/api/wishlist/add", { skus: ["ADAS-LAMP"] }, ada);
  const saved = await api.post("/api/account/addresses", { name: "Home", address: lagos }, ada);
  const [address] = successBody(listAddresses.data).parse(saved.json).data.addresses;
  const phone = { cookie: await signIn(api, "ada") };
  const { sessions } = successBody(listSessions.data).parse(
    (await api.get("/api/account/sessions", phone)).json,
  ).data;
  const session = sessions.find(({ is_current }) => is_current);
  if (address === undefined || session === undefined) throw new Error("Ada has no address or no session");
  return {
    ada: {
      cartId: cart.cartId,
      orderNumber: placed.number,
      addressId: address.id,
      sessionId: session.id,
      invoiceToken: api.links.sign("invoice", invoice, new Date("2099-01-01")),
    },
    headersOf: { "a guest": {}, Ada: ada, Bola: bola, "a trade client": client },
  };
}
