import type { Cart } from "@precise/contract/shop/cart";
import { describe, expect, it } from "vitest";
import { createCartStorage, type TextStorage } from "./cart-storage.ts";
import { createApiClient } from "./client.ts";
import { loadCart } from "./load-cart.ts";

const keys = { snapshot: "cart", cleared: "cartCleared", cartId: "cartId" };
const item: Cart["items"][number] = {
  line_id: "PR-TL-1",
  quantity: 2,
  product: {
    sku: "PR-TL-1",
    name: "Lamp",
    urlPath: "/product/lamp-PR-TL-1",
    price: "45000.00",
    media_gallery: [],
    stock_status: "IN_STOCK",
  },
  row_total: { value: 90_000 },
};
const cart: Cart = {
  cartId: "new-id",
  items: [item],
  total_quantity: 2,
  prices: { subtotal: { value: 90_000 }, grand_total: { value: 90_000, currency: "NGN" } },
  applied_coupons: [],
  notices: [],
};

function memory(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function shop(answer: () => Promise<Response>) {
  const session = memory();
  const local = memory();
  let cookieValue: string | null = null;
  const cookie = {
    read: () => cookieValue,
    write: (value: string) => {
      cookieValue = value;
    },
    remove: () => {
      cookieValue = null;
    },
  };
  const storage = createCartStorage({ session, local, cookie, keys });
  const bodies: unknown[] = [];
  const client = createApiClient({
    baseUrl: "",
    fetch: (_url, init) => {
      bodies.push(JSON.parse(String(init.body)));
      return answer();
    },
  });
  return { session, local, cookie, storage, client, bodies };
}

const answering = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const failing = (status: number, code: string, message: string) =>
  answering(status, { data: null, errors: [{ code, message }] });

describe("a cart load", () => {
  it("asks nothing when no cart is stored", async () => {
    const { client, storage, bodies } = shop(answering(200, { data: { cart } }));
    expect(await loadCart(client, storage)).toEqual({ kind: "no-cart" });
    expect(bodies).toEqual([]);
  });

  it("keeps the lines by sku in session storage and the id in cookie and local storage", async () => {
    const { client, storage, cookie, local, session } = shop(answering(200, { data: { cart } }));
    cookie.write("new-id");
    expect(await loadCart(client, storage)).toEqual({ kind: "loaded", cart });
    expect(cookie.read()).toBe("new-id");
    expect(local.getItem("cartId")).toBe("new-id");
    expect(JSON.parse(session.getItem("cart") ?? "")).toMatchObject({
      "PR-TL-1": { sku: "PR-TL-1", price: "45000.00", quantity: 2, totalAmount: 90_000 },
    });
  });

  it("goes by the cookie where the mirror names another cart", async () => {
    const { client, storage, cookie, local, bodies } = shop(answering(200, { data: { cart } }));
    cookie.write("from-cookie");
    local.setItem("cartId", "from-mirror");
    await loadCart(client, storage);
    expect(bodies).toEqual([{ cartId: "from-cookie" }]);
  });

  it("goes by e-mail where a session lives", async () => {
    const { client, storage, bodies } = shop(answering(200, { data: { cart } }));
    await loadCart(client, storage, "ada@example.com");
    expect(bodies).toEqual([{ email: "ada@example.com" }]);
  });

  it.each([
    [
      "403 and the first message",
      403,
      "cart_not_yours",
      'The current user cannot perform operations on cart "x"',
    ],
    ["409 and the second message", 409, "cart_not_active", "The cart isn't active."],
    ["404", 404, "cart_not_found", "There is no such cart."],
  ])(
    "that fails by %s clears the cart and leaves its lines for a restore",
    async (_what, status, code, message) => {
      const { client, storage, cookie, local, session } = shop(failing(status, code, message));
      storage.keep({ cartId: "old-id", items: [item] });
      expect(await loadCart(client, storage)).toMatchObject({ kind: "cleared" });
      expect([cookie.read(), local.getItem("cartId"), session.getItem("cart")]).toEqual([null, null, null]);
      expect(session.getItem("cartCleared")).toContain("PR-TL-1");
    },
  );

  it.each([
    ["a lost network", () => Promise.reject(new Error("lost"))],
    ["429", failing(429, "rate_limited", "Too many requests.")],
    ["503", failing(503, "unavailable", "The cart isn't active.")],
    ["an expired session", failing(401, "session_expired", "Please sign in again.")],
    [
      "a 404 page that is no answer of the API",
      () => Promise.resolve(new Response("Not found", { status: 404 })),
    ],
  ])("that fails by %s keeps everything", async (_what, answer) => {
    const { client, storage, cookie, session } = shop(answer);
    storage.keep({ cartId: "old-id", items: [item] });
    expect(await loadCart(client, storage)).toMatchObject({ kind: "kept" });
    expect(cookie.read()).toBe("old-id");
    expect(session.getItem("cart")).toContain("PR-TL-1");
  });

  it("whose answer comes after the cart was swapped changes nothing", async () => {
    let release: (response: Response) => void = () => undefined;
    const { client, storage, cookie, session } = shop(() => new Promise((resolve) => (release = resolve)));
    storage.keep({ cartId: "old-id", items: [] });
    const load = loadCart(client, storage);
    storage.keep({ cartId: "swapped-id", items: [item] });
    release(
      new Response(JSON.stringify({ data: null, errors: [{ code: "cart_not_found", message: "Gone." }] }), {
        status: 404,
      }),
    );
    expect(await load).toMatchObject({ kind: "kept" });
    expect(cookie.read()).toBe("swapped-id");
    expect(session.getItem("cart")).toContain("PR-TL-1");
  });
});

describe("cart storage", () => {
  it("ignores a stored id that could be none", () => {
    const { storage, cookie } = shop(answering(200, {}));
    cookie.write("<script>");
    expect(storage.cartId()).toBeNull();
  });

  it("works where the browser blocks storage", () => {
    const blocked: TextStorage = {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
      removeItem: () => {
        throw new Error("blocked");
      },
    };
    const { cookie } = shop(answering(200, {}));
    const storage = createCartStorage({ session: blocked, local: blocked, cookie, keys });
    storage.keep({ cartId: "an-id", items: [item] });
    expect(storage.cartId()).toBe("an-id");
    storage.clear({ keepForRestore: true });
    expect(storage.cartId()).toBeNull();
  });
});
