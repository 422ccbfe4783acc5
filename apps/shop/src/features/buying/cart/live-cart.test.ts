// @vitest-environment jsdom
import { createApiClient } from "@precise/api-client/client";
import type { Cart } from "@precise/contract/shop/cart";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartOfOneLamp, refusal } from "#shop/base/server/fake-api.ts";
import { takeLineEdits } from "./cart-queue.ts";
import { type LiveCart, openLiveCart, type ServerCart } from "./live-cart.ts";
import { createCartPageStore } from "./page/cart-page-store.ts";

type Answer = (status: number, body: unknown) => void;
const carted = (quantity: number): [number, unknown] => [200, { data: { cart: cartOfOneLamp(quantity) } }];
/** Lets everything happen that needs no answer and no waiting. */
const settled = () => vi.advanceTimersByTimeAsync(10);
let live: LiveCart | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  live?.close();
  live = null;
  takeLineEdits();
  vi.useRealTimers();
});

/** A page on an API whose answers come when the test says so, in any order. */
function scene(known: Cart | null) {
  const calls: { path: string; body: unknown; answer: Answer; lose: () => void }[] = [];
  const api = createApiClient({
    baseUrl: "http://api.test",
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const lose = () => reject(new TypeError("connection lost"));
        init.signal?.addEventListener("abort", lose);
        calls.push({
          path: new URL(url).pathname,
          body: JSON.parse(String(init.body)),
          answer: (status, body) => resolve(Response.json(body, { status })),
          lose,
        });
      }),
  });
  let deaths = 0;
  const refused: string[] = [];
  const handedOver: string[][] = [];
  const store = createCartPageStore({
    initial: known,
    isUnreachable: false,
    keep: () => undefined,
    onRefused: ({ sku }) => refused.push(sku),
    flushEdits: (cartId, edits) =>
      handedOver.push([cartId, ...edits.map(({ sku, quantity }) => `${sku} ${quantity}`)]),
    connect: async (at: Cart | null, show: (server: ServerCart) => void) => {
      live = openLiveCart({
        api,
        cartId: at?.cartId ?? "cart-of-one-lamp",
        known: at,
        show,
        onDead: () => {
          deaths += 1;
        },
      });
      return live;
    },
  });
  return {
    calls,
    store,
    refused,
    handedOver,
    pieces: () => store.shown().cart?.total_quantity ?? null,
    deaths: () => deaths,
  };
}

describe("the cart page's connection", () => {
  it("does not ask for what the server has just rendered", async () => {
    const { calls, store } = scene(cartOfOneLamp(1));
    store.wake();
    await settled();
    expect(calls).toEqual([]);
  });

  it("asks at once where the server could not show the cart", async () => {
    const { calls, store, pieces } = scene(null);
    store.wake();
    await settled();
    expect(store.shown().isLoading).toBe(true);
    calls[0]?.answer(...carted(2));
    await settled();
    expect(pieces()).toBe(2);
  });

  it("never lets a read that was begun earlier take back an edit", async () => {
    const { calls, store, pieces } = scene(cartOfOneLamp(1));
    store.refresh("cart-of-one-lamp");
    await settled();
    store.ask({ sku: "LAMP", quantity: 5 });
    await settled();
    expect(calls.map(({ path }) => path)).toEqual(["/api/cart/get", "/api/cart/update"]);
    calls[1]?.answer(...carted(5));
    await settled();
    calls[0]?.answer(...carted(1));
    await settled();
    expect(pieces()).toBe(5);
    expect(store.shown().isSaving).toBe(false);
  });

  it("never flickers back between an answer and what comes after it", async () => {
    const { calls, store, pieces } = scene(cartOfOneLamp(1));
    const seen: (number | null)[] = [];
    store.subscribe(() => seen.push(pieces()));
    store.ask({ sku: "LAMP", quantity: 2 });
    store.ask({ sku: "LAMP", quantity: 3 });
    await settled();
    calls[0]?.answer(...carted(2));
    await settled();
    calls[1]?.answer(...carted(3));
    await settled();
    expect(seen.every((count, index) => index === 0 || (count ?? 0) >= (seen[index - 1] ?? 0))).toBe(true);
    expect(pieces()).toBe(3);
  });

  it("hands over what has no answer when the page goes, also before its own code has come", async () => {
    const { calls, store, handedOver } = scene(cartOfOneLamp(1));
    store.leave();
    store.ask({ sku: "LAMP", quantity: 2 });
    store.ask({ sku: "LAMP", quantity: 3 });
    store.ask({ sku: "BULB", quantity: 0 });
    store.leave();
    expect(handedOver).toEqual([["cart-of-one-lamp", "LAMP 2", "LAMP 3", "BULB 0"]]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toEqual([]);
    store.leave();
    expect(handedOver).toHaveLength(1);
  });

  it("takes a call that ends with the page for no refusal, and asks again where the page comes back", async () => {
    const { calls, store, refused, pieces } = scene(cartOfOneLamp(1));
    store.ask({ sku: "LAMP", quantity: 2 });
    await settled();
    store.leave();
    calls[0]?.lose();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refused).toEqual([]);
    store.refresh("cart-of-one-lamp");
    await settled();
    calls[1]?.answer(...carted(2));
    await settled();
    expect(pieces()).toBe(2);
    store.ask({ sku: "LAMP", quantity: 3 });
    await settled();
    calls[2]?.answer(...carted(3));
    await settled();
    expect(pieces()).toBe(3);
    expect(store.shown().isSaving).toBe(false);
  });

  it("sends once more what found no shop, keeps it to be sent along, and then gives it up", async () => {
    const { calls, store, refused, pieces } = scene(cartOfOneLamp(1));
    store.ask({ sku: "LAMP", quantity: 2 });
    await settled();
    calls[0]?.lose();
    await settled();
    expect(refused).toEqual([]);
    expect(pieces()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    calls[1]?.lose();
    await settled();
    expect(refused).toEqual(["LAMP"]);
    expect(pieces()).toBe(1);
    expect(calls).toHaveLength(2);
  });

  it("gives up at once what the shop refused", async () => {
    const { calls, store, refused } = scene(cartOfOneLamp(1));
    store.ask({ sku: "LAMP", quantity: 2 });
    await settled();
    const { status, body } = refusal(409, "cart_not_active", "The cart isn't active.");
    calls[0]?.answer(status, body);
    await settled();
    expect(refused).toEqual(["LAMP"]);
  });

  it("sends an undo as the number that was there, so that it is never added twice", async () => {
    const { calls, store } = scene(cartOfOneLamp(3));
    const [lamp] = cartOfOneLamp(3).items;
    store.ask({ sku: "LAMP", quantity: 0 });
    await settled();
    store.ask({ sku: "LAMP", quantity: 3, ...(lamp && { restores: lamp }) });
    calls[0]?.answer(200, { data: { cart: { ...cartOfOneLamp(0), items: [], total_quantity: 0 } } });
    await settled();
    expect(calls.map(({ path }) => path)).toEqual(["/api/cart/remove", "/api/cart/update"]);
    expect(calls[1]?.body).toEqual({ cartId: "cart-of-one-lamp", items: [{ sku: "LAMP", quantity: 3 }] });
    expect(store.shown().cart?.total_quantity).toBe(3);
  });

  it("keeps the cart while the shop does not answer, and asks again by itself", async () => {
    const { calls, store, pieces } = scene(cartOfOneLamp(2));
    store.refresh("cart-of-one-lamp");
    await settled();
    calls[0]?.lose();
    await settled();
    expect(store.shown()).toMatchObject({ isUnreachable: true });
    expect(pieces()).toBe(2);
    await vi.advanceTimersByTimeAsync(5_000);
    calls[1]?.answer(...carted(2));
    await settled();
    expect(store.shown().isUnreachable).toBe(false);
  });

  it("empties the page and says so when the cart has ended", async () => {
    const { calls, store, pieces, deaths } = scene(cartOfOneLamp(2));
    store.refresh("cart-of-one-lamp");
    await settled();
    const { status, body } = refusal(409, "cart_not_active", "The cart isn't active.");
    calls[0]?.answer(status, body);
    await settled();
    expect(pieces()).toBeNull();
    expect(deaths()).toBe(1);
  });
});
