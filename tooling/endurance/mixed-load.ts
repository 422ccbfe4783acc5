import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { openDeskSession } from "@precise/budgets/desk-session";
import { pageAddresses } from "@precise/budgets/page-addresses";
import { openSampleSession } from "@precise/budgets/sample-session";
import type { SoldArticle } from "../../apps/api/test/faults/order-promises.ts";
import { placingShopper } from "../../apps/api/test/faults/placing-shopper.ts";

/** What has been asked so far, and how it was answered. */
export interface Tally {
  /** Answers by `what status`. */
  readonly answers: ReadonlyMap<string, number>;
  /** The first of what should not have been: a status of 500 and more, no answer, an order that was refused. */
  readonly faults: readonly string[];
  readonly orders: number;
}

const keptFaults = 50;
/** A session is opened anew after so long, as people do who come back. */
const sessionMs = 5 * 60_000;
const words = [
  "lamp",
  "pendant",
  "brass",
  "chandelier 600",
  "wal light",
  "ring",
  "outdoor ip65",
  "spotlight",
];
/** Those that order; no more than so many at once wait for an answer. */
const shoppers = 4;

/**
 * A shop's day in small: pages, searches, carts, orders, trade's quick orders, the desk's lists and moves, and sign-ins, in
 * turns drawn by weight, so many each second.
 */
export async function startMixedLoad(
  places: { readonly shopUrl: string; readonly deskUrl: string },
  sold: SoldArticle,
  perSecond: number,
): Promise<{ readonly tally: Tally; stop(): Promise<void> }> {
  const { shopUrl, deskUrl } = places;
  const answers = new Map<string, number>();
  const faults: string[] = [];
  const fault = (words: string) => {
    if (faults.length < keptFaults) faults.push(`${new Date().toISOString()} ${words}`);
  };
  const ask = async (what: string, address: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(address, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const name = `${what} ${response.status}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
    if (response.status >= 500) fault(`${name}: ${text.slice(0, 200)}`);
    return text;
  };
  const post = (
    what: string,
    origin: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    ask(what, origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin, ...headers },
      body: JSON.stringify(body),
    });

  const pages = Object.entries(await pageAddresses(shopUrl));
  const buyers = Array.from({ length: shoppers }, () => placingShopper(sold.sku, sold.payable));
  const signingIn = (what: string, open: () => Promise<string>) =>
    sessionOf(async () => {
      const cookie = await open();
      answers.set(what, (answers.get(what) ?? 0) + 1);
      return cookie;
    });
  const trade = signingIn("sign-in of a trade client", () => openSampleSession(shopUrl, shopUrl));
  const desk = signingIn("sign-in at the desk", () => openDeskSession("owner", deskUrl));
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

  const acts: readonly (readonly [weight: number, act: () => Promise<unknown>])[] = [
    [
      30,
      () => {
        const [name, address] = one(pages);
        return ask(`page ${name}`, address);
      },
    ],
    [8, () => ask("page search", `${shopUrl}/search/${encodeURIComponent(one(words))}?sort=name`)],
    [8, () => post("search", shopUrl, "/api/product/search", { name: `${one(words)} ${Math.random()}` })],
    [8, () => post("suggest", shopUrl, "/api/product/suggest", { name: one(words).slice(0, 4) })],
    [
      12,
      async () => {
        const items = [{ sku: sold.sku, quantity: 1 }];
        const added = await post("cart add", shopUrl, "/api/cart/add", { items });
        const cartId = /"cartId":"([^"]+)"/.exec(added)?.[1] ?? "";
        await post("cart read", shopUrl, "/api/cart/get", { cartId });
        await ask("page cart of one", `${shopUrl}/shopping-cart`, {
          headers: { cookie: `cartId=${cartId}` },
        });
      },
    ],
    [8, () => one(buyers).orderOnce(shopUrl)],
    [
      6,
      async () => {
        const cookie = await trade.cookie();
        await post(
          "quick order check",
          shopUrl,
          "/api/clients/quick-order/check",
          { text: `${sold.sku} 3` },
          { cookie },
        );
        await post(
          "quick order add",
          shopUrl,
          "/api/clients/quick-order/add",
          { items: [{ sku: sold.sku, quantity: 1 }] },
          { cookie, "idempotency-key": randomUUID() },
        );
        await post("trade cart clear", shopUrl, "/api/clients/cart/clear", {}, { cookie });
      },
    ],
    [
      4,
      async () =>
        ask("page quick order", `${shopUrl}/clients/quick-order`, {
          headers: { cookie: await trade.cookie() },
        }),
    ],
    [
      2,
      async () =>
        ask("page trade orders", `${shopUrl}/clients/orders`, { headers: { cookie: await trade.cookie() } }),
    ],
    [
      6,
      async () => {
        const cookie = await desk.cookie();
        const list = await ask("desk orders", `${deskUrl}/api/desk/orders?limit=50`, { headers: { cookie } });
        const number = /"number":"([^"]+)","revision":\d+,"stage":"awaiting_payment"/.exec(list)?.[1];
        if (number === undefined) return;
        await ask("desk order", `${deskUrl}/api/desk/orders/${number}`, { headers: { cookie } });
        await post("desk confirm", deskUrl, `/api/desk/orders/${number}/confirm`, {}, { cookie });
        const body = { to: "cancelled", reason: "Ordered twice" };
        await post("desk cancel", deskUrl, `/api/desk/orders/${number}/move`, body, { cookie });
      },
    ],
    [
      2,
      async () =>
        ask("desk today", `${deskUrl}/api/desk/today`, { headers: { cookie: await desk.cookie() } }),
    ],
    [2, async () => ask("page desk", `${deskUrl}/orders`)],
  ];
  const whole = acts.reduce((sum, [weight]) => sum + weight, 0);
  const draw = () => {
    let left = Math.random() * whole;
    for (const [weight, act] of acts) {
      left -= weight;
      if (left < 0) return act;
    }
    return acts[0]?.[1];
  };

  let isOver = false;
  const busy = new Set<Promise<unknown>>();
  const begin = async () => {
    while (!isOver) {
      const doing = Promise.resolve(draw()?.()).catch((error: unknown) => fault(String(error)));
      busy.add(doing);
      void doing.finally(() => busy.delete(doing));
      await delay(1000 / perSecond);
      if (busy.size > 16) await Promise.race(busy);
    }
    await Promise.all(busy);
  };
  const begun = begin();
  return {
    tally: {
      answers,
      get faults() {
        return [...faults, ...buyers.flatMap((buyer) => buyer.surprises)];
      },
      get orders() {
        return buyers.reduce((sum, buyer) => sum + buyer.acknowledged.length, 0);
      },
    },
    async stop() {
      isOver = true;
      await begun;
    },
  };
}

/** A session that is opened when it is first needed, and again when it is old. */
function sessionOf(open: () => Promise<string>): { cookie(): Promise<string> } {
  let opened: Promise<string> | undefined;
  let openedAt = 0;
  return {
    cookie() {
      if (opened === undefined || performance.now() - openedAt > sessionMs) {
        openedAt = performance.now();
        opened = open();
        opened.catch(() => {
          opened = undefined;
        });
      }
      return opened;
    },
  };
}
