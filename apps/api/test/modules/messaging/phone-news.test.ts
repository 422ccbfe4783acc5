import { getCheckoutOptions } from "@precise/contract/shop/checkout";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { messagingWebhookPath } from "#api/modules/messaging/messaging-webhook.ts";
import { providerTransport, unlessStopped } from "#api/modules/messaging/provider-transport.ts";
import { renderMessage } from "#api/modules/messaging/render-message.ts";
import { termiiProvider } from "#api/modules/messaging/termii/termii-provider.ts";
import { deliverDueMails } from "#api/platform/mail/deliver-mails.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move } from "../orders/order-acts-calls.ts";
import { contact, placedOrder } from "../orders/order-body.ts";
import { inbound, outbound, signed, startTermii, termiiKey, webhookSecret } from "./termii-stand-in.ts";

const news = { contact: { ...contact, news: "sms" } };

describe("news of orders by SMS", () => {
  let termii: Awaited<ReturnType<typeof startTermii>>;
  let api: TestApi;
  let plain: TestApi;
  beforeAll(async () => {
    termii = await startTermii();
    const provider = termiiProvider({
      url: termii.url,
      apiKey: termiiKey,
      sender: "Precise",
      webhookSecrets: [webhookSecret],
      onFault: () => undefined,
    });
    api = await startTestApi("pglite", { messaging: { channels: ["sms"], provider } });
    plain = await startTestApi("pglite");
    for (const each of [api, plain])
      await putProducts(each.db, [{ sku: "LAMP", price: 100_000, stock: 500 }]);
    deliver = () =>
      deliverDueMails({
        sql: api.db,
        outbox: "message",
        render: (row) =>
          renderMessage({ name: "Precise", site: "https://shop.example", takesReplies: false }, row),
        transport: unlessStopped(api.db, providerTransport(api.db, provider)),
        log: { error: () => undefined, warn: () => undefined },
        now: () => now,
        chance: () => 1,
      });
  });
  afterAll(async () => {
    await api.close();
    await plain.close();
    await termii.close();
  });
  afterEach(async () => {
    await api.db.query("truncate message_outbox, message_stop");
    termii.taken.length = 0;
    termii.faults.length = 0;
    now = new Date(Date.now() + 60_000);
  });
  let deliver: () => Promise<number>;
  let now = new Date(Date.now() + 60_000);
  const rows = () => api.db.query<Record<string, unknown>>("select * from message_outbox order by id");
  const report = (body: string, headers = signed(body)) =>
    fetch(api.url + messagingWebhookPath, { method: "POST", body, headers });
  async function paid(): Promise<string> {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, news);
    await move(api, number, { to: "confirmed" });
    return number;
  }

  it("are offered only where they can be sent, and an older page's wish is passed over", async () => {
    const channels = async (of: TestApi) =>
      successBody(getCheckoutOptions.data).parse((await of.get("/api/checkout/options")).json).data
        .news_channels;
    expect([await channels(api), await channels(plain)]).toEqual([["sms"], undefined]);
    expect((await placedOrder(plain, { LAMP: 1 }, 6_000, news)).contact.news).toBeUndefined();
    expect((await placedOrder(api, { LAMP: 1 }, 6_000, news)).contact.news).toBe("sms");
  });

  it("go to who asked for them, when there is news, and never before the order is confirmed", async () => {
    await placedOrder(api, { LAMP: 1 }, 6_000, news);
    expect(await rows()).toEqual([]);
    const number = await paid();
    await deliver();
    expect(termii.taken.map(({ sent }) => [sent.to, sent.sms])).toEqual([
      [
        "2348031234567",
        `Precise: We received NGN 6,000 for order ${number}. Thank you. shop.example/order/${number}`,
      ],
    ]);
    expect(await rows()).toMatchObject([{ state: "sent", provider_ref: termii.taken[0]?.id, report: null }]);
  });

  it("wait while the service is away or the account is empty, and go out afterwards", async () => {
    await paid();
    termii.faults.push({ status: 400, body: { message: "Insufficient balance" } });
    await deliver();
    expect(await rows()).toMatchObject([
      { state: "waiting", attempts: 1, last_error: "The account at Termii has no credit left" },
    ]);
    now = new Date(now.getTime() + 60_000);
    await deliver();
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 2, last_error: null }]);
  });

  it("are given up at once where the number is refused", async () => {
    await paid();
    termii.faults.push({ status: 400, body: { message: "Invalid phone number" } });
    await deliver();
    expect(await rows()).toMatchObject([
      { state: "dead", last_error: "Termii refused it: Invalid phone number" },
    ]);
  });

  it("learn from signed reports what became of them, however often they come", async () => {
    await paid();
    await deliver();
    const body = outbound(termii.taken[0]?.id ?? "", "DELIVERED | Message delivered to handset");
    const answers = await Promise.all([report(body), report(body), report(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toMatchObject([{ report: "delivered" }]);
    expect((await report(body, signed(body, "another"))).status).toBe(401);
    expect((await report("[", signed("["))).status).toBe(400);
    expect((await report(outbound("0", "Message Failed"))).status).toBe(200);
  });

  it("end for a number that answers STOP", async () => {
    expect((await report(inbound("STOP", new Date().toISOString()))).status).toBe(200);
    await paid();
    expect(await rows()).toEqual([]);
  });
});
