import { addCustomerNote, tagCustomer } from "@precise/contract/desk/people";
import { addToCart, getCart } from "@precise/contract/shop/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, lagos, order, orderBody, orderOf } from "../orders/order-body.ts";
import { signIn } from "../sessions/sign-in.ts";

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "while an account is deleted, on %s",
  (kind) => {
    let api: TestApi;
    let owner: DeskCaller;
    beforeAll(async () => {
      api = await startTestApi(kind);
      await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
      owner = await staffAs(api, "owner");
    });
    afterAll(() => api.close());

    /** The answer of a call that comes while the account goes, and waits for that. */
    async function whileDeleted<Outcome>(name: string, call: () => Promise<Outcome>): Promise<Outcome> {
      let pending: Promise<Outcome> | undefined;
      await api.db.transaction(async (tx) => {
        await tx.query("delete from customer where email_key = $1", [`${name}@example.com`]);
        pending = call();
        await expect.poll(() => tx.query("select 1 from pg_locks where not granted")).not.toEqual([]);
      });
      return pending ?? expect.fail("it was not called");
    }
    const idOf = async (name: string) => {
      const [row] = await api.db.query<{ id: string }>("select id from customer where email_key = $1", [
        `${name}@example.com`,
      ]);
      return row?.id ?? expect.fail(name);
    };
    const signedOut = { status: 401, errors: [{ code: "session_expired" }] };

    it("an addition to its cart is answered as signed out", async () => {
      const cookie = await signIn(api, "ada");
      const items = [{ sku: "LAMP", quantity: 1 }];
      const answer = await whileDeleted("ada", () => api.post(addToCart.path, { items }, { cookie }));
      expect(failureOf(answer)).toEqual(signedOut);
    });

    it("saving an address is answered as signed out", async () => {
      const cookie = await signIn(api, "dayo");
      const body = { name: "Home", address: lagos };
      const answer = await whileDeleted("dayo", () => api.post("/api/account/addresses", body, { cookie }));
      expect(failureOf(answer)).toEqual(signedOut);
    });

    it("reading its first cart is answered as signed out", async () => {
      const cookie = await signIn(api, "bola");
      const email = "bola@example.com";
      const answer: Answer = await whileDeleted("bola", () => api.post(getCart.path, { email }, { cookie }));
      expect(failureOf(answer)).toEqual(signedOut);
    });

    it("an order of a cart that is nobody's is placed, and is a guest's", async () => {
      const cookie = await signIn(api, "chidi");
      const body = orderBody(await cartWith(api, { LAMP: 1 }), 215_000);
      const { number } = orderOf(await whileDeleted("chidi", () => order(api, body, undefined, { cookie })));
      expect(await api.db.query("select customer_id from shop_order where number = $1", [number])).toEqual([
        { customer_id: null },
      ]);
    });

    it("the staff's note and tags about it find nobody", async () => {
      for (const call of [
        async (id: string) =>
          (await owner.call(addCustomerNote, { params: { id }, body: { text: "Call first" } })).status,
        async (id: string) =>
          (await owner.call(tagCustomer, { params: { id }, body: { tags: ["vip"] } })).status,
      ]) {
        await signIn(api, "dupe");
        const id = await idOf("dupe");
        expect(await whileDeleted("dupe", () => call(id))).toBe(404);
      }
    });

    it("two of the staff who tag one person at once are both answered", async () => {
      await signIn(api, "efe");
      const { number } = orderOf(await order(api, orderBody(await cartWith(api, { LAMP: 1 }), 215_000)));
      for (const id of [await idOf("efe"), number]) {
        const tag = (tags: string[]) => owner.call(tagCustomer, { params: { id }, body: { tags } });
        const answers = await Promise.all([tag(["vip"]), tag(["vip"]), tag(["vip"]), tag(["vip"])]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      }
    });
  },
);
