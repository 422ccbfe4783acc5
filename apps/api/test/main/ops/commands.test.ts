import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { addJobs, claimDueJob, noteFailed } from "#api/platform/jobs/job-rows.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { mailsFor, track } from "../../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";

describe.each(databaseKinds)("operators' commands on %s", (kind) => {
  let api: TestApi;
  let commands: AdminCommands;
  beforeAll(async () => {
    api = await startTestApi(kind);
    commands = operatorCommands({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "GAP", price: 49_950_000, stock: 100 },
    ]),
  );
  const by = "Ngozi (shop)";
  const ask = async (command: string, input: object) => {
    const run = commands[command];
    if (!run) throw new Error(`no command ${command}`);
    return run(input, () => undefined);
  };
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 6_000)).number;
  const lastAudit = async (subject: string) => {
    const [entry] = (await ask("audit.list", { subject, limit: 1 })) as {
      at: Date;
      id: number;
      reason: null;
    }[];
    const { at, id: _id, reason: _reason, ...rest } = entry ?? expect.fail("nothing was noted");
    expect(Math.abs(Date.now() - new Date(at).getTime())).toBeLessThan(60_000);
    return rest;
  };

  it("move an order with every step noted: who, before, after", async () => {
    const number = await place();
    await ask("orders.confirm-transfer", { number, amount: 6_000, reference: "FT24-1", by });
    expect(await lastAudit(number)).toEqual({
      actor: by,
      request_id: null,
      act: "orders.confirm-transfer",
      subject: number,
      before: { stage: "awaiting_payment", payable: 6_000, payment: "pending", received: 0 },
      after: {
        stage: "confirmed",
        payable: 6_000,
        payment: "paid",
        received: 6_000,
        amount: 6_000,
        reference: "FT24-1",
        provider: "bank",
      },
    });
    await ask("orders.move", { number: number.toLowerCase(), to: "packed", restocks: false, by });
    await ask("deliveries.dispatch", { number, to: { carrier: "Courier 1" }, by });
    expect((await track(api, number)).stage).toBe("shipped");
    const shown = (await ask("orders.show", { number })) as { audit: unknown[] };
    expect(shown.audit).toHaveLength(3);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "payment_confirmed", "shipped"]);
  });

  it("list the jobs, the mails as one of them", async () => {
    await api.db.query("truncate mail_outbox cascade");
    await place();
    await addJobs(api.db, ["sweep_carts"]);
    const claimed = await claimDueJob(api.db, ["sweep_carts"]);
    if (claimed) {
      await noteFailed(api.db, claimed, { reason: "no disk", dueInMilliseconds: 60_000, isDead: true });
    }
    await api.db.query("update mail_outbox set last_error = 'refused', state = 'dead'");
    expect(await ask("jobs.list", {})).toMatchObject([
      { name: "mail", due_at: null, done_at: null, attempts: 2, last_error: "refused" },
      { name: "sweep_carts", done_at: null, dead_since: expect.any(Date), last_error: "no disk" },
    ]);
    await api.db.query("truncate mail_outbox cascade");
  });

  it("propose a fee, and note it", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    await ask("orders.set-delivery-fee", { number, fee: 25_000, by });
    expect((await track(api, number)).fee_proposal?.payable.value).toBe(524_500);
    expect(await lastAudit(number)).toMatchObject({
      after: { stage: "fee_proposed", payable: 499_500, proposed_fee: 25_000 },
    });
  });

  it("confirm a guest's order by phone: it is proved, confirmed, held, noted and listed", async () => {
    const { number } = await placedOrder(api, { LAMP: 25 }, 30_000, {
      payment: { method: "pay_on_delivery" },
    });
    const listed = async () => {
      const orders = (await ask("orders.list", { limit: 50 })) as { number: string }[];
      return orders.find((order) => order.number === number);
    };
    expect(await listed()).toMatchObject({
      stage: "placed",
      is_proved: false,
      goods: "waiting",
      hold_until: null,
    });
    await ask("orders.confirm-by-phone", { number, by });
    expect(await lastAudit(number)).toEqual({
      actor: by,
      request_id: null,
      act: "orders.confirm-by-phone",
      subject: number,
      before: { stage: "placed", proved: false, goods: "waiting" },
      after: { stage: "confirmed", proved: true, goods: "held" },
    });
    expect([await stockOf(api.db, "LAMP"), await listed()]).toMatchObject([
      75,
      { is_proved: true, goods: "held" },
    ]);
    await expect(ask("orders.confirm-by-phone", { number, by })).rejects.toThrow(
      "There is nothing to confirm",
    );
  });

  it("propose no fee for goods that were sold meanwhile, and name them", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    await ask("orders.confirm-by-phone", { number, by });
    await api.db.query("update shop_order set goods = 'free', hold_until = null where number = $1", [number]);
    await putProducts(api.db, [{ sku: "GAP", price: 49_950_000, stock: 0 }]);
    await expect(ask("orders.set-delivery-fee", { number, fee: 5_000, by })).rejects.toThrow("Lamp GAP");
    expect((await track(api, number)).stage).toBe("fee_pending");
  });

  it("list until when an order waits whose fee we owe", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    const [order] = (await ask("orders.list", { stage: "fee_pending", limit: 1 })) as {
      number: string;
      respond_by: Date;
    }[];
    expect(order?.number).toBe(number);
    const hours = (new Date(order?.respond_by ?? 0).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
  });

  it("cancel an order: goods go back, and it is noted", async () => {
    const number = await place();
    await ask("orders.cancel", { number, detail: "The lamp broke in our hands.", by });
    expect(await stockOf(api.db, "LAMP")).toBe(100);
    expect((await track(api, number)).timeline.at(-1)?.text).toBe(
      "We cancelled the order. The lamp broke in our hands.",
    );
  });

  it("refuse what the table does not allow, say what it does, and note nothing", async () => {
    const number = await place();
    await expect(ask("orders.move", { number, to: "shipped", restocks: false, by })).rejects.toThrow(
      `${number} is awaiting_payment and cannot become shipped; it can become: confirmed, cancelled.`,
    );
    await expect(ask("orders.move", { number, to: "packed", restocks: true, by })).rejects.toThrow(
      "Only returned goods can go back on sale.",
    );
    await expect(ask("orders.show", { number: "PR-00000000" })).rejects.toThrow("no order");
    await expect(ask("orders.set-delivery-fee", { number, fee: -1, by })).rejects.toThrow("<naira>");
    expect(await ask("audit.list", { subject: number, limit: 10 })).toEqual([]);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
  });

  it("confirm no order whose money is missing: it is recorded with its amount and reference", async () => {
    const number = await place();
    const moved = () => ask("orders.move", { number, to: "confirmed", restocks: false, by });
    const words = `${number} waits for its money: record it with payments confirm ${number}. Nothing was changed.`;
    await expect(moved()).rejects.toThrow(words);
    await ask("orders.cancel", { number, by });
    await expect(moved()).rejects.toThrow(words);
    const receipts =
      "select 1 from payment_allocation a join shop_order o on o.id = a.order_id where o.number = $1";
    expect(await api.db.query(receipts, [number])).toEqual([]);
    await ask("payments.confirm", { number, reference: "FT24-LATE", accepted: ["amount", "at"], by });
    expect((await track(api, number)).stage).toBe("confirmed");
  });

  it("of another release are distinguished from wrong ones", async () => {
    await expect(ask("orders.list", { limit: 5, colour: "red" })).rejects.toThrow(
      "The running API does not know colour: it may be another release than this command.",
    );
  });

  it("list orders by stage, newest first", async () => {
    const number = await place();
    const listed = (await ask("orders.list", { stage: "awaiting_payment", limit: 1 })) as object[];
    expect(listed).toMatchObject([{ number, stage: "awaiting_payment", name: "Ada Obi", payable: 6_000 }]);
    expect(await ask("orders.list", { email: "nobody@example.com", limit: 5 })).toEqual([]);
  });

  it("set stock, which shows at once, and note what it was", async () => {
    await ask("stock.set", { sku: "LAMP", quantity: 3, by });
    expect(await stockOf(api.db, "LAMP")).toBe(3);
    expect(await lastAudit("LAMP")).toMatchObject({ before: { stock: 100 }, after: { stock: 3 } });
    await api.refreshCatalogue();
    const shown = await api.post("/api/product/productbyids", { skus: ["LAMP"] });
    expect(shown.text).toContain('"stock_status":"LOW_STOCK"');
    await expect(ask("stock.set", { sku: "NONE", quantity: 1, by })).rejects.toThrow("no product");
  });

  it("make, list and disable coupons", async () => {
    const coupon = await ask("coupons.create", {
      code: "OPEN-DAY",
      label: "Open day",
      benefit: { kind: "amount", naira: 2_500 },
      minimum: { naira: 50_000, isExclusive: false },
      firstOrderOnly: false,
      maxUses: 10,
      by,
    });
    expect(coupon).toMatchObject({ code: "OPEN-DAY", amount: 2_500, minimum: 50_000, state: "usable" });
    const again = {
      code: "OPEN-DAY",
      label: "x",
      benefit: { kind: "free_delivery" },
      firstOrderOnly: false,
      by,
    };
    await expect(ask("coupons.create", again)).rejects.toThrow("already");
    await ask("coupons.disable", { code: "open day", by });
    expect(await lastAudit("OPEN-DAY")).toMatchObject({
      before: { state: "usable" },
      after: { state: "disabled" },
    });
    const usable = (await ask("coupons.list", { usableOnly: true, limit: 10 })) as { code: string }[];
    expect(usable.map(({ code }) => code)).not.toContain("OPEN-DAY");
  });

  it("mail a code to the address that it is bound to, and to no other", async () => {
    const request = {
      code: "SORRY-ADA",
      label: "Sorry",
      benefit: { kind: "percent", percent: 10 },
      firstOrderOnly: false,
      maxUses: 1,
      mails: true,
      by,
    };
    await expect(ask("coupons.create", request)).rejects.toThrow("give one");
    await ask("coupons.create", { ...request, boundEmail: "ada@example.com" });
    const mails = await api.db.query(
      "select recipient, content->'voucher' as voucher from mail_outbox where kind = 'voucher'",
    );
    expect(mails).toEqual([
      {
        recipient: "ada@example.com",
        voucher: {
          code: "SORRY-ADA",
          benefit: { kind: "percent", percent: 10 },
          is_bound: true,
          first_order_only: false,
          single_use: true,
        },
      },
    ]);
  });

  it("list and retry mails", async () => {
    const number = await place();
    await api.db.query("update mail_outbox set state = 'dead' where event_key like $1", [
      `order:${number}:%`,
    ]);
    const dead = (await ask("outbox.list", { state: "dead", limit: 5 })) as { id: number }[];
    expect(await ask("outbox.retry", { which: dead[0]?.id, by })).toEqual({ retried: 1 });
    expect(await ask("outbox.list", { state: "dead", limit: 5 })).toEqual([]);
  });

  it("export the newsletter, and note that addresses left the shop", async () => {
    await api.post("/api/newsletter/subscribe", { email: "ada@example.com" });
    expect(await ask("newsletter.export", { everybody: false, by })).toMatchObject({
      people: 1,
      rows: [{ email: "ada@example.com", status: "subscribed" }],
    });
    expect(await lastAudit("newsletter")).toMatchObject({ after: { people: 1 } });
  });
});
