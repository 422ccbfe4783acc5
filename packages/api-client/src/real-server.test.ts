import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addToCart, getCart, removeFromCart, updateCart } from "@precise/contract/shop/cart";
import {
  filterProducts,
  getProductByPath,
  listCategoryProducts,
  searchProducts,
  suggestProducts,
} from "@precise/contract/shop/catalogue";
import { getCategoriesByIds, listCategories } from "@precise/contract/shop/category";
import { getCheckoutOptions } from "@precise/contract/shop/checkout";
import { changedFigures, placeOrder, trackOrder } from "@precise/contract/shop/orders/order";
import { applyForClientAccount } from "@precise/contract/trade/application";
import {
  filterClientProducts,
  getClientCategoryById,
  getClientProductByPath,
  getClientProductsByIds,
  listClientCategories,
  listClientCategoryProducts,
  searchClientProducts,
} from "@precise/contract/trade/catalogue";
import {
  changeClientPassword,
  logInClient,
  logOutClient,
  readClientSession,
} from "@precise/contract/trade/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiResult } from "./api-failure.ts";
import { createCartStorage, type TextStorage } from "./cart-storage.ts";
import { fetchCategory } from "./categories.ts";
import { type ApiClient, call, callOrNull, createApiClient, refusalData } from "./client.ts";
import { fetchClientAttributes } from "./clients/client-catalogue.ts";
import { loadCart } from "./load-cart.ts";
import { fetchAttributes, fetchCatalogueChanges, fetchProductsBySku } from "./products.ts";

const root = new URL("../../../", import.meta.url).pathname;
const sku = "PRB60927";
let dataFolder: string;
let server: ChildProcess;
let client: ApiClient;

/** Runs one of the api's scripts on our data folder. */
function run(script: string, ...args: string[]): ChildProcess {
  const env = { SHOP_ENV: "local", API_PORT: "0", DATA_DIR: dataFolder, RATE_LIMIT_FACTOR: "1000" };
  return spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "precise-client-"));
  const [code] = await once(
    run("apps/api/src/main/cli/catalogue.ts", "import", "apps/api/catalogue/catalogue.json"),
    "exit",
  );
  expect(code).toBe(0);
  server = run("apps/api/src/main/main.ts");
  for await (const line of createInterface({ input: server.stdout ?? expect.fail() })) {
    const { msg, url } = JSON.parse(line);
    if (msg === "listening") {
      client = createApiClient({ baseUrl: url, fetch: (input, init) => fetch(input, init) });
      break;
    }
  }
  server.stdout?.resume();
}, 120_000);
afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  await rm(dataFolder, { recursive: true, force: true });
}, 30_000);

function dataOf<Value>(result: ApiResult<Value>): Value {
  return result.ok ? result.value : expect.fail(JSON.stringify(result.failure));
}
const failureOf = <Value>(result: ApiResult<Value>) =>
  result.ok ? expect.fail("it answered") : result.failure;

describe("against the real server, the client reads", () => {
  it("categories: the tree, a few by id, and one or none", async () => {
    const tree = dataOf(await call(client, listCategories));
    expect(tree.map((category) => category.name)).toContain("Indoor");
    const some = dataOf(await call(client, getCategoriesByIds, { body: { ids: [40, 16] } }));
    expect(some.map((category) => category.id)).toEqual([40, 16]);
    expect(dataOf(await fetchCategory(client, 70))?.subcategories.length).toBeGreaterThan(3);
    expect(dataOf(await fetchCategory(client, 9999))).toBeNull();
  });

  it("products: lists, facets, search, suggestions, by article number and by path", async () => {
    const page = dataOf(
      await callOrNull(client, listCategoryProducts, {
        params: { categoryId: 16, currentPage: 1, pageSize: 5 },
        body: {},
      }),
    );
    expect(page?.items).toHaveLength(5);
    expect(page?.aggregations.length).toBeGreaterThan(2);
    const inBrass = { filters: { finish: { in: ["brushed-brass"] } }, sort: { field: "price" as const } };
    const brass = dataOf(
      await callOrNull(client, filterProducts, { params: { categoryId: 0 }, body: inBrass }),
    );
    expect(brass?.items.every((item) => item.attributes.finish === "brushed-brass")).toBe(true);
    expect(
      dataOf(await callOrNull(client, filterProducts, { params: { categoryId: 9999 }, body: {} })),
    ).toBeNull();
    expect(
      dataOf(await call(client, searchProducts, { body: { name: "chandelir" } })).total_count,
    ).toBeGreaterThan(0);
    expect(
      dataOf(await call(client, suggestProducts, { body: { name: "pend" } })).suggestions.length,
    ).toBeGreaterThan(0);
    const [bulb] = dataOf(await fetchProductsBySku(client, [sku, "NO-SUCH"]));
    expect(bulb?.sku).toBe(sku);
    const path = bulb?.urlPath.split("/").at(-1) ?? "";
    expect(
      dataOf(await callOrNull(client, getProductByPath, { params: { path } }))?.spec_table.length,
    ).toBeGreaterThan(0);
    expect(
      dataOf(await callOrNull(client, getProductByPath, { params: { path: "no-such-lamp" } })),
    ).toBeNull();
    expect(dataOf(await fetchAttributes(client)).length).toBeGreaterThan(5);
    const { version, stock } = dataOf(await fetchCatalogueChanges(client, "0"));
    expect([version, stock.changed]).toEqual([expect.stringMatching(/^\d+-[0-9a-f]{12}$/), []]);
    expect(dataOf(await fetchCatalogueChanges(client, stock.cursor)).stock.changed).toEqual([]);
  });

  it("what a checkout may choose from", async () => {
    const options = dataOf(await call(client, getCheckoutOptions));
    expect(options.payment_methods.map(({ method }) => method)).toEqual([
      "pay_on_delivery",
      "bank_transfer",
      "paystack",
    ]);
  });

  it("a refusal with its code and every field", async () => {
    const failure = failureOf(
      await call(client, addToCart, {
        body: {
          items: [
            { sku, quantity: 0.5 },
            { sku: "", quantity: 1 },
          ],
        },
      }),
    );
    expect([failure.kind, failure.status, failure.code]).toEqual(["http", 400, "invalid_input"]);
    expect(failure.errors.map((error) => error.field)).toEqual(["items.0.quantity", "items.1.sku"]);
  });
});

describe("against the real server, a shopper", () => {
  it("fills a cart, loads it in another tab, orders it, and finds the order", async () => {
    const { cartId } = dataOf(await call(client, addToCart, { body: { items: [{ sku, quantity: 1 }] } }));
    dataOf(
      await call(client, addToCart, {
        body: { cartId, items: [{ sku: "PR-PD-LEK30-BB", quantity: 1 }] },
      }),
    );
    expect(
      dataOf(await call(client, updateCart, { body: { cartId, items: [{ sku, quantity: 3 }] } }))
        .total_quantity,
    ).toBe(4);
    const cart = dataOf(await call(client, removeFromCart, { body: { cartId, sku: "PR-PD-LEK30-BB" } }));
    expect(dataOf(await call(client, getCart, { body: { cartId } }))).toEqual(cart);

    const { storage, cookie, session } = browser();
    cookie.write(cartId);
    expect(await loadCart(client, storage)).toEqual({ kind: "loaded", cart });
    expect(JSON.parse(session.getItem("cart") ?? "")).toMatchObject({ [sku]: { sku, quantity: 3 } });

    const goods = cart.prices.grand_total.value;
    const request = {
      cartId,
      contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "08031234567" },
      delivery: { method: "pickup", showroom: "lagos" },
      payment: { method: "pay_on_delivery" },
      accepted_total: goods + 1,
    } as const;
    const failure = failureOf(
      await call(client, placeOrder, { body: request, idempotencyKey: "client-test-000000001" }),
    );
    expect(refusalData(failure, "figures_changed", changedFigures)?.prices.payable.value).toBe(goods);

    const accepted = { ...request, accepted_total: goods };
    const order = dataOf(
      await call(client, placeOrder, { body: accepted, idempotencyKey: "client-test-000000002" }),
    );
    expect(
      dataOf(await call(client, placeOrder, { body: accepted, idempotencyKey: "client-test-000000002" })),
    ).toEqual(order);
    const key = { number: order.number, email: "ADA@example.com" };
    expect(dataOf(await callOrNull(client, trackOrder, { body: key }))).toEqual(order);
    expect(
      dataOf(await callOrNull(client, trackOrder, { body: { ...key, email: "eve@example.com" } })),
    ).toBeNull();

    // The other tab's cart has become an order: it is emptied, and its lines are kept for a restore.
    expect(await loadCart(client, storage)).toMatchObject({
      kind: "cleared",
      failure: { code: "cart_not_active" },
    });
    expect(storage.cartId()).toBeNull();
    expect(storage.clearedText()).toContain(sku);
  });

  it("with an e-mail and no session gets no cart", async () => {
    const { storage } = browser();
    expect(await loadCart(client, storage, "ada@example.com")).toMatchObject({
      kind: "cleared",
      failure: { status: 403, code: "cart_not_yours" },
    });
  });
});

describe("against the real server, a trade client", () => {
  it("signs in, sees the trade area at the company's prices, changes the password, and signs out", async () => {
    const login = { email: "chidi@harmattan.example", password: "harmattan-sample-2" };
    expect(failureOf(await call(client, logInClient, { body: { ...login, password: "x" } })).code).toBe(
      "login_failed",
    );
    const signedIn = browserOf(client);
    // The sample companies come beside the start.
    await expect
      .poll(() => call(signedIn, logInClient, { body: login }), { timeout: 30_000, interval: 500 })
      .toMatchObject({ ok: true, value: { role: "client", firstname: "Chidi" } });
    expect(dataOf(await call(signedIn, readClientSession)).user?.company.price_list).toBe("Project");
    expect(dataOf(await call(signedIn, listClientCategories)).map(({ id }) => id)).toEqual([19, 18, 21, 24]);
    expect(dataOf(await callOrNull(signedIn, getClientCategoryById, { params: { id: 182 } }))).toBeNull();
    expect(dataOf(await fetchClientAttributes(signedIn)).length).toBeGreaterThan(5);
    const place = { categoryId: 19, currentPage: 1, pageSize: 3 };
    expect(
      dataOf(await callOrNull(signedIn, listClientCategoryProducts, { params: place, body: {} }))?.items,
    ).toHaveLength(3);
    const narrowing = { filters: { price: { from: 282_300, to: 282_300 } } };
    const [ring] =
      dataOf(await callOrNull(signedIn, filterClientProducts, { params: { categoryId: 0 }, body: narrowing }))
        ?.items ?? [];
    expect(ring).toMatchObject({ sku: "PR-CH-ADN60-BB", net: "282300.00", gross: "303472.50" });
    expect(
      dataOf(await call(signedIn, searchClientProducts, { body: { name: "adn60" } })).items[0]?.net,
    ).toBe("282300.00");
    expect(
      dataOf(await call(signedIn, getClientProductsByIds, { body: { skus: ["pr-ch-adn60-bb", "NO-SUCH"] } }))
        .items,
    ).toHaveLength(1);
    const page = dataOf(
      await callOrNull(signedIn, getClientProductByPath, {
        params: { path: ring?.urlPath.split("/").at(-1) ?? "" },
      }),
    );
    expect(page?.spec_table.length).toBeGreaterThan(5);
    expect(
      dataOf(await callOrNull(signedIn, getClientProductByPath, { params: { path: "no-such-lamp" } })),
    ).toBeNull();
    const passwords = { current_password: login.password, new_password: "a long pass phrase" };
    expect(dataOf(await call(signedIn, changeClientPassword, { body: passwords })).email).toBe(login.email);
    dataOf(await call(signedIn, logOutClient));
    expect(failureOf(await call(signedIn, listClientCategories)).code).toBe("session_required");
  }, 60_000);

  it("applies for an account", async () => {
    const contact = { email: "ife@example.com", firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" };
    const body = { company: "Ife Interiors", trade: "designer", state: "Osun", contact } as const;
    expect(dataOf(await call(client, applyForClientAccount, { body }))).toBe(true);
  });
});

/** The same client with a browser's memory for the trade session's cookie. */
function browserOf(plain: ApiClient): ApiClient {
  let cookie = "";
  const send: ApiClient["fetch"] = async (input, init) => {
    const response = await plain.fetch(input, { ...init, headers: { ...init.headers, cookie } });
    for (const set of response.headers.getSetCookie()) cookie = set.split(";")[0] ?? "";
    return response;
  };
  return { ...plain, fetch: send };
}

function browser() {
  const session = memory();
  let value: string | null = null;
  const cookie = {
    read: () => value,
    write: (text: string) => {
      value = text;
    },
    remove: () => {
      value = null;
    },
  };
  const keys = { snapshot: "cart", cleared: "cartCleared", cartId: "cartId" };
  return { session, cookie, storage: createCartStorage({ session, local: memory(), cookie, keys }) };
}

function memory(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  };
}
