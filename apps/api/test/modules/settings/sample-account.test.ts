import type { IdentityValues } from "@precise/contract/desk/settings/identity";
import { readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { readToday } from "@precise/contract/desk/today";
import { getCheckoutOptions } from "@precise/contract/shop/checkout";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailRenderers } from "#api/main/open-mail.ts";
import { readContent } from "#api/modules/company/content.ts";
import { readInvoiceOf } from "#api/modules/invoice/read-invoice.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import type { ClaimedMail } from "#api/platform/mail/outbox-rows.ts";
import { renderMail } from "#api/platform/mail/render/render-mail.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { contentFile, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move } from "../orders/order-acts-calls.ts";
import { cartWith, order, orderBody, placedOrder } from "../orders/order-body.ts";
import { orderIn, shopperOf } from "../trade/purchase-calls.ts";
import { putClients } from "../trade/put-clients.ts";
import { putTradeProducts } from "../trade/trade-products.ts";

const own: Partial<IdentityValues> = {
  legal_name: { text: "Ada Lights Ltd" },
  rc_number: { text: "RC 1234567" },
  tin: { text: "12345678-0001" },
  address: { text: "12 Allen Avenue, Ikeja, Lagos" },
  bank: { bank_name: "Zenith Bank", account_name: "Ada Lights Ltd", account_number: "1012345678" },
};

describe("a shop that is open to the world with the sample's account or legal texts", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { isProduction: true });
    owner = await staffAs(api, "owner");
    await putProducts(api.db, [{ sku: "LAMP-1", price: 100_000, stock: 40 }]);
    await putTradeProducts(api, [{ sku: "TRADE-1", net: 100_000, stock: 40 }]);
  });
  afterAll(() => api.close());

  const identity = { params: { kind: "identity" as const } };
  const set = (values: Partial<IdentityValues>) =>
    owner.done(setShopSetting, {
      ...identity,
      body: { entries: Object.entries(values).map(([key, value]) => ({ key, value })) },
    });
  const options = async () =>
    successBody(getCheckoutOptions.data).parse((await api.get("/api/checkout/options")).json).data;
  /** A company's cart of one article. */
  async function company() {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TRADE-1", quantity: 2 }]);
    return ngozi;
  }
  /** The e-mails to the buyer of an order, as they are read. */
  async function mailTexts(number: string): Promise<string[]> {
    const readMails = mailRenderers(await readContent(contentFile), api.links, {
      site: "https://shop.test",
      desk: "https://desk.shop.test",
      files: filesInFolder(api.dataFolder),
    });
    const rows = await api.db.query<ClaimedMail>(
      "select id, kind, recipient, content, attempts, message_key, created_at from mail_outbox where event_key like $1 order by id",
      [`order:${number}:%`],
    );
    const mails = await readMails();
    return rows.map((row) => renderMail(mails, row).text);
  }
  const byTransfer = async () => order(api, orderBody(await cartWith(api, { "LAMP-1": 1 }), 6_000));

  it("offers no transfers, says why, and refuses an order by one at its field", async () => {
    const { payment_methods, not_taken } = await options();
    expect(payment_methods.map(({ method }) => method)).toEqual(["pay_on_delivery"]);
    expect(not_taken).toEqual([
      { method: "bank_transfer", reason: expect.stringContaining("no transfers yet") },
    ]);
    const refused = await byTransfer();
    const [error] = failureBody.parse(refused.json).errors;
    expect([refused.status, error?.code, error?.field]).toEqual([
      422,
      "payment_method_not_offered",
      "payment.method",
    ]);
    expect(error?.message).toContain("Bank account, Legal texts");
    await placedOrder(api, { "LAMP-1": 1 }, 6_000, { payment: { method: "pay_on_delivery" } });
  });

  it("refuses a company's order by transfer, too, and takes one on account", async () => {
    const ngozi = await company();
    const refused = await ngozi.order();
    const [error] = failureBody.parse(refused.json).errors;
    expect([refused.status, error?.code, error?.field]).toEqual([
      422,
      "payment_method_not_offered",
      "payment.method",
    ]);
    expect(orderIn(await ngozi.order({ payment: { method: "on_account" } })).payment.method).toBe(
      "on_account",
    );
  });

  it("says so in red at the desk, to whom it concerns, with the way there", async () => {
    const { today } = await owner.done(readToday);
    expect(today[0]).toMatchObject({
      kind: "transfers_stopped",
      is_alarm: true,
      link: "/shop-settings/identity",
    });
    const warehouse = await staffAs(api, "warehouse");
    const kinds = (await warehouse.done(readToday)).today.map(({ kind }) => kind);
    expect(kinds).not.toContain("transfers_stopped");
    const { setting } = await owner.done(readShopSetting, identity);
    expect(setting.stops).toEqual([expect.stringContaining("takes no payment by transfer")]);
  });

  it("takes them once account, registration and legal texts are its own, and not a moment before", async () => {
    await set(own);
    expect((await byTransfer()).status).toBe(422);
    await set({ legal_texts: { are_own: true } });
    expect(await options()).toMatchObject({
      payment_methods: expect.arrayContaining([{ method: "bank_transfer" }]),
    });
    const placed = await placedOrder(api, { "LAMP-1": 1 }, 6_000);
    expect(placed.payment.bank).toEqual(own.bank);
    const { setting } = await owner.done(readShopSetting, identity);
    expect([setting.stops, (await owner.done(readToday)).today.map(({ kind }) => kind)]).toEqual([
      undefined,
      expect.not.arrayContaining(["transfers_stopped"]),
    ]);
  });

  it("shows a company the account for trade, and a shopper the shop's, in order, e-mail and invoice", async () => {
    const trade = {
      bank_name: "Access Bank",
      account_name: "Ada Lights Trade",
      account_number: "2098765432",
    };
    await set({ bank_trade: trade });
    const ngozi = await company();
    const byCompany = orderIn(await ngozi.order());
    expect(byCompany.payment.bank).toEqual(trade);
    const shoppers = await placedOrder(api, { "LAMP-1": 1 }, 6_000);
    expect(shoppers.payment.bank).toEqual(own.bank);
    for (const [{ number }, right, wrong] of [
      [byCompany, trade.account_number, "1012345678"],
      [shoppers, "1012345678", trade.account_number],
    ] as const) {
      const texts = (await mailTexts(number)).join("\n");
      expect([texts.includes(right), texts.includes(wrong)], number).toEqual([true, false]);
    }
    await ngozi.add([{ sku: "TRADE-1", quantity: 2 }]);
    const { number } = orderIn(await ngozi.order({ payment: { method: "on_account" } }));
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    expect((await readInvoiceOf(api.db, number))?.content.payment.pay_to).toEqual(trade);
  });

  it("an account for trade is stated whole or not at all", async () => {
    const body = {
      entries: [
        { key: "bank_trade", value: { bank_name: "Zenith Bank", account_name: "", account_number: "12" } },
      ],
    };
    const refused = await owner.call(setShopSetting, { ...identity, body });
    expect([refused.status, refused.failure?.errors.map(({ field }) => field)]).toEqual([
      400,
      expect.arrayContaining(["entries.0.value.account_number"]),
    ]);
  });
});
