import { fromWireValue } from "@precise/cart-core/money";
import { decideRefundAccount, listDeskPayments } from "@precise/contract/desk/money/payments";
import { listAudit } from "@precise/contract/desk/operations/audit";
import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { readRefundAccount } from "@precise/contract/shop/orders/refund-accounts";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountTurn } from "#api/modules/money/refund-accounts.ts";
import { refundAccountPath } from "#api/modules/orders/online/refund-account-link.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf } from "../../fixtures/start-test-api.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

const account = { bank_code: "057", account_number: "3061526789" };
const accountName = "WILLIAMS TERSOO OLUWASEUN";
/** Whoever bought in their own name. */
const williams = { contact: { ...contact, firstname: "Williams", lastname: "Tersoo" } };
const path = "/api/orders/refund-account";

describe.each(allDatabaseKinds)("the account of a refund of ₦63,500, on %s", (kind) => {
  let shop: OnlineShop;
  let ops: ReturnType<typeof operatorAt>;
  let owner: DeskCaller;
  beforeAll(async () => {
    shop = await openOnlineShop(kind, { ownRefundLimit: fromWireValue(50_000) });
    ops = operatorAt(shop.api, shop.online);
    owner = await staffAs(shop.api, "owner", { name: "Tunde Bello" });
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));

  /** An order whose refund the bank did not take back. @returns its number, the refund's at the service, and the link's token */
  async function needingAccount(more: Record<string, unknown> = williams) {
    const { number } = await shop.place({ LAMP: 1 }, 63_500, more);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    await ops.refund(number, 63_500);
    await shop.work();
    const refunds = (await shop.control("/refunds")) as readonly { readonly id: number }[];
    const id = refunds.at(-1)?.id ?? 0;
    await shop.control(`/refunds/${id}`, { do: "needs_attention", webhook: "never" });
    await shop.passTime();
    return { number, id, token: tokenOf("refund-account", await newestOf(number, "refund_needs_account")) };
  }
  const mailsOf = (number: string, mailKind: string) =>
    shop.api.db.query<{ recipient: string; account: AccountTurn & Record<string, unknown> }>(
      "select recipient, content->'account' as account from mail_outbox where event_key like $1 and kind = $2 order by id",
      [`order:${number}:%`, mailKind],
    );
  async function newestOf(number: string, mailKind: string) {
    const mail = (await mailsOf(number, mailKind)).at(-1);
    if (!mail) throw new Error(`no mail ${mailKind} of ${number}`);
    return mail.account;
  }
  const tokenOf = (purpose: "refund-account" | "refund-account-stop", { refund, turn }: AccountTurn) =>
    refundAccountPath(shop.api.links, purpose, { refund, turn }, new Date()).split("/").at(-1) ?? "";
  const stopTokenOf = async (number: string) =>
    tokenOf("refund-account-stop", await newestOf(number, "refund_account_named"));
  const name = (token: string, more: object = {}) =>
    shop.api.post(path, { token, ...account, account_name: accountName, ...more });
  const stop = (token: string) => shop.api.post(`${path}/stop`, { token });
  const stateOf = async (token: string) =>
    successBody(readRefundAccount.data).parse((await shop.api.post(`${path}/read`, { token })).json).data
      .refund;
  /** The hour in which its payer may stop it is over. */
  async function hourOver() {
    await shop.api.db.query("update refund_account set goes_at = now() where state = 'waits'");
    await shop.passTime();
  }
  const refundedOf = async (number: string) => standingOf(await shop.track(number))[3];
  async function arrives(id: number) {
    await shop.control(`/refunds/${id}`, { do: "processed", webhook: "never" });
    await shop.passTime();
  }

  it("is named by the link of the mail, read back by the bank, and gets the money after an hour", async () => {
    const { number, id, token } = await needingAccount();
    const check = await shop.api.post(`${path}/check`, { token, ...account });
    expect(check.json).toMatchObject({ data: { account_name: accountName, amount: { value: 63_500 } } });
    expect(failureOf(await name(token, { account_name: "SOMEBODY ELSE" })).errors).toEqual([
      { code: "figures_changed", field: "account_name" },
    ]);
    expect((await name(token)).status).toBe(200);
    expect(await stateOf(token)).toMatchObject({
      may: "nothing",
      account: { ending: "6789", initials: "W. T. O.", state: "waits" },
    });
    await shop.passTime();
    expect((await stateOf(token)).account?.state).toBe("waits");
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("sent");
    await arrives(id);
    expect(await refundedOf(number)).toBe(63_500);
  });

  it("is told to the buyer by mail and in the history, and kept in the audit, never in full", async () => {
    const { number, token } = await needingAccount();
    await name(token);
    const [mail] = await mailsOf(number, "refund_account_named");
    expect(mail).toMatchObject({
      recipient: contact.email,
      account: { ending: "6789", initials: "W. T. O." },
    });
    const { timeline, payment } = await shop.track(number);
    expect(timeline.at(-1)?.text).toBe("₦63,500 goes to the account ****6789, W. T. O.");
    expect(payment.refunds).toMatchObject([{ status: "pending" }]);
    const { rows } = await owner.done(listAudit, { query: { subject: number } });
    expect(rows[0]).toMatchObject({ act: "payments.account-name" });
    expect(JSON.stringify(rows)).toContain("****6789");
    const kept = JSON.stringify([
      rows,
      timeline,
      await shop.api.db.query("select content from mail_outbox", []),
    ]);
    expect(kept).not.toContain(account.account_number);
    expect(kept).not.toContain(accountName);
  });

  it("is not named by who knows number and e-mail, nor by a token that is made up or of another refund", async () => {
    const { number, token } = await needingAccount();
    const known = { number, email: contact.email, refund: "1", ...account, account_name: accountName };
    expect((await shop.api.post(path, known)).status).toBe(400);
    expect((await shop.api.post(path, { token, ...known })).status).toBe(400);
    for (const forged of ["made.up", `${token}x`, tokenOf("refund-account", { refund: 999_999, turn: 1 })])
      expect([(await name(forged)).status, (await stop(forged)).status]).toEqual([404, 404]);
    // The link that names is none that stops.
    expect((await stop(token)).status).toBe(404);
    expect(await mailsOf(number, "refund_account_named")).toEqual([]);
  });

  it("is named once by a link, also by two at the same moment", async () => {
    const { number, token } = await needingAccount();
    const both = await Promise.all([name(token), name(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(failureOf(await name(token)).errors).toEqual([
      { code: "refund_needs_no_account", field: "token" },
    ]);
    expect(await mailsOf(number, "refund_account_named")).toHaveLength(1);
  });

  it("is stopped by the link of the mail that tells of it, while the money has not gone; another link is mailed", async () => {
    const { number, token } = await needingAccount();
    await name(token);
    const stopToken = await stopTokenOf(number);
    expect((await stateOf(stopToken)).may).toBe("stop");
    expect((await stop(stopToken)).status).toBe(200);
    expect((await shop.alarms()).at(-1)).toContain("Its payer stopped the refund");
    await hourOver();
    expect([(await stateOf(stopToken)).account?.state, (await stop(stopToken)).status]).toEqual([
      "stopped",
      409,
    ]);
    expect((await name(token)).status).toBe(409);
    const next = tokenOf("refund-account", await newestOf(number, "refund_needs_account"));
    expect((await name(next)).status).toBe(200);
    await hourOver();
    expect([(await stateOf(next)).account?.state, (await stop(await stopTokenOf(number))).status]).toEqual([
      "sent",
      409,
    ]);
  });

  it("in another name than the buyer's waits for the staff, who let it go or refuse it", async () => {
    const { number, token } = await needingAccount({});
    await name(token);
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("asks");
    const { rows } = await owner.done(listDeskPayments, { query: { queue: "refunds" } });
    const mine = rows.filter((row) => row.number === number && row.kind !== "order");
    expect(mine).toMatchObject([
      { kind: "account", status: "other_name", reference: "****6789", amount: { value: 63_500 } },
    ]);
    const params = { id: Number(mine[0]?.id.replace("account:", "")) };
    const decide = (decision: "send" | "refuse", caller = owner, amount = 63_500) =>
      caller.call(decideRefundAccount, { params, body: { number, amount, decision } });
    const sales = await staffAs(shop.api, "sales");
    expect((await decide("send", sales)).status).toBe(403);
    const late = await staffAs(shop.api, "owner", { minutesSinceCode: 11 });
    expect((await decide("send", late)).failure?.errors[0]?.code).toBe("second_factor_required");
    expect((await decide("send", owner, 500)).status).toBe(404);
    const finance = await staffAs(shop.api, "finance");
    expect((await decide("send", finance)).data?.approval?.reason).toBe("Someone else approves each refund.");
    expect((await stateOf(token)).account?.state).toBe("asks");
    expect((await decide("refuse")).data?.done).toEqual({ number, goes: false });
    expect((await decide("send")).status).toBe(409);
    const next = tokenOf("refund-account", await newestOf(number, "refund_needs_account"));
    await name(next);
    const again = await owner.done(listDeskPayments, { query: { queue: "refunds" } });
    params.id = Number(again.rows.find((row) => row.number === number)?.id.replace("account:", ""));
    expect((await decide("send")).data?.done).toEqual({ number, goes: true });
    await hourOver();
    expect((await stateOf(next)).account?.state).toBe("sent");
  });

  it.each([
    ["before it is named", true],
    ["after it was named", false],
  ])("waits a day where the order's e-mail is corrected %s", async (_when, isFirst) => {
    const { number, token } = await needingAccount();
    const correct = () =>
      owner.done(correctDeskOrder, {
        params: { number },
        body: { contact: { email: "bola@example.com" }, reason: "A typo." },
      });
    if (isFirst) await correct();
    await name(token);
    if (!isFirst) await correct();
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("waits");
    await shop.api.db.query(
      "update shop_order set no_account_before = no_account_before - interval '24 hours' where number = $1",
      [number],
    );
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("sent");
  });

  it("that the bank refuses is forgotten, and another link is mailed", async () => {
    const { number, token } = await needingAccount();
    await name(token);
    vi.spyOn(shop.online.provider, "sendRefundTo").mockResolvedValueOnce({ ok: false, code: "refused" });
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("refused");
    expect((await shop.track(number)).timeline.at(-1)?.text).toContain("The bank did not take the refund");
    const kept = await shop.api.db.query(
      "select a.account_number from refund_account a join payment_refund f on f.id = a.refund_id join shop_order o on o.id = f.order_id where o.number = $1",
      [number],
    );
    expect(kept).toEqual([{ account_number: null }]);
    expect((await newestOf(number, "refund_needs_account")).turn).toBe(2);
  });

  it("is sent to once, though the answer to it was lost", async () => {
    const { token } = await needingAccount();
    await name(token);
    const { provider } = shop.online;
    const send = provider.sendRefundTo;
    const sent = vi.spyOn(provider, "sendRefundTo").mockImplementationOnce(async (...input) => {
      await send(...input);
      return { ok: false, code: "unavailable" };
    });
    await hourOver();
    expect((await stateOf(token)).account?.state).toBe("sending");
    await shop.api.db.query("update refund_account set goes_at = now() where state = 'sending'");
    await shop.passTime();
    expect([(await stateOf(token)).account?.state, sent.mock.calls.length]).toEqual(["sent", 1]);
  });

  it("is asked for by mail again, to the order's own address, once in an hour and while none is named", async () => {
    const { number, token } = await needingAccount();
    const again = (email: string) => shop.api.post(`${path}/mail`, { number, email });
    expect((await again("bola@example.com")).status).toBe(404);
    expect([(await again(contact.email)).status, (await again(contact.email)).status]).toEqual([200, 200]);
    const mails = await mailsOf(number, "refund_needs_account");
    expect(mails.map(({ recipient }) => recipient)).toEqual([contact.email, contact.email]);
    expect(mails[1]?.account).toEqual(mails[0]?.account);
    await name(token);
    expect(failureOf(await again(contact.email)).errors).toMatchObject([{ code: "refund_needs_no_account" }]);
  });
});
