import { randomUUID } from "node:crypto";
import { addToCart } from "@precise/contract/shop/cart";
import { placeOrder } from "@precise/contract/shop/orders/order";
import { addToClientCart } from "@precise/contract/trade/cart";
import { getClientCheckout } from "@precise/contract/trade/checkout";
import { placeClientOrder } from "@precise/contract/trade/orders";
import { successBody } from "@precise/contract/wire/envelope";
import type { Shown } from "./shown.ts";
import { need, until } from "./shown.ts";
import type { Topology } from "./start-topology.ts";
import type { Answer, Visitor } from "./visitor.ts";

const address = { line1: "14 Harbour Light Close", state: "Lagos", lga: "Ikeja" };
const contact = { email: "ada@shopper.example", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" };

/** Of a total of up to ₦100,000, as every order here has it. @source spec §9 */
const feeNaira = 5_000;

/** What every shopper of these shows buys: cheap, and there are many of it. */
export interface Sold {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
}

/** Where its page is now: it may have got another name. */
export async function pathOf(topology: Topology, sold: Sold): Promise<string> {
  const path = encodeURI(sold.urlPath);
  const { location } = (await topology.visitor().ask("GET", path)).headers;
  return location === undefined ? path : new URL(location, topology.origin).pathname;
}

/** A cart with one piece, and what it costs with its delivery fee. */
export async function filledCart(visitor: Visitor, sold: Sold): Promise<{ cartId: string; payable: number }> {
  const answer = await visitor.ask("POST", "/api/cart/add", {
    body: { items: [{ sku: sold.sku, quantity: 1 }] },
  });
  const { cart } = successBody(addToCart.data).parse(ok(answer).json).data;
  return { cartId: cart.cartId, payable: cart.prices.grand_total.value + feeNaira };
}

/** The call that orders a cart; the same key is the same order. */
export function placing(cart: { cartId: string; payable: number }, key: string = randomUUID()) {
  return {
    body: {
      cartId: cart.cartId,
      contact,
      address,
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: cart.payable,
    },
    headers: { "idempotency-key": key },
  };
}

/** The order's number. @throws Error where the answer is no order */
export function orderNumberIn(answer: Answer): string {
  return successBody(placeOrder.data).parse(ok(answer).json).data.order.number;
}

/** A guest finds a lamp, sees it in the cart's page, orders it, and gets one mail, whatever number of replicas there is. */
export async function showPurchase(topology: Topology, sold: Sold): Promise<Shown> {
  const visitor = topology.visitor();
  const page = ok(await visitor.ask("GET", encodeURI(sold.urlPath)));
  need(page.text.includes(sold.name), `the page of ${sold.name} does not name it`);
  const cart = await filledCart(visitor, sold);
  const cartPage = ok(
    await visitor.ask("GET", "/shopping-cart", { headers: { cookie: `cartId=${cart.cartId}` } }),
  );
  need(cartPage.text.includes(sold.name), "the cart's page does not name what is in it");
  const number = orderNumberIn(await visitor.ask("POST", "/api/orders", placing(cart)));
  // The shop gets a mail about it, too.
  const mails = async () =>
    (await topology.mails()).filter(
      (mail) => mail.includes(number) && mail.toLowerCase().includes(`to: ${contact.email}`),
    ).length;
  await until(async () => (await mails()) > 0, 20_000, "no mail of the order came");
  const count = await mails();
  need(count === 1, `${count} mails of one order came`);
  return { what: "A guest's purchase", figure: `order ${number}, 1 mail` };
}

/** An operator opens an account; the client chooses a password, and orders at the company's price. */
export async function showTradeOrder(topology: Topology, sold: Sold, client: Visitor): Promise<Shown> {
  const email = "ngozi@builders.example";
  const said = await topology.apis[0].run([
    "apps/api/src/main/cli/ops.ts",
    ...[
      "--json",
      "trade",
      "create",
      email,
      "--company",
      "Eko Builders",
      "--firstname",
      "Ngozi",
      "--lastname",
      "Bello",
    ],
  ]);
  const { first_password } = JSON.parse(said) as { first_password: string };
  const own = "an own pass phrase";
  ok(await client.ask("POST", "/api/clients/login", { body: { email, password: first_password } }));
  ok(
    await client.ask("POST", "/api/clients/password", {
      body: { current_password: first_password, new_password: own },
    }),
  );
  const added = await client.ask("POST", "/api/clients/cart/add", {
    body: { items: [{ sku: sold.sku, quantity: 12 }] },
  });
  successBody(addToClientCart.data).parse(ok(added).json);
  const cartPage = ok(await client.ask("GET", "/clients/shopping-cart"));
  need(cartPage.text.includes(sold.name), "the trade cart's page does not name what is in it");
  const checkout = ok(await client.ask("GET", "/api/clients/checkout"));
  const { prices } = successBody(getClientCheckout.data).parse(checkout.json).data;
  const answer = await client.ask("POST", "/api/clients/orders", {
    body: {
      site: { address, contact: { name: "Bayo Ade", phone: "0803 123 4567" } },
      payment: { method: "bank_transfer" },
      accepted_total: prices.payable.value,
    },
    headers: { "idempotency-key": randomUUID() },
  });
  const { order } = successBody(placeClientOrder.data).parse(ok(answer).json).data;
  const orderPage = ok(await client.ask("GET", `/clients/orders/${order.number}`));
  need(orderPage.text.includes(order.number), "the order's page does not name it");
  return { what: "A trade order", figure: `order ${order.number} of 12 pieces` };
}

/** @throws Error with the answer where it is no success */
export function ok(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`answered ${answer.status} ${answer.headers.location ?? ""}: ${answer.text.slice(0, 300)}`);
}
