import { kobo } from "@precise/cart-core/money";
import { err } from "@precise/cart-core/result";
import { readRefundAccount } from "@precise/contract/shop/orders/refund-accounts";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { refundAccountPath } from "#api/modules/orders/online/refund-account-link.ts";
import { bookRefund } from "#api/modules/orders/online/run-refund.ts";
import { settleAttempt } from "#api/modules/orders/online/settle-attempt.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import type { Answer } from "../../fixtures/start-test-api.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

const account = { bank_code: "057", account_number: "3061526789" };
const accountName = "WILLIAMS TERSOO OLUWASEUN";
const path = "/api/orders/refund-account";
let lastRef = 700_000;

describe("a payer who names the account of a refund of ₦63,500", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));

  const tokenOf = (purpose: "refund-account" | "refund-account-stop", refund: number, turn = 1) =>
    refundAccountPath(shop.api.links, purpose, { refund, turn }, new Date()).split("/").at(-1) ?? "";
  /** A refund that its bank did not take, of an order of someone whose account it is unless they are named otherwise. */
  async function needing(firstname = "Williams", lastname = "Tersoo") {
    const more = { contact: { ...contact, firstname, lastname } };
    const { number } = await shop.place({ LAMP: 1 }, 63_500, more);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await settleAttempt(shop.api.db, shop.online, reference);
    await operatorAt(shop.api, shop.online).refund(number, 63_500);
    const [row] = await shop.api.db.query<{ id: number }>(
      "select f.id from payment_refund f join shop_order o on o.id = f.order_id where o.number = $1",
      [number],
    );
    const id = row?.id ?? 0;
    lastRef += 1;
    const look = { refundRef: String(lastRef), amount: kobo(6_350_000), expectedAt: null };
    await bookRefund(shop.api.db, shop.online, id, { ...look, state: "needs_account" });
    return { number, id, token: tokenOf("refund-account", id), stop: tokenOf("refund-account-stop", id) };
  }
  const name = (token: string, more: object = {}) =>
    shop.api.post(path, { token, ...account, account_name: accountName, ...more });
  const check = (token: string, more: object = {}) =>
    shop.api.post(`${path}/check`, { token, ...account, ...more });
  const refusalOf = ({ status, json }: Answer) => {
    const [error] = failureBody.parse(json).errors;
    return [status, error?.code, error?.field, error?.message];
  };
  const seen = async (token: string) =>
    successBody(readRefundAccount.data).parse((await shop.api.post(`${path}/read`, { token })).json).data
      .refund;
  const lastText = async (number: string) => (await shop.track(number)).timeline.at(-1)?.text;
  const auditOf = (number: string, act: string) =>
    shop.api.db.query("select actor, before, after from audit_list where subject = $1 and act = $2", [
      number,
      act,
    ]);

  it("sees its order and sum before, and may only name one", async () => {
    const { number, token, stop } = await needing();
    expect(await seen(token)).toEqual({ number, amount: { value: 63_500 }, may: "name" });
    expect(await seen(stop)).toEqual({ number, amount: { value: 63_500 }, may: "nothing" });
  });

  it.each([
    ["check", (token: string, more: object) => check(token, more)],
    ["name", (token: string, more: object) => name(token, more)],
  ])("hears where bank or number are wrong, or nobody can be asked: %s", async (_call, call) => {
    const { token } = await needing();
    expect(refusalOf(await call(token, { bank_code: "999" }))).toEqual([
      ...[422, "unknown_account", "bank_code", "Choose a bank from the list."],
    ]);
    const { provider } = shop.online;
    vi.spyOn(provider, "accountName").mockResolvedValueOnce(err("unknown"));
    expect(refusalOf(await call(token, {}))).toEqual([
      ...[422, "unknown_account", "account_number"],
      "The bank has no account with this number. Check the number and the bank.",
    ]);
    const notReached = [
      503,
      "unavailable",
      undefined,
      "Paystack does not answer at the moment. Try again in a moment.",
    ];
    vi.spyOn(provider, "accountName").mockResolvedValueOnce(err("unavailable"));
    expect(refusalOf(await call(token, {}))).toEqual(notReached);
    vi.spyOn(provider, "banks").mockResolvedValueOnce(err("unavailable"));
    expect(refusalOf(await call(token, {}))).toEqual(notReached);
    expect((await seen(token)).may).toBe("name");
  });

  it("reads the name and the bank back before, and must agree to the name of that moment", async () => {
    const { token } = await needing();
    expect((await check(token)).json).toMatchObject({
      data: {
        account_name: accountName,
        bank_name: expect.stringContaining("Zenith"),
        amount: { value: 63_500 },
      },
    });
    expect(refusalOf(await name(token, { account_name: "SOMEBODY ELSE" }))).toEqual([
      ...[409, "figures_changed", "account_name"],
      `The account is in the name of ${accountName}. Check it again.`,
    ]);
  });

  it("uses a link once, and hears that it is used up", async () => {
    const { token } = await needing();
    await name(token);
    const usedUp = [
      ...[409, "refund_needs_no_account", "token"],
      "This link is used up: see our latest e-mail, or how the refund stands.",
    ];
    expect([refusalOf(await name(token)), refusalOf(await check(token))]).toEqual([usedUp, usedUp]);
  });

  it("finds nothing behind a link that was made up", async () => {
    const notFound = [404, "not_found", undefined, "This link is not valid or has expired."];
    for (const call of [
      check("made.up"),
      name("made.up"),
      shop.api.post(`${path}/read`, { token: "made.up" }),
    ])
      expect(refusalOf(await call)).toEqual(notFound);
  });

  it("is mailed when it goes, for an hour's time to stop it, and the audit keeps it without its number", async () => {
    const { number, id, token } = await needing();
    const alarms = await shop.alarms();
    await name(token);
    expect(await shop.alarms()).toEqual(alarms);
    const [mail] = await shop.api.db.query<{ naira: number; account: { goes_at: string } }>(
      `select (content->>'naira')::int as naira, content->'account' as account from mail_outbox
       where kind = 'refund_account_named' and event_key like $1`,
      [`order:${number}:%`],
    );
    expect(mail).toEqual({
      naira: 63_500,
      account: {
        refund: id,
        turn: 1,
        ending: "6789",
        initials: "W. T. O.",
        asks: false,
        goes_at: expect.any(String),
      },
    });
    const minutes = (Date.parse(mail?.account.goes_at ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);
    expect((await seen(token)).account?.goes_at).toBe(mail?.account.goes_at);
    expect(await auditOf(number, "payments.account-name")).toEqual([
      {
        actor: expect.stringContaining("the link of the e-mail"),
        before: null,
        after: { account: "****6789, W. T. O.", state: "waits" },
      },
    ]);
  });

  it("in another name is told that we look at it first, and the shop reads so", async () => {
    const { number, token } = await needing("Ada", "Obi");
    await name(token);
    expect(await lastText(number)).toBe(
      "₦63,500 goes to the account ****6789, W. T. O. We look at its name first.",
    );
    expect((await shop.alarms()).at(-1)).toBe(
      "A refund of ₦63,500 was given an account in another name than the buyer's. Look at it under refunds.",
    );
    const [mail] = await shop.api.db.query(
      "select content->'account'->'asks' as asks from mail_outbox where kind = 'refund_account_named' and event_key like $1",
      [`order:${number}:%`],
    );
    expect(mail).toEqual({ asks: true });
  });

  it.each([
    ["in their own name", "Williams", "Tersoo", "waits"],
    ["in another name", "Ada", "Obi", "asks"],
  ])("stops it %s, and everybody reads so", async (_what, firstname, lastname, state) => {
    const { number, id, token, stop } = await needing(firstname, lastname);
    await name(token);
    expect(await seen(stop)).toMatchObject({ may: "stop", account: { state } });
    expect((await shop.api.post(`${path}/stop`, { token: stop })).status).toBe(200);
    expect(await lastText(number)).toBe(
      "You stopped the refund of ₦63,500 to the account ****6789, W. T. O.",
    );
    expect((await shop.alarms()).at(-1)).toBe(
      "Its payer stopped the refund of ₦63,500 to the account ****6789, W. T. O. Call them: someone else may have named it.",
    );
    expect(await auditOf(number, "payments.account-stop")).toMatchObject([
      { before: null, after: { account: "****6789, W. T. O." } },
    ]);
    expect(await seen(stop)).toMatchObject({ may: "nothing", account: { state: "stopped" } });
    expect(refusalOf(await shop.api.post(`${path}/stop`, { token: stop })).slice(0, 3)).toEqual([
      ...[409, "refund_needs_no_account", "token"],
    ]);
    expect((await seen(tokenOf("refund-account", id, 2))).may).toBe("name");
  });

  it("stops nothing before it is named", async () => {
    const { stop } = await needing();
    expect(refusalOf(await shop.api.post(`${path}/stop`, { token: stop }))[1]).toBe(
      "refund_needs_no_account",
    );
  });

  it("asks for the link again for their own order alone, while one is waited for", async () => {
    const { number, token } = await needing();
    const again = (email: string) => shop.api.post(`${path}/mail`, { number, email });
    expect(refusalOf(await again("bola@example.com"))).toEqual([
      ...[404, "not_found", undefined, "We found no order with this number and e-mail."],
    ]);
    expect((await again(contact.email)).status).toBe(200);
    await name(token);
    expect((await again(contact.email)).status).toBe(409);
  });
});
