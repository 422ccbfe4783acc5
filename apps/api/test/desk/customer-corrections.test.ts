import {
  addCustomerNote,
  correctCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  tagCustomer,
} from "@precise/contract/desk/people";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { guestOrders } from "./guest-orders.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("customers of the desk, tagged and corrected", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let sales: DeskCaller;
  let showroom: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
    sales = await staffAs(api, "sales", { name: "Bisi Ade" });
    showroom = await staffAs(api, "showroom");
  });
  afterAll(() => api.close());

  const { guestOrder, settle } = guestOrders(() => api);
  const personOf = async (id: string, caller: DeskCaller = sales) =>
    (await caller.done(readCustomer, { params: { id } })).customer;

  it("groups people by tags, finds them by one of these, and hands them out with the records", async () => {
    const { number } = await guestOrder("tagged@example.com");
    await guestOrder("untagged@example.com");
    const params = { id: number };
    const { customer } = await sales.done(tagCustomer, {
      params,
      body: { tags: ["VIP", "calls first", "vip"] },
    });
    expect(customer.tags).toEqual(["calls first", "vip"]);
    const found = await sales.done(listCustomers, { query: { tag: "vip,none" } });
    expect(found.customers).toMatchObject([{ id: number, tags: ["calls first", "vip"] }]);
    expect([found.total, found.tags]).toEqual([1, ["calls first", "vip"]]);
    const { records } = await owner.done(exportCustomer, { params, body: {} });
    expect(records.tags).toEqual([{ tag: "calls first" }, { tag: "vip" }]);
    await sales.done(tagCustomer, { params, body: { tags: [] } });
    expect((await personOf(number)).tags).toEqual([]);
    expect((await sales.call(tagCustomer, { params, body: { tags: ["a,b"] } })).status).toBe(400);
  });

  describe("corrected", () => {
    const reason = "Spelled it on the phone.";
    const mailsOf = async (number: string) =>
      await api.db.query<{ kind: string; recipient: string }>(
        "select kind, recipient from mail_outbox where event_key like $1 order by id",
        [`order:${number}:%`],
      );

    it("has another name, phone and e-mail on all orders under way, and the old address is told", async () => {
      const { number } = await guestOrder("olld@example.com");
      const done = await guestOrder("olld@example.com");
      await settle(done.number);
      await sales.done(addCustomerNote, { params: { id: number }, body: { text: "Call first" } });
      const body = { email: "old@example.com", firstname: "Ngozika", phone: "0803 111 2233", reason };
      const { customer } = await sales.done(correctCustomer, { params: { id: number }, body });
      expect(customer).toMatchObject({
        name: "Ngozika Eze",
        email: "old@example.com",
        phone: "+2348031112233",
      });
      expect(await mailsOf(number)).toMatchObject([
        { kind: "order_placed", recipient: "olld@example.com" },
        { kind: "buyer_corrected", recipient: "olld@example.com" },
        { kind: "order_placed", recipient: "old@example.com" },
      ]);
      expect((await personOf(done.number)).email).toBe("olld@example.com");
      const { acts } = await personOf(number);
      expect(acts.map(({ act }) => act)).toContain("customers.correct");
    });

    it("takes notes and tags along, once nothing is left under the old e-mail", async () => {
      const { number } = await guestOrder("moves@example.com");
      const params = { id: number };
      await sales.done(addCustomerNote, { params, body: { text: "Call first" } });
      await sales.done(tagCustomer, { params, body: { tags: ["vip"] } });
      const body = { email: "moved@example.com", reason };
      const { customer } = await sales.done(correctCustomer, { params, body });
      expect(customer).toMatchObject({ tags: ["vip"], notes: [{ text: "Call first" }] });
    });

    it("keeps an account's e-mail, which is how its owner signs in", async () => {
      const cookie = await signIn(api, "kemi");
      const { number } = await placedOrder(api, { LAMP: 1 }, 215_000, {}, { cookie });
      const params = { id: (await personOf(number)).id };
      const refused = await sales.call(correctCustomer, { params, body: { email: "k@example.com", reason } });
      expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "email"]);
      const { customer } = await sales.done(correctCustomer, {
        params,
        body: { lastname: "Adeyemi", reason },
      });
      expect(customer.name).toMatch(/ Adeyemi$/);
    });

    it("is refused to who sees no e-mail or phone, and where all orders are done", async () => {
      const { number } = await guestOrder("done@example.com");
      const params = { id: number };
      const body = { phone: "0803 111 2233", reason };
      expect((await showroom.call(correctCustomer, { params, body })).status).toBe(403);
      await settle(number);
      expect((await sales.call(correctCustomer, { params, body })).status).toBe(409);
    });
  });
});
