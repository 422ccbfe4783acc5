import { hangLight, listOrderLights, listOwnLights } from "@precise/contract/shop/light/my-lights";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { erasePerson } from "#api/modules/accounts/erase-person.ts";
import { findPerson } from "#api/modules/accounts/person.ts";
import { recordsOfPerson } from "#api/modules/accounts/records-of-customer.ts";
import { forgetGuestContacts } from "#api/modules/orders/forget-orders.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, withdraw } from "../../fixtures/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move } from "../orders/order-acts-calls.ts";
import { contact, placedOrder } from "../orders/order-body.ts";
import { ask, claimBody, claimIn, deliveredOrder } from "../returns/return-calls.ts";
import { signIn } from "../sessions/sign-in.ts";

const { email } = contact;
const living = { room: "Living room", quantity: 2 };
const bulb = { article_kind: "lamp", lamp_base: "e14", wattage: 4, luminous_flux: 400 };
const chandelier = {
  article_kind: "fitting",
  lamp_base: "e14",
  lamp_count: 6,
  lamp_included: "0",
  lamp_max_w: 6,
};

describe.each(databaseKinds)("what someone bought and where it hangs, on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 1000 },
      { sku: "BIG", price: 100_000, stock: 1000 },
      { sku: "BULB", price: 100_000, stock: 1000 },
      { sku: "CANDLE", price: 100_000, stock: 1000 },
      { sku: "CHANDELIER", price: 100_000, stock: 1000 },
    ]);
    await describeProduct("BIG", { ...bulb, wattage: 9 });
    await describeProduct("BULB", bulb);
    await describeProduct("CANDLE", bulb);
    await describeProduct("CHANDELIER", chandelier);
  });
  afterAll(() => api.close());

  const describeProduct = (sku: string, attributes: Record<string, string | number>) =>
    api.db.query("update product set attributes = $2::jsonb where sku = $1", [sku, attributes]);
  const own = async (cookie: string) =>
    successBody(listOwnLights.data).parse((await api.get("/api/lights", { cookie })).json).data.lights;
  const ofOrder = async (number: string) => {
    const answer = await api.post("/api/lights/of-order", { number, email });
    return successBody(listOrderLights.data).parse(answer.json).data.lights;
  };
  const hang = (body: object, headers: Record<string, string> = {}) =>
    api.post("/api/lights/hang", { sku: "LAMP", rooms: [living], ...body }, headers);
  const hung = (answer: Answer) => {
    expect(answer.status, answer.text).toBe(200);
    return successBody(hangLight.data).parse(answer.json).data.lights;
  };

  it("is the signed-in person's own, the newest order first, and no one else's", async () => {
    const cookie = await signIn(api, "ada");
    expect(await own(cookie)).toEqual([]);
    const first = await placedOrder(api, { LAMP: 3, BULB: 1 }, 9_000, {}, { cookie });
    const second = await placedOrder(api, { LAMP: 1 }, 6_000, {}, { cookie });
    expect(await own(cookie)).toMatchObject([
      { order_number: second.number, sku: "LAMP", quantity: 1, rooms: [], stock_status: "IN_STOCK" },
      { order_number: first.number, sku: "LAMP", quantity: 3 },
      { order_number: first.number, sku: "BULB", lamp_base: "E14", watts: 4, lumens: 400 },
    ]);
    expect(hung(await hang({ number: first.number }, { cookie }))).toMatchObject([
      { sku: "LAMP", rooms: [living] },
      { sku: "BULB", rooms: [] },
    ]);
    expect((await own(cookie))[1]?.rooms).toEqual([living]);

    const eve = await signIn(api, "eve");
    expect(await own(eve)).toEqual([]);
    for (const stranger of [{ cookie: eve }, {}]) {
      const refused = await hang({ number: first.number, rooms: [] }, stranger);
      expect(failureOf(refused)).toEqual({ status: 404, errors: [{ code: "not_found" }] });
    }
    expect(failureOf(await api.get("/api/lights")).status).toBe(401);
  });

  it("is a guest's by number and e-mail, with the same 404 whichever is wrong", async () => {
    const { number } = await placedOrder(api, { LAMP: 3 }, 8_000);
    const other = { number: "PR-00000000", email };
    const answers = [
      await api.post("/api/lights/of-order", { number, email: "eve@example.com" }),
      await api.post("/api/lights/of-order", other),
      await hang({ number, email: "eve@example.com" }),
      await hang(other),
    ];
    for (const answer of answers) {
      expect(failureOf(answer)).toEqual({ status: 404, errors: [{ code: "not_found" }] });
      expect(answer.text).toBe(answers[0]?.text);
    }
    hung(await hang({ number, email: email.toLowerCase() }));
    expect(await ofOrder(number)).toMatchObject([{ order_number: number, rooms: [living] }]);
  });

  it("keeps one room of a name, changes nothing when it is said again, and forgets it without rooms", async () => {
    const { number } = await placedOrder(api, { LAMP: 3 }, 8_000);
    const rooms = [living, { room: "living ROOM", quantity: 1 }];
    for (let time = 0; time < 2; time += 1) {
      const [light] = hung(await hang({ number, email, rooms }));
      expect(light?.rooms).toEqual([{ room: "Living room", quantity: 3 }]);
    }
    expect(hung(await hang({ number, email, rooms: [] }))[0]?.rooms).toEqual([]);
  });

  it("refuses more pieces than were bought, and names the field", async () => {
    const { number } = await placedOrder(api, { LAMP: 3 }, 8_000);
    hung(await hang({ number, email }));
    const rooms = [living, { room: "Hall", quantity: 2 }];
    expect(failureOf(await hang({ number, email, rooms }))).toEqual({
      status: 422,
      errors: [{ code: "quantity_too_large", field: "rooms.1.quantity" }],
    });
    expect(failureOf(await hang({ number, email, sku: "BULB" }))).toEqual({
      status: 422,
      errors: [{ code: "unknown_sku", field: "sku" }],
    });
    expect((await ofOrder(number))[0]?.rooms).toEqual([living]);
  });

  it("leaves out what was sent back and what was cancelled", async () => {
    const number = await deliveredOrder(api, { LAMP: 3 }, 8_000);
    const rooms = [living, { room: "Hall", quantity: 1 }];
    hung(await hang({ number, email, rooms }));
    const lines = [{ sku: "LAMP", quantity: 2, reason: "faulty" }];
    const { number: claim } = claimIn(await ask(api, claimBody(number, "LAMP", { lines })));
    const settle = (state: string, settledAs: string | null) =>
      api.db.query("update return_claim set state = $2, settled_as = $3 where number = $1", [
        claim,
        state,
        settledAs,
      ]);
    const pieces = async () => (await ofOrder(number))[0]?.quantity;
    expect(await pieces(), "asked").toBe(3);
    await settle("received", null);
    expect(await pieces(), "with us").toBe(1);
    await settle("repaired", "repair");
    expect(await ofOrder(number)).toMatchObject([{ quantity: 3, rooms }]);
    await settle("refunded", "refund");
    expect(await ofOrder(number)).toMatchObject([
      { quantity: 1, rooms: [{ room: "Living room", quantity: 1 }] },
    ]);

    const cancelled = await placedOrder(api, { LAMP: 1 }, 6_000);
    await move(api, cancelled.number, { to: "cancelled" });
    expect(await ofOrder(cancelled.number)).toEqual([]);
  });

  it("names the bulb that was bought with a fitting or after it, else one on sale that fits", async () => {
    const cookie = await signIn(api, "bola");
    const bulbOf = async () => (await own(cookie)).find(({ sku }) => sku === "CHANDELIER")?.bulb;
    await placedOrder(api, { BULB: 6 }, 11_000, {}, { cookie });
    await placedOrder(api, { CHANDELIER: 2, BIG: 1 }, 8_000, {}, { cookie });
    // Bought before the fitting: it was for another one. What is on sale first takes too many watts.
    await describeProduct("BULB", { ...bulb, wattage: 8 });
    expect(await bulbOf()).toMatchObject({ sku: "CANDLE", quantity: 12, is_own: false });
    await describeProduct("BULB", bulb);
    await placedOrder(api, { BULB: 1 }, 6_000, {}, { cookie });
    expect(await bulbOf()).toMatchObject({ sku: "BULB", quantity: 12, is_own: true });
    await withdraw(api.db, "BULB");
    expect(await bulbOf()).toMatchObject({ sku: "CANDLE", is_own: false });
    const gone = (await own(cookie)).find(({ sku }) => sku === "BULB");
    expect(gone).toMatchObject({ watts: 4 });
    expect(gone).not.toHaveProperty("stock_status");
  });

  it("lists the newest 200 articles of someone with many orders", async () => {
    const cookie = await signIn(api, "many");
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, {}, { cookie });
    await api.db.query(
      `with again as (
         insert into shop_order (number, status, placed_at, email, email_key, firstname, lastname, phone, delivery_method,
           address, payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo,
           vat_kobo, vat_per_thousand, seller, person_key, discounts, goods, proved_at, proved_by, customer_id)
         select 'PR-MANY' || n, 'delivered', placed_at - make_interval(days => n), email, email_key, firstname, lastname,
           phone, delivery_method, address, payment_method, subtotal_kobo, discount_kobo, grand_total_kobo,
           delivery_fee_kobo, payable_kobo, vat_kobo, vat_per_thousand, seller, person_key, discounts, 'held', now(),
           'session', customer_id
         from shop_order, generate_series(1, 250) n where number = $1 returning id)
       insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
       select id, 1, 'LAMP', 'Lamp LAMP', '/product/lamp', 1, 100000, 100000 from again`,
      [number],
    );
    const lights = await own(cookie);
    expect([lights.length, lights[0]?.order_number, lights[199]?.order_number]).toEqual([
      200,
      number,
      "PR-MANY199",
    ]);
  });

  it("goes with its person, and is among what we keep about them until then", async () => {
    const number = await deliveredOrder(api, { LAMP: 3 }, 8_000);
    hung(await hang({ number, email, rooms: [{ room: "Zainab's room", quantity: 1 }] }));
    const old = await deliveredOrder(api, { LAMP: 3 }, 8_000);
    hung(await hang({ number: old, email, rooms: [{ room: "Zainab's hall", quantity: 1 }] }));
    const person = await findPerson(api.db, number);
    if (person === undefined) return expect.fail("nobody is known by this order");
    expect((await recordsOfPerson(api.db, person)).lights).toContainEqual({
      number,
      sku: "LAMP",
      room: "Zainab's room",
      quantity: 1,
    });
    const kept = async () =>
      (
        await api.db.query<{ room: string }>(
          "select room from hung_light where room like 'Zainab%' order by room",
        )
      ).map(({ room }) => room);
    expect(await kept()).toEqual(["Zainab's hall", "Zainab's room"]);
    await api.db.query("update shop_order set placed_at = now() - interval '25 months' where number = $1", [
      old,
    ]);
    await forgetGuestContacts(api.db);
    expect(await kept(), "after two years").toEqual(["Zainab's room"]);
    await api.db.transaction((tx) => erasePerson(tx, person));
    expect(await kept(), "erased").toEqual([]);
  });
});
