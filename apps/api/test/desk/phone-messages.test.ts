import {
  addMessageStop,
  listMessageStops,
  listPhoneMessages,
  removeMessageStop,
  retryPhoneMessage,
  sendTestMessage,
} from "@precise/contract/desk/mail/phone-messages";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dispatchOrder } from "#api/desk/deliveries/dispatch-order.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { contact, placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("messages to phones at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let sales: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite", { messaging: { channels: ["sms"], provider: undefined } });
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    sales = await staffAs(api, "sales");
  });
  afterAll(() => api.close());
  afterEach(() => api.db.query("truncate message_outbox, message_stop"));
  const test = (caller: DeskCaller, channel: "sms" | "whatsapp" = "sms") =>
    caller.call(sendTestMessage, { body: { phone: "0803 123 4567", channel } });

  it("are sent as a test by the owner alone, by a channel that there is", async () => {
    expect((await test(sales)).status).toBe(403);
    expect((await test(owner, "whatsapp")).status).toBe(409);
    expect((await test(owner)).data).toEqual({ queued: true });
    const { rows, channels } = await sales.done(listPhoneMessages);
    expect(channels).toEqual(["sms"]);
    expect(rows).toMatchObject([
      { kind: "test", channel: "sms", recipient: "+2348031234567", state: "waiting" },
    ]);
    const foreign = await owner.call(sendTestMessage, { body: { phone: "+44 7700 900123", channel: "sms" } });
    expect([foreign.status, foreign.failure?.errors[0]?.code]).toEqual([400, "bad_phone"]);
  });

  it("are sent again where they failed, and never where they were sent", async () => {
    await test(owner);
    await api.db.query("update message_outbox set state = 'dead', attempts = 14");
    const id = (await sales.done(listPhoneMessages, { query: { state: "dead" } })).rows[0]?.id ?? 0;
    expect(await sales.done(retryPhoneMessage, { params: { id } })).toEqual({ retried: 1 });
    await api.db.query("update message_outbox set state = 'sent'");
    expect((await sales.call(retryPhoneMessage, { params: { id } })).status).toBe(409);
  });

  it("stop for a number by hand, with who and why, and start again", async () => {
    const body = { phone: "08031234567", reason: "Asked by phone" };
    expect((await sales.done(addMessageStop, { body })).stops).toMatchObject([
      { phone: "+2348031234567", reason: "Asked by phone" },
    ]);
    expect((await sales.call(addMessageStop, { body })).status).toBe(409);
    expect((await test(owner)).failure?.errors[0]?.message).toBe("This number wants no messages.");
    expect((await sales.done(removeMessageStop, { body })).stops).toEqual([]);
    expect((await sales.done(listMessageStops)).stops).toEqual([]);
    const audit = await api.db.query(
      "select subject, after from audit_list where act = 'texts.stop' order by id",
    );
    expect(audit).toMatchObject([
      { subject: "phone …4567", after: { is_stopped: true } },
      { after: { is_stopped: false } },
    ]);
  });

  it("bring the delivery code when a rider is sent", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, { contact: { ...contact, news: "sms" } });
    await move(api, number, { to: "confirmed" });
    await move(api, number, { to: "packed" });
    const tools = { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 };
    const to = { rider: { name: "Emeka", phone: "0803 222 3333" } };
    const input = dispatchOrder.input.parse({ number, to, parcels: 1, by: "Ada" });
    await dispatchOrder.run(tools, input as never, () => undefined);
    const { rows } = await sales.done(listPhoneMessages);
    expect(rows.map(({ kind }) => kind)).toEqual(["delivery_code", "payment_confirmed"]);
    const [kept] = await api.db.query<{ text: string }>(
      "select content ->> 'text' as text from message_outbox where kind = 'delivery_code'",
    );
    expect(kept?.text).toMatch(/Delivery code \d{3} \d{3}:/);
    // Only its shopper may know it.
    expect(rows[0]?.text).not.toMatch(/code \d/);
  });
});
