import { setTimeout as wait } from "node:timers/promises";
import { addToCart } from "@precise/contract/shop/cart";
import { successBody } from "@precise/contract/wire/envelope";
import { lamp } from "../order-promises.ts";
import { placingShopper } from "../placing-shopper.ts";
import { faults } from "./faults.ts";
import type { RunningShop } from "./running-shop.ts";

/** What one look was shown: the answer's status, and how long it took. */
type Look = () => Promise<number | undefined>;

const secondsBefore = 3;
const seconds = 25;

/**
 * Looks at the shop each second, as a browser does, while the primary is killed.
 * @returns a row for each second: when it began, counted from the kill, and what each look was shown
 */
export async function watchKill({ cluster, urls: [url = ""] }: RunningShop): Promise<string> {
  await cluster.untilWhole(120);
  const added = await post(`${url}/api/cart/add`, { items: [{ sku: lamp.sku, quantity: 1 }] });
  const { cartId } = successBody(addToCart.data).parse(await added.json()).data.cart;
  const looks: Readonly<Record<string, Look>> = {
    "Menu of the home page": async () => (await fetch(`${url}/api/category`)).status,
    Product: async () => (await fetch(`${url}/api/product/by-path/lamp-${lamp.sku}`)).status,
    Cart: async () => (await post(`${url}/api/cart/get`, { cartId })).status,
    // Another shopper each second: first a cart, then the order.
    Order: () => placingShopper(lamp.sku, lamp.payable).orderOnce(url),
  };
  // Once each beforehand: the first of a kind is made, the next are kept.
  for (const look of Object.values(looks)) await look();
  const rows: Promise<string>[] = [];
  let killing: Promise<void> | undefined;
  for (let second = -secondsBefore; second < seconds; second += 1) {
    const next = Date.now() + 1_000;
    if (second === 0) killing = faults.killed?.begin(await cluster.primary(), cluster);
    rows.push(rowOf(second, Object.values(looks)));
    await wait(Math.max(0, next - Date.now()));
  }
  await killing;
  const head = `| Second | ${Object.keys(looks).join(" | ")} |\n|${" --- |".repeat(5)}`;
  return [head, ...(await Promise.all(rows))].join("\n");
}

async function rowOf(second: number, looks: readonly Look[]): Promise<string> {
  const cells = looks.map(async (look) => {
    const begun = Date.now();
    const status = await look().catch(() => "nothing");
    return `${status} in ${((Date.now() - begun) / 1000).toFixed(1)} s`;
  });
  return `| ${second} | ${(await Promise.all(cells)).join(" | ")} |`;
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
