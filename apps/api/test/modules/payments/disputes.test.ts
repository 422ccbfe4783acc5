import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { move } from "../orders/order-acts-calls.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

describe("a payment of ₦63,500 that a customer's bank disputes", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

  const disputed = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    for (const what of ["succeed", "dispute"]) {
      await shop.act(reference, { do: what });
      await shop.work();
    }
    return { number, reference };
  };
  const kindsOf = async (number: string) =>
    (
      await shop.api.db.query<{ kind: string }>(
        `select r.kind from payment_receipt r join payment_allocation a on a.receipt_id = r.id
         join shop_order o on o.id = a.order_id where o.number = $1 order by r.id`,
        [number],
      )
    ).map(({ kind }) => kind);
  const pack = (number: string) => move(shop.api, number, { to: "packed" });

  it("is taken back and held while it is open, and the shop is told until when to answer", async () => {
    const { number, reference } = await disputed();
    expect(await kindsOf(number)).toEqual(["received", "chargeback"]);
    expect(await pack(number)).toEqual({ ok: false, code: "money-taken-back" });
    expect((await shop.alarms()).at(-1)).toMatch(/disputes ₦63,500 .* by .*: silence counts as a yes/);
    const [listed] = (await operatorAt(shop.api).ask("payments.disputes", {})) as {
      reference: string;
      due_at: Date;
    }[];
    expect(listed?.reference).toBe(reference);
    expect(listed?.due_at).toBeInstanceOf(Date);
  });

  it("is reminded of by further mails, and is booked once", async () => {
    const { number, reference } = await disputed();
    await shop.control("/clock", { advance_seconds: 5 * 3_600 });
    await shop.work();
    await shop.control("/webhooks/resend", { reference, times: 5 });
    await shop.work();
    expect(await kindsOf(number)).toEqual(["received", "chargeback"]);
  });

  it("is ours again when we win, and the goods may go", async () => {
    const { number, reference } = await disputed();
    await shop.act(reference, { do: "dispute_won" });
    await shop.work();
    expect(await kindsOf(number)).toEqual(["received", "chargeback", "chargeback_won"]);
    expect((await pack(number)).ok).toBe(true);
  });

  it("stays away when nobody answered, and is no reversal besides", async () => {
    const { number, reference } = await disputed();
    await shop.act(reference, { do: "dispute_lost" });
    await shop.work();
    await shop.api.db.query("update payment_attempt set next_check_at = now() where reference = $1", [
      reference,
    ]);
    await shop.work();
    expect(await kindsOf(number)).toEqual(["received", "chargeback"]);
    expect(standingOf(await shop.track(number)).slice(2)).toEqual([63_500, 63_500]);
    expect((await shop.alarms()).at(-1)).toContain("the money is gone");
  });

  it("stays as decided when the event that it was opened comes last", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    await shop.act(reference, { do: "dispute", webhook: "never" });
    await shop.act(reference, { do: "dispute_won" });
    await shop.work();
    await shop.control("/webhooks/resend", { reference, event: "charge.dispute.create" });
    await shop.work();
    expect(await kindsOf(number)).toEqual(["received", "chargeback", "chargeback_won"]);
    expect((await pack(number)).ok).toBe(true);
  });
});
