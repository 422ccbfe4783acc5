import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockCart } from "#api/modules/cart/cart-rows.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { order, orderBody, orderOf } from "../orders/order-body.ts";
import { signIn } from "../sessions/sign-in.ts";
import { cartCalls, cartOf, notices, quantities, stockShelf } from "./cart-calls.ts";

describe.each(allDatabaseKinds)("a customer's cart on %s", (kind) => {
  let api: TestApi;
  let cookie: string;
  let people = 0;
  const { newCart, get, add: addAsGuest } = cartCalls(() => api);
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  beforeEach(async () => {
    await stockShelf(api);
    people += 1;
    cookie = await signIn(api, `person${people}`);
  });
  afterAll(() => api.close());

  const add = (sku: string, quantity: number, as = cookie) =>
    api.post("/api/cart/add", { items: [{ sku, quantity }] }, { cookie: as });
  const merge = (sourceCartId: string, as = cookie) =>
    api.post("/api/cart/mergecart", { sourceCartId }, { cookie: as });
  const byEmail = (email = `person${people}@example.com`, as = cookie) =>
    api.post("/api/cart/get", { email }, { cookie: as });

  it("is the same on every device of its owner", async () => {
    const { cartId } = cartOf(await add("PLAIN", 2));
    const phone = await signIn(api, `person${people}`);
    expect(cartOf(await add("PLAIN", 1, phone)).cartId).toBe(cartId);
    expect(quantities(await byEmail())).toEqual({ PLAIN: 3 });
    expect(cartOf(await byEmail(undefined, phone)).cartId).toBe(cartId);
  });

  it("abuse 1: is there by e-mail, empty at first, and not by anyone else's e-mail", async () => {
    const { cartId } = cartOf(await byEmail());
    expect(quantities(await byEmail())).toEqual({});
    expect(cartOf(await byEmail()).cartId).toBe(cartId);
    await add("PLAIN", 1);
    const foreign = await byEmail("ada@example.com");
    expect(failureOf(foreign)).toEqual({ status: 403, errors: [{ code: "cart_not_yours", field: "email" }] });
    expect(foreign.text).toBe((await byEmail("nobody-at-all@example.com")).text);
    expect((await api.post("/api/cart/get", { email: `person${people}@example.com` })).text).toBe(
      foreign.text,
    );
  });

  it("abuse 3: opens by its id in its owner's session alone", async () => {
    const { cartId } = cartOf(await add("PLAIN", 1));
    const eve = await signIn(api, "eve");
    for (const headers of [{}, { cookie: eve }] as Record<string, string>[]) {
      const answer = await api.post("/api/cart/get", { cartId }, headers);
      expect(failureOf(answer)).toEqual({
        status: 403,
        errors: [{ code: "cart_not_yours", field: "cartId" }],
      });
      expect(answer.text).toContain("The current user cannot perform operations on cart ");
      const items = [{ sku: "PLAIN", quantity: 5 }];
      expect((await api.post("/api/cart/update", { cartId, items }, headers)).status).toBe(403);
      expect((await api.post("/api/cart/remove", { cartId, sku: "PLAIN" }, headers)).status).toBe(403);
      expect((await api.post("/api/cart/coupon", { cartId, code: null }, headers)).status).toBe(403);
      expect((await order(api, orderBody(cartId, 1), undefined, headers)).status).toBe(403);
    }
    expect(quantities(await byEmail())).toEqual({ PLAIN: 1 });
  });

  it("abuse 3: keeps its lines when the session has ended, and asks to sign in", async () => {
    const { cartId } = cartOf(await add("PLAIN", 1));
    await api.delete("/api/session", { cookie });
    expect(failureOf(await api.post("/api/cart/get", { cartId }, { cookie }))).toEqual({
      status: 401,
      errors: [{ code: "session_expired" }],
    });
    const again = await signIn(api, `person${people}`);
    expect(quantities(await byEmail(undefined, again))).toEqual({ PLAIN: 1 });
  });

  it("takes a guest's cart in: sums, caps with a notice, and gives the id to go on with", async () => {
    const guestId = await newCart("PLAIN", 2);
    await addAsGuest("FEW", 2, guestId);
    const { cartId } = cartOf(await add("FEW", 2));
    const merged = await merge(guestId);
    expect(quantities(merged)).toEqual({ FEW: 3, PLAIN: 2 });
    expect(notices(merged)).toEqual(["quantity_capped FEW"]);
    expect(cartOf(merged).cartId).toBe(cartId);
    expect(failureOf(await get(guestId))).toEqual({ status: 409, errors: [{ code: "cart_not_active" }] });
  });

  it("does not reveal by a merge how many there are of what is plentiful", async () => {
    const guestId = await newCart("PLAIN", 300);
    await add("PLAIN", 250);
    expect(quantities(await merge(guestId))).toEqual({ PLAIN: 300 });
  });

  it("abuse 5: changes nothing when the same cart is merged again", async () => {
    const guestId = await newCart("PLAIN", 2);
    await merge(guestId);
    const again = await merge(guestId);
    expect(quantities(again)).toEqual({ PLAIN: 2 });
    expect(quantities(await merge(cartOf(again).cartId))).toEqual({ PLAIN: 2 });
  });

  it("abuse 4: takes no cart of another customer, nor one that another customer took", async () => {
    const eve = await signIn(api, "eve");
    const foreign = cartOf(await add("PLAIN", 1)).cartId;
    expect(failureOf(await merge(foreign, eve)).status).toBe(403);
    const guestId = await newCart("PLAIN", 2);
    await merge(guestId);
    expect(failureOf(await merge(guestId, eve))).toEqual({
      status: 409,
      errors: [{ code: "cart_not_active" }],
    });
    expect(failureOf(await api.post("/api/cart/mergecart", { sourceCartId: guestId })).status).toBe(401);
  });

  it("names what left the cart because it is gone", async () => {
    const guestId = await newCart("LAST", 1);
    await add("LAST", 1);
    const guestOfGone = await newCart("GONE", 1);
    await api.db.query("update product set withdrawn_at = now() where sku = 'GONE'");
    expect(quantities(await merge(guestId))).toEqual({ LAST: 1 });
    const merged = await merge(guestOfGone);
    expect(notices(merged)).toEqual(["removed GONE"]);
    await api.db.query("update product set withdrawn_at = null where sku = 'GONE'");
  });

  it("of more than 100 lines after a merge, or of too high a total, gets smaller but no larger", async () => {
    const shelf = Array.from({ length: 120 }, (_, at) => ({ sku: `MG${at}`, price: 10_000, stock: 9 }));
    await putProducts(api.db, shelf);
    const items = shelf.map(({ sku }) => ({ sku, quantity: 2 }));
    const { cartId } = cartOf(await api.post("/api/cart/add", { items: items.slice(0, 60) }, { cookie }));
    const guest = cartOf(await api.post("/api/cart/add", { items: items.slice(60) })).cartId;
    expect(cartOf(await merge(guest)).items).toHaveLength(120);
    const change = (sku: string, quantity: number) =>
      api.post("/api/cart/update", { cartId, items: [{ sku, quantity }] }, { cookie });
    expect(failureOf(await add("PLAIN", 1)).errors[0]?.code).toBe("cart_too_large");
    expect(quantities(await change("MG0", 1)).MG0).toBe(1);
    expect(cartOf(await change("MG1", 0)).items).toHaveLength(119);
    const removed = await api.post("/api/cart/remove", { cartId, sku: "MG2" }, { cookie });
    expect(cartOf(removed).items).toHaveLength(118);
    // A price has risen beyond what a cart may come to.
    await putProducts(api.db, [{ sku: "MG3", price: 90_000_000_000_000, stock: 9 }]);
    expect(failureOf(await change("MG4", 3)).errors[0]?.code).toBe("cart_too_large");
    expect(quantities(await change("MG3", 1)).MG3).toBe(1);
    expect(quantities(await change("MG3", 0)).MG3).toBeUndefined();
  });

  it("abuse 5: is right after 100 merges of ten carts at once", async () => {
    const guests = await Promise.all(Array.from({ length: 10 }, () => newCart("PLAIN", 3)));
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => merge(guests[at % 10] ?? "")));
    expect(answers.map((answer) => answer.status)).toEqual(Array(100).fill(200));
    expect(quantities(await byEmail())).toEqual({ PLAIN: 30 });
    const [{ count } = { count: 0 }] = await api.db.query<{ count: number }>(
      "select count(*)::int as count from cart where customer_id is not null and status = 'active' and customer_id = (select id from customer where email_key = $1)",
      [`person${people}@example.com`],
    );
    expect(count).toBe(1);
  });

  it("becomes an order of its owner, and the next thing added begins a new one", async () => {
    const { cartId } = cartOf(await add("PLAIN", 1));
    const placed = orderOf(await order(api, orderBody(cartId, 104_000), undefined, { cookie }));
    const [row] = await api.db.query<{ email_key: string }>(
      "select c.email_key from shop_order o join customer c on c.id = o.customer_id where o.number = $1",
      [placed.number],
    );
    expect(row?.email_key).toBe(`person${people}@example.com`);
    expect(cartOf(await add("PLAIN", 1)).cartId).not.toBe(cartId);
  });
});

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "two devices of a customer on %s",
  (kind) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi(kind);
      await stockShelf(api);
    });
    afterAll(() => api.close());

    it("order the cart and add to it without waiting for each other in a circle", async () => {
      const cookie = await signIn(api, "ada");
      const add = () => api.post("/api/cart/add", { items: [{ sku: "PLAIN", quantity: 1 }] }, { cookie });
      const { cartId } = cartOf(await add());
      let adding: Promise<unknown> | undefined;
      await api.db.transaction(async (tx) => {
        const cart = await lockCart(tx, cartId);
        adding = add();
        await expect.poll(() => tx.query("select 1 from pg_locks where not granted")).not.toEqual([]);
        // What an order takes when it names its customer, after its cart.
        await tx.query("select 1 from customer where id = $1 for key share", [cart?.customerId ?? null]);
      });
      expect(await adding).toMatchObject({ status: 200 });
    });
  },
);
