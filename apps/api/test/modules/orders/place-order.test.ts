import { changedFigures } from "@precise/contract/shop/orders/order";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashCartId } from "#api/modules/cart/cart-id.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf, withdraw } from "../../fixtures/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { coupon, putCode } from "../coupons/coupon-calls.ts";
import { signIn } from "../sessions/sign-in.ts";
import { confirmByMail } from "./order-acts-calls.ts";
import { cartWith, lagos, order, orderBody, orderOf, placedOrder } from "./order-body.ts";

/** Products that make any total of the tests exactly, with ten of each in stock. */
const prices: Record<string, number> = {
  N99000: 9_900_000,
  N1000: 100_000,
  N1: 100,
  N499000: 49_900_000,
  N500: 50_000,
};
const figuresOf = (answer: Answer) => changedFigures.parse((answer.json as { data: unknown }).data);

const nothingMoved = { received: { value: 0 }, refunded: { value: 0 } };

describe.each(allDatabaseKinds)("placing an order on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(
      api.db,
      Object.entries(prices).map(([sku, price]) => ({ sku, price, stock: 10 })),
    ),
  );

  it.each([
    ["99,000", { N99000: 1 }, 99_000, 5_000, 104_000, 7_255.81],
    ["100,001", { N99000: 1, N1000: 1, N1: 1 }, 100_001, 15_000, 115_001, 8_023.33],
    ["499,000", { N499000: 1 }, 499_000, 25_000, 524_000, 36_558.14],
    ["500,000", { N499000: 1, N1000: 1 }, 500_000, 0, 500_000, 34_883.72],
  ])(
    "goods for %s naira are charged by the table, VAT named",
    async (_text, pieces, total, fee, payable, vat) => {
      const placed = orderOf(await order(api, orderBody(await cartWith(api, pieces), payable)));
      expect(placed.prices).toEqual({
        subtotal: { value: total },
        delivery_fee: { value: fee },
        grand_total: { value: total },
        payable: { value: payable },
        vat: { value: vat },
        vat_per_thousand: 75,
      });
      expect(placed.status).toBe("awaiting_payment");
    },
  );

  it("abuse 12: goods for 499,500 naira are ordered without a fee, which is set later", async () => {
    const cartId = await cartWith(api, { N499000: 1, N500: 1 });
    const placed = orderOf(await order(api, orderBody(cartId, 499_500)));
    expect(placed.status).toBe("fee_pending");
    expect(placed.prices.delivery_fee).toBeNull();
    expect(placed.prices.payable.value).toBe(499_500);
    expect(placed.payment).toEqual({
      method: "bank_transfer",
      reference: placed.number,
      status: "none",
      ...nothingMoved,
    });
    expect(placed.timeline.map((event) => event.text)).toEqual([
      "We have received your order.",
      "We will confirm the delivery fee with you before you pay.",
    ]);
  });

  it("answers with everything that a confirmation shows", async () => {
    const cartId = await cartWith(api, { N99000: 2, N1: 3 });
    const body = orderBody(cartId, 213_003, { note: "Ring twice.\nThank you." });
    const placed = orderOf(await order(api, body));
    expect(placed.number).toMatch(/^PR-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(placed.contact.phone).toBe("+2348031234567");
    expect(placed.address).toEqual(lagos);
    expect(placed.note).toBe("Ring twice.\nThank you.");
    expect(
      placed.items.map(({ sku, quantity, unit_price, row_total }) => [
        sku,
        quantity,
        unit_price,
        row_total.value,
      ]),
    ).toEqual([
      ["N99000", 2, "99000.00", 198_000],
      ["N1", 3, "1.00", 3],
    ]);
    expect(placed.items[0]?.image?.imageUrl).toBe("/media/0123456789abcdef/lamp.webp");
    expect(placed.payment).toEqual({
      status: "pending",
      ...nothingMoved,
      method: "bank_transfer",
      bank: {
        bank_name: "Sample Bank",
        account_name: "Precise Lighting (sample)",
        account_number: "0000000000",
      },
      reference: placed.number,
      pay_by: expect.any(String),
    });
  });

  it("takes the pieces out of stock, and closes the cart", async () => {
    const cartId = await cartWith(api, { N1000: 4 });
    orderOf(await order(api, orderBody(cartId, 9_000)));
    expect(await stockOf(api.db, "N1000")).toBe(6);
    expect(failureOf(await api.post("/api/cart/get", { cartId }))).toEqual({
      status: 409,
      errors: [{ code: "cart_not_active" }],
    });
    expect(failureOf(await order(api, orderBody(cartId, 9_000)))).toEqual({
      status: 409,
      errors: [{ code: "cart_not_active" }],
    });
  });

  describe("pick-up", () => {
    it("costs no delivery, and keeps no address", async () => {
      const cartId = await cartWith(api, { N99000: 1 });
      const changes = {
        delivery: { method: "pickup", showroom: "abuja" },
        payment: { method: "pay_on_delivery" },
      };
      const placed = orderOf(await order(api, orderBody(cartId, 99_000, changes)));
      expect(placed.prices.delivery_fee).toEqual({ value: 0 });
      expect(placed.address).toBeNull();
      expect(placed.delivery.showroom).toMatchObject({ id: "abuja", name: "Precise Showroom Abuja" });
      expect(placed.status).toBe("placed");
      const confirmed = await confirmByMail(api, placed.number);
      expect(confirmed.timeline.at(-1)?.text).toBe("Your order is confirmed. You pay when you collect it.");
    });

    it("is refused at a showroom that there is not", async () => {
      const cartId = await cartWith(api, { N1: 1 });
      const changes = { delivery: { method: "pickup", showroom: "atlantis" }, address: undefined };
      expect(failureOf(await order(api, orderBody(cartId, 1, changes)))).toEqual({
        status: 422,
        errors: [{ code: "unknown_showroom", field: "delivery.showroom" }],
      });
    });
  });

  describe("payment", () => {
    const onDelivery = { payment: { method: "pay_on_delivery" } };

    it("on delivery is confirmed at once for a signed-in customer", async () => {
      const cookie = await signIn(api, "ada");
      const placed = await placedOrder(api, { N99000: 2 }, 213_000, onDelivery, { cookie });
      expect(placed.status).toBe("confirmed");
      expect(placed.payment).toEqual({ method: "pay_on_delivery", status: "none", ...nothingMoved });
    });

    it.each([
      ["on delivery above 250,000 naira", { N99000: 3 }, 322_000, onDelivery],
      ["by Paystack while it is not set up", { N1000: 1 }, 6_000, { payment: { method: "paystack" } }],
    ])("abuse 39: %s is not offered, and the cart stays", async (_what, pieces, payable, changes) => {
      const cartId = await cartWith(api, pieces);
      expect(failureOf(await order(api, orderBody(cartId, payable, changes)))).toEqual({
        status: 422,
        errors: [{ code: "payment_method_not_offered", field: "payment.method" }],
      });
      orderOf(await order(api, orderBody(cartId, payable)));
    });
  });

  it("costs nothing with a code for everything, and is confirmed at once: no account to pay to, no date", async () => {
    const code = await coupon(api, { benefit: { kind: "percent", percent: 100 } });
    const cartId = await cartWith(api, { N1000: 1 });
    await putCode(api, cartId, code);
    const pickup = { method: "pickup", showroom: "lagos" };
    const placed = orderOf(await order(api, orderBody(cartId, 0, { delivery: pickup })));
    expect([placed.stage, placed.payment.status]).toEqual(["confirmed", "none"]);
    expect([placed.payment.bank, placed.payment.reference, placed.payment.pay_by]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(placed.hold).toEqual({ is_proved: true, goods: "held" });
    expect(placed.timeline.at(-1)?.text).toBe("Your order is confirmed. There is nothing to pay.");
  });

  // The embedded database has one connection: nothing waits there.
  if (kind === "postgres")
    it("says what it waited for: a busy product, or this cart's own order", async () => {
      const held = async (statement: string, values: readonly string[]) => {
        const cartId = await cartWith(api, { N1000: 1 });
        let release = () => {};
        const isOver = new Promise<void>((resolve) => {
          release = resolve;
        });
        let hasLock = () => {};
        const isLocked = new Promise<void>((resolve) => {
          hasLock = resolve;
        });
        const holding = api.db.transaction(async (tx) => {
          await tx.query(statement, [...values, ...(statement.includes("cart") ? [hashCartId(cartId)] : [])]);
          hasLock();
          await isOver;
        });
        await isLocked;
        const answer = await order(api, orderBody(cartId, 6_000));
        release();
        await holding;
        return [answer.status, failureOf(answer).errors[0]?.code, answer.headers.get("retry-after")];
      };
      const product = "select 1 from product where sku = $1 for update";
      expect(await held(product, ["N1000"])).toEqual([503, "unavailable", "2"]);
      const cart = "select 1 from cart where id_hash = $1 for update";
      expect(await held(cart, [])).toEqual([409, "idempotency_in_progress", "2"]);
    }, 30_000);

  describe("is refused, and changes nothing,", () => {
    it("when the shopper saw another total: the new figures come with the answer", async () => {
      const cartId = await cartWith(api, { N99000: 1 });
      await putProducts(api.db, [{ sku: "N99000", price: 12_000_000, stock: 10 }]);
      const answer = await order(api, orderBody(cartId, 104_000));
      expect(failureOf(answer)).toEqual({
        status: 409,
        errors: [{ code: "figures_changed", field: "accepted_total" }],
      });
      expect(figuresOf(answer)).toEqual({
        prices: {
          subtotal: { value: 120_000 },
          delivery_fee: { value: 15_000 },
          grand_total: { value: 120_000 },
          payable: { value: 135_000 },
          vat: { value: 9_418.6 },
          vat_per_thousand: 75,
        },
        notices: ["The price of Lamp N99000 is now ₦120,000; it was ₦99,000."],
      });
      expect(await stockOf(api.db, "N99000")).toBe(10);
      orderOf(await order(api, orderBody(cartId, 135_000)));
    });

    it("when a product is no longer sold: it is left out of the new figures", async () => {
      const cartId = await cartWith(api, { N99000: 1, N1000: 1 });
      await withdraw(api.db, "N1000");
      const figures = figuresOf(await order(api, orderBody(cartId, 105_000)));
      expect(figures.prices.payable.value).toBe(104_000);
      expect(figures.notices).toEqual(["We no longer sell Lamp N1000. Your total does not include it."]);
      expect(orderOf(await order(api, orderBody(cartId, 104_000))).items).toHaveLength(1);
    });

    it("when stock is short: every product is named", async () => {
      const cartId = await cartWith(api, { N1000: 5, N1: 5 });
      await putProducts(api.db, [
        { sku: "N1000", price: 100_000, stock: 2 },
        { sku: "N1", price: 100, stock: 0 },
      ]);
      const answer = await order(api, orderBody(cartId, 10_005));
      expect(failureOf(answer)).toEqual({
        status: 422,
        errors: [{ code: "out_of_stock" }, { code: "out_of_stock" }],
      });
      expect(answer.text).toContain("Lamp N1000: only 2 in stock. Your cart has 5.");
      expect((await api.post("/api/cart/get", { cartId })).status).toBe(200);
    });

    it("when the cart is empty, or is not there", async () => {
      const cartId = await cartWith(api, { N1: 1 });
      await api.post("/api/cart/remove", { cartId, sku: "N1" });
      expect(failureOf(await order(api, orderBody(cartId, 0)))).toEqual({
        status: 422,
        errors: [{ code: "cart_empty", field: "cartId" }],
      });
      expect(failureOf(await order(api, orderBody("none", 0)))).toEqual({
        status: 404,
        errors: [{ code: "cart_not_found", field: "cartId" }],
      });
    });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ["no address for delivery", { address: undefined }, "address", "invalid_input"],
    ["an area of another state", { address: { ...lagos, lga: "Dala" } }, "address.lga", "bad_area"],
    ["a state that is none", { address: { ...lagos, state: "Texas" } }, "address.state", "invalid_input"],
    [
      "a land line",
      { contact: { email: "a@b.ng", firstname: "A", lastname: "B", phone: "01 234 5678" } },
      "contact.phone",
      "bad_phone",
    ],
    [
      "no e-mail",
      { contact: { firstname: "A", lastname: "B", phone: "08031234567" } },
      "contact.email",
      "invalid_input",
    ],
    ["a price of its own", { items: [{ sku: "N1", price: 1 }] }, "items", "unknown_key"],
    ["a fee of its own", { delivery: { method: "delivery", fee: 0 } }, "delivery.fee", "unknown_key"],
    ["a negative total", { accepted_total: -1 }, "accepted_total", "invalid_input"],
    ["a total as text", { accepted_total: "104000" }, "accepted_total", "invalid_input"],
    ["a control character", { note: "a\u0000b" }, "note", "invalid_input"],
    ["a note of 10 kB", { note: "a".repeat(10_000) }, "note", "invalid_input"],
  ])("with %s is 400 and names the field", async (_what, changes, field, code) => {
    const answer = await order(api, orderBody("some-cart", 104_000, changes));
    expect(failureOf(answer)).toEqual({ status: 400, errors: [{ code, field }] });
  });
});
