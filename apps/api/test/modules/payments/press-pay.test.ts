import { err } from "@precise/cart-core/result";
import { failureBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import type { Answer } from "../../fixtures/start-test-api.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

describe("pressing Pay on an order of ₦63,500", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));

  const place = async (more = {}) => (await shop.place({ LAMP: 1 }, 63_500, more)).number;
  const press = (number: string, key?: string) => shop.press(number, 63_500, key);
  const attempts = async (number: string) =>
    (await operatorAt(shop.api, shop.online).list(number)).attempts.map(({ status }) => status);
  /** Status, code, field and words of a refusal. */
  const refusalOf = ({ status, json }: Answer) => {
    const [error] = failureBody.parse(json).errors;
    return [status, error?.code, error?.field, error?.message];
  };
  const write = (column: string) => (number: string) =>
    shop.api.db.query(`update shop_order set ${column} where number = $1`, [number]);
  const pay = async (number: string) => {
    const { reference } = startedOf(await press(number));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
  };

  it("asks the service for a page of the order, for a day, that leads back to it", async () => {
    const start = vi.spyOn(shop.online.provider, "start");
    const number = await place();
    const { reference, url, expires_at, status } = startedOf(await press(number));
    expect(start).toHaveBeenCalledExactlyOnceWith({
      reference,
      amount: 6_350_000,
      email: contact.email,
      returnUrl: `http://shop.test/order/${number}`,
      cancelUrl: `http://shop.test/pay/${number}`,
      note: `Order ${number}`,
    });
    expect([url.startsWith(shop.url()), status]).toEqual([true, "open"]);
    const hours = (Date.parse(expires_at ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it.each([
    ["goes by bank transfer", { payment: { method: "bank_transfer" } }, undefined, "is not paid online."],
    ["was cancelled", {}, write("status = 'cancelled'"), "was cancelled. Place it again to pay for it."],
    ["is paid", {}, pay, "is paid already."],
  ] as const)("is refused where it %s", async (_name, more, prepare, words) => {
    const number = await place(more);
    await prepare?.(number);
    const message = `This order ${words}`;
    expect(refusalOf(await press(number))).toEqual([409, "order_not_payable", "number", message]);
  });

  it("is refused while the order waits for its delivery fee, also with money in it", async () => {
    const number = await place();
    await write("status = 'fee_pending'")(number);
    const nothing = [409, "order_not_payable", "number", "There is nothing to pay for this order now."];
    expect(refusalOf(await press(number))).toEqual(nothing);
    await operatorAt(shop.api, shop.online).note(number, 10_000, `TRF-${number}`, { provider: "bank" });
    await write("status = 'fee_pending'")(number);
    expect(refusalOf(await shop.press(number, 53_500))).toEqual(nothing);
  });

  it("is refused without an e-mail address, which the service needs", async () => {
    const number = await place();
    const start = vi.spyOn(shop.online.provider, "start");
    await write("email = ''")(number);
    const message =
      "Paying online needs an e-mail address: the payment service sends its receipt there. Choose another way to pay.";
    expect(refusalOf(await press(number))).toEqual([409, "order_not_payable", "number", message]);
    expect(start).not.toHaveBeenCalled();
  });

  it("finds no order of another e-mail address", async () => {
    const number = await place();
    const answer = await shop.press(number, 63_500, undefined, "bola@example.com");
    const message = "We found no order with this number and e-mail.";
    expect(refusalOf(answer)).toEqual([404, "not_found", undefined, message]);
  });

  it("takes no other total than the order's, and tells the figures of now", async () => {
    const number = await place();
    const answer = await shop.press(number, 63_499);
    const message = "The amount to pay is now ₦63,500. Check it and try again.";
    expect(refusalOf(answer)).toEqual([409, "figures_changed", "accepted_total", message]);
    expect(failureBody.parse(answer.json).data).toMatchObject({
      prices: { payable: { value: 63_500 } },
      notices: [],
    });
    expect(await attempts(number)).toEqual([]);
  });

  it("with a key of before answers the same page, and is refused with another total", async () => {
    const number = await place();
    const key = `a-key-of-${number}`;
    const first = startedOf(await press(number, key));
    expect(startedOf(await press(number, key))).toEqual(first);
    const other = await shop.press(number, 63_501, key);
    expect(refusalOf(other).slice(0, 2)).toEqual([422, "idempotency_key_reused"]);
  });

  it("that the service refuses is told, and the next press begins anew", async () => {
    vi.spyOn(shop.online.provider, "start").mockResolvedValueOnce(err("refused"));
    const number = await place();
    const message = "We cannot take this payment online. Call or write to us, and we will help you to pay.";
    expect(refusalOf(await press(number))).toEqual([422, "payment_refused", undefined, message]);
    expect((await shop.track(number)).payment.attempts).toMatchObject([
      { status: "failed", message: "Paystack refused it." },
    ]);
    expect(startedOf(await press(number)).reference).toMatch(new RegExp(`^${number}-2-`));
    expect((await attempts(number)).toSorted()).toEqual(["failed", "open"]);
  });

  it("leaves an attempt that never got its page and ends within a minute", async () => {
    vi.spyOn(shop.online.provider, "start").mockResolvedValueOnce(err("unavailable"));
    const number = await place();
    await press(number);
    await shop.api.db.query(
      `update payment_attempt set expires_at = now() + interval '59 seconds'
       where order_id = (select id from shop_order where number = $1)`,
      [number],
    );
    expect(startedOf(await press(number)).reference).toMatch(new RegExp(`^${number}-2-`));
    expect((await attempts(number)).toSorted()).toEqual(["abandoned", "open"]);
  });

  it("finds the order paid where the page that was lost was paid on", async () => {
    const number = await place();
    const { reference } = startedOf(await press(number));
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await shop.api.db.query(
      "update payment_attempt set status = 'created', url = null, starting_until = null where reference = $1",
      [reference],
    );
    expect(refusalOf(await press(number))[3]).toBe("This order is paid already.");
    expect(await attempts(number)).toEqual(["succeeded"]);
  });

  it("brings no page of an order that is cancelled while the service is asked for it", async () => {
    const { provider } = shop.online;
    const start = provider.start.bind(provider);
    const number = await place();
    vi.spyOn(provider, "start").mockImplementationOnce(async (payment) => {
      const started = await start(payment);
      await operatorAt(shop.api, shop.online).cancel(number);
      return started;
    });
    expect(refusalOf(await press(number))[3]).toBe("This order was cancelled. Place it again to pay for it.");
    expect(await attempts(number)).toEqual(["abandoned"]);
  });

  it("that the service does not answer says that nothing was taken, and can be pressed again at once", async () => {
    vi.spyOn(shop.online.provider, "start").mockResolvedValueOnce(err("unavailable"));
    const number = await place();
    const answer = await press(number);
    const message = "Paystack does not answer at the moment. Nothing was taken. Try again in a moment.";
    expect(refusalOf(answer)).toEqual([503, "unavailable", undefined, message]);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(startedOf(await press(number)).reference).toMatch(new RegExp(`^${number}-1-`));
  });

  it("under a reference that the service knows leaves it, and begins anew", async () => {
    vi.spyOn(shop.online.provider, "start").mockResolvedValueOnce(err("duplicate"));
    const number = await place();
    expect(startedOf(await press(number)).reference).toMatch(new RegExp(`^${number}-2-`));
    expect((await attempts(number)).toSorted()).toEqual(["abandoned", "open"]);
  });

  it("under a reference that the service knows waits where it does not say more, and goes on with it", async () => {
    const { provider } = shop.online;
    vi.spyOn(provider, "start").mockResolvedValueOnce(err("duplicate"));
    vi.spyOn(provider, "look").mockResolvedValueOnce(err("unavailable"));
    const number = await place();
    expect((await press(number)).status).toBe(503);
    expect(await attempts(number)).toEqual(["created"]);
    expect(startedOf(await press(number)).reference).toMatch(new RegExp(`^${number}-1-`));
  });

  it("gives up after two references that the service knows", async () => {
    const start = vi.spyOn(shop.online.provider, "start").mockResolvedValue(err("duplicate"));
    expect((await press(await place())).status).toBe(503);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("begins nothing new while the service does not say what became of the last attempt", async () => {
    const number = await place();
    const { reference } = startedOf(await press(number));
    await shop.act(reference, { do: "fail" });
    await shop.look(number, reference);
    vi.spyOn(shop.online.provider, "look").mockResolvedValue(err("unavailable"));
    const start = vi.spyOn(shop.online.provider, "start");
    expect((await press(number)).status).toBe(503);
    expect(start).not.toHaveBeenCalled();
  });

  it("finds the order paid where the last attempt succeeded meanwhile", async () => {
    const number = await place();
    const { reference } = startedOf(await press(number));
    await shop.act(reference, { do: "fail" });
    await shop.look(number, reference);
    await shop.act(reference, { do: "succeed", webhook: "never" });
    expect(refusalOf(await press(number))[3]).toBe("This order is paid already.");
    expect(await attempts(number)).toEqual(["succeeded"]);
  });

  it("leaves the page of another amount, and one that a person looks at", async () => {
    const number = await place();
    const first = startedOf(await press(number));
    await write("delivery_fee_kobo = delivery_fee_kobo + 100, payable_kobo = payable_kobo + 100")(number);
    const second = startedOf(await shop.press(number, 63_501));
    expect(second.reference).not.toBe(first.reference);
    await shop.act(second.reference, { do: "succeed", amount: 6_350_000 });
    await shop.work();
    const third = startedOf(await shop.press(number, 63_501));
    expect(third.reference).toMatch(new RegExp(`^${number}-3-`));
    expect((await attempts(number)).toSorted()).toEqual(["abandoned", "abandoned", "open"]);
  });

  describe("while another press asks for the page", () => {
    /** The first press waits for the service, and the second for the first, until the service answers. */
    async function pressedTwice(number: string, answer: "ok" | "refused" | "unavailable") {
      const { provider } = shop.online;
      const start = provider.start.bind(provider);
      const arrived = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      const spied = vi.spyOn(provider, "start").mockImplementationOnce(async (payment) => {
        arrived.resolve();
        await answered.promise;
        return answer === "ok" ? start(payment) : err(answer);
      });
      const first = press(number);
      await arrived.promise;
      const reads = vi.spyOn(shop.api.db, "query");
      const second = press(number);
      // Outside of any transaction attempts are read by what waits for one.
      const isWaiting = () => reads.mock.calls.some(([sql]) => sql.includes("from payment_attempt"));
      await expect.poll(isWaiting).toBe(true);
      answered.resolve();
      return { first: await first, second: await second, starts: spied.mock.calls.length };
    }

    it("waits for it, and gets the same page", async () => {
      const { first, second, starts } = await pressedTwice(await place(), "ok");
      expect([startedOf(second), starts]).toEqual([startedOf(first), 1]);
    });

    it.each([
      ["refused", 2],
      ["unavailable", 1],
    ] as const)("asks for one itself once that was %s, under reference %i", async (answer, turn) => {
      const number = await place();
      const { first, second, starts } = await pressedTwice(number, answer);
      expect(first.status).toBeGreaterThanOrEqual(400);
      expect(startedOf(second).reference).toMatch(new RegExp(`^${number}-${turn}-`));
      expect(starts).toBe(2);
    });
  });
});
