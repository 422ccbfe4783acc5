import { randomUUID } from "node:crypto";
import { addToCart, getCart } from "@precise/contract/shop/cart";
import { successBody } from "@precise/contract/wire/envelope";
import { filledCart, ok, orderNumberIn, pathOf, placing, type Sold } from "./show-purchases.ts";
import { need } from "./shown.ts";
import type { Topology } from "./start-topology.ts";
import type { Visitor } from "./visitor.ts";

const perMinute = 2_000;
const readerCount = 20;
const shopperCount = 6;
const tabCount = 3;
const mostPiecesOfCart = 40;

/** Who made the answer; of the API are calls that browsers make, and files are the shop's scripts. */
export type Maker = "shop" | "trade" | "api" | "files";

/** A request that was made, in milliseconds since the load began. */
export interface SentRequest {
  readonly atMs: number;
  readonly tookMs: number;
  readonly maker: Maker;
  readonly what: string;
  /** Undefined for an answer. */
  readonly fault: string | undefined;
}

/** What has been promised to shoppers meanwhile. */
export interface Promised {
  readonly orders: readonly string[];
  readonly carts: readonly { readonly id: string; readonly pieces: number }[];
}

/** Visitors who go on and on. */
export interface SteadyLoad {
  sinceMs(): number;
  readonly requests: readonly SentRequest[];
  /** Ends it, waits for what is under way, and looks whether every promise was kept. @throws Error that names what was lost */
  end(): Promise<Promised>;
}

interface Shopper {
  readonly visitor: Visitor;
  cart: { id: string; pieces: number } | undefined;
  isBusy: boolean;
}

/**
 * 2,000 requests a minute, evenly, however long answers take: pages of the shop, searches, calls, scripts of a page that was
 * opened before, carts that fill, orders, and a trade client at work.
 * @param client signed in to the trade area
 */
export async function startLoad(
  topology: Topology,
  sold: readonly Sold[],
  client: Visitor,
): Promise<SteadyLoad> {
  const requests: SentRequest[] = [];
  const orders: string[] = [];
  const carts: { id: string; pieces: number }[] = [];
  const readers = Array.from({ length: readerCount }, (_, at) => topology.visitor(`127.0.0.${100 + at}`));
  const buyer = topology.visitor("127.0.0.130");
  const shoppers = Array.from(
    { length: shopperCount },
    (_, at): Shopper => ({
      visitor: topology.visitor(`127.0.0.${140 + at}`),
      cart: undefined,
      isBusy: false,
    }),
  );
  const [first] = sold;
  need(first !== undefined, "nothing is sold");
  const product = await pathOf(topology, first);
  // Tabs that stay open over every roll-out: what their page has loaded once, they may ask for again.
  const tabs = Array.from({ length: tabCount }, (_, at) => topology.visitor(`127.0.0.${160 + at}`));
  const named = ok(await buyer.ask("GET", "/")).text.matchAll(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g);
  const scripts = [...new Set([...named].map(([path]) => path))];
  need(scripts.length > 0, "the home page names no script");
  for (const tab of tabs) for (const path of scripts) ok(await tab.ask("GET", path));

  function sinceMs(): number {
    return performance.now() - begun;
  }
  async function count(
    maker: Maker,
    what: string,
    ask: () => Promise<{ readonly status: number; readonly text: string }>,
  ): Promise<void> {
    const atMs = sinceMs();
    let fault: string | undefined;
    try {
      const { status, text } = await ask();
      if (status >= 400) fault = `${status} ${text.startsWith("{") ? text.slice(0, 120) : ""}`.trim();
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
    }
    requests.push({ atMs, tookMs: sinceMs() - atMs, maker, what, fault });
  }
  let turn = 0;
  const among = <Value>(all: readonly Value[]): Value => {
    turn += 1;
    // Never empty here.
    return all[turn % all.length] as Value;
  };
  const read = (maker: Maker, path: string) => () =>
    count(maker, `GET ${path}`, () => among(readers).ask("GET", path));
  const ofClient = (maker: Maker, path: string) => () =>
    count(maker, `GET ${path}`, () => client.ask("GET", path));

  async function fillOn(): Promise<void> {
    const shopper = shoppers.find(({ isBusy }) => !isBusy);
    // All wait for an answer: somebody else reads meanwhile, so that no request is left out.
    if (shopper === undefined) return read("api", "/api/category")();
    shopper.isBusy = true;
    shoppers.push(...shoppers.splice(shoppers.indexOf(shopper), 1));
    const { visitor } = shopper;
    await count("api", "POST /api/cart/add", async () => {
      const answer = await visitor.ask("POST", "/api/cart/add", {
        body: {
          items: [{ sku: first?.sku, quantity: 1 }],
          ...(shopper.cart && { cartId: shopper.cart.id }),
        },
      });
      if (answer.status >= 300) return answer;
      const { cart } = successBody(addToCart.data).parse(answer.json).data;
      if (shopper.cart === undefined) {
        shopper.cart = { id: cart.cartId, pieces: 0 };
        carts.push(shopper.cart);
      }
      shopper.cart.pieces += 1;
      if (shopper.cart.pieces >= mostPiecesOfCart) shopper.cart = undefined;
      return answer;
    });
    shopper.isBusy = false;
  }
  async function lookAtCart(): Promise<void> {
    const cart = among(carts.length > 0 ? carts : [undefined]);
    if (cart === undefined) return read("api", "/api/category")();
    await count("api", "POST /api/cart/get", () =>
      among(readers).ask("POST", "/api/cart/get", { body: { cartId: cart.id } }),
    );
  }
  const filled: Awaited<ReturnType<typeof filledCart>>[] = [];
  async function fillForOrder(): Promise<void> {
    await count("api", "POST /api/cart/add", async () => {
      filled.push(await filledCart(buyer, among(sold)));
      return { status: 200, text: "" };
    });
  }
  async function order(): Promise<void> {
    const cart = filled.shift();
    if (cart === undefined) return read("api", "/api/category")();
    await count("api", "POST /api/orders", async () => {
      const answer = await buyer.ask("POST", "/api/orders", placing(cart, randomUUID()));
      if (answer.status < 300) orders.push(orderNumberIn(answer));
      return answer;
    });
  }
  const search = () =>
    count("api", "POST /api/product/search", () =>
      among(readers).ask("POST", "/api/product/search", { body: { name: `lamp ${Math.random()}` } }),
    );
  const script = () => {
    const path = among(scripts);
    return count("files", `GET ${path}`, () => among(tabs).ask("GET", path));
  };
  const home = read("shop", "/");
  const page = read("shop", product);
  const category = read("api", "/api/category");
  // Twenty requests; then they begin again.
  const round: readonly (() => Promise<void>)[] = [
    ...[home, page, category, fillOn, script],
    ...[read("shop", "/products"), ofClient("trade", "/clients/orders"), search, fillOn, lookAtCart],
    ...[home, page, category, fillForOrder, ofClient("trade", "/clients/shopping-cart")],
    ...[
      read("shop", "/search/lamp?sort=name"),
      ofClient("api", "/api/clients/checkout"),
      script,
      fillOn,
      order,
    ],
  ];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let begins = 0;
  const timer = setInterval(() => {
    // A timer that comes late makes up for it.
    while (begins < (sinceMs() * perMinute) / 60_000) {
      const asking = (round[begins % round.length] as () => Promise<void>)();
      begins += 1;
      underWay.add(asking);
      void asking.finally(() => underWay.delete(asking));
    }
  }, 10);

  return {
    sinceMs,
    requests,
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
      need(new Set(orders).size === orders.length, "one order was answered twice");
      for (const number of orders) {
        const body = { number, email: "ada@shopper.example" };
        ok(await among(readers).ask("POST", "/api/orders/track", { body }));
      }
      for (const { id, pieces } of carts) {
        const answer = ok(await among(readers).ask("POST", "/api/cart/get", { body: { cartId: id } }));
        const { cart } = successBody(getCart.data).parse(answer.json).data;
        need(cart?.total_quantity === pieces, `a cart of ${pieces} pieces holds ${cart?.total_quantity}`);
      }
      return { orders, carts };
    },
  };
}
