import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeCustomer } from "#api/modules/accounts/customer-rows.ts";
import { moveGuestWords, setCustomerTags } from "#api/modules/accounts/customer-tags.ts";
import { deleteCustomer } from "#api/modules/accounts/delete-customer.ts";
import { forgetGuestContacts } from "#api/modules/orders/forget-orders.ts";
import { putOwner } from "#api/modules/orders/order-rows.ts";
import { customerOfPerson } from "#api/modules/sessions/customer-of-person.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { seedManyOrders } from "../../desk/many-orders.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

/** Few people, so that all that happens at once is about the same ones. */
const people = 4;
const atOnce = 8;
const actsOfEach = 40;

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "people changed at once on %s",
  (kind) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi(kind);
      await seedManyOrders(api.db, 30, 10);
    }, 60_000);
    afterAll(() => api.close());

    it("none waits for another in a circle, and each is found by what was kept last", async () => {
      const random = pseudoRandom(7);
      const email = () => `person${random(people)}@example.com`;
      let orders = 0;
      async function place(tx: Sql): Promise<string> {
        const number = `PR-ZZ${String(++orders).padStart(6, "0")}`;
        await tx.query(
          `insert into shop_order (number, status, placed_at, email, email_key, firstname, lastname, phone, delivery_method, address,
           payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo, vat_per_thousand,
           seller, person_key, discounts)
         select $1, 'placed', now(), $2, $2, 'Zebra', 'Last', phone, delivery_method, address, payment_method, subtotal_kobo,
           discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo, vat_per_thousand, seller, person_key, discounts
         from shop_order limit 1`,
          [number, email()],
        );
        return number;
      }
      const acts: readonly ((tx: Sql, account: string) => Promise<unknown>)[] = [
        place,
        async (tx, account) => putOwner(tx, await place(tx), account),
        // Each subject signs in from one place at a time.
        (tx) => {
          const subject = random(people);
          const person = { email: `person${subject}@example.com`, isEmailVerified: random(4) > 0 };
          return customerOfPerson(tx, { ...person, subject: `subject${subject}`, givenName: "Ada" });
        },
        (tx, account) =>
          changeCustomer(tx, account, {
            firstname: `Name${random(99)}`,
            lastname: undefined,
            phone: undefined,
          }),
        deleteCustomer,
        (tx) =>
          setCustomerTags(tx, { kind: "guest", id: "", email: "", customerId: null, emailKey: email() }, [
            "vip",
          ]),
        (tx) => moveGuestWords(tx, email(), email()),
        async (tx) => {
          const [order] = await tx.query<{ id: number }>(
            "select id from shop_order where number like 'PR-ZZ%' order by random() limit 1 for update",
          );
          await tx.query("update shop_order set email_key = $2, email = $2 where id = $1", [
            order?.id ?? 0,
            email(),
          ]);
        },
        (tx) =>
          tx.query(
            `update shop_order set status = 'delivered', placed_at = placed_at - interval '9 years' where id in (
             select id from shop_order where number like 'PR-ZZ%' and status = 'placed' limit 3 for update skip locked)`,
          ),
        (tx) => forgetGuestContacts(tx, 5),
      ];
      const faults: unknown[] = [];
      async function actAgainAndAgain(): Promise<void> {
        for (let times = 0; times < actsOfEach; times += 1) {
          const act = acts[random(acts.length)] ?? place;
          const [account] = await api.db.query<{ id: string }>(
            "select id from customer where email like 'person%' order by random() limit 1",
          );
          await api.db
            .transaction((tx) => act(tx, account?.id ?? "00000000-0000-0000-0000-000000000000"))
            .catch((fault) => faults.push(fault));
        }
      }
      await Promise.all(Array.from({ length: atOnce }, actAgainAndAgain));
      expect(faults).toEqual([]);
      expect(orders).toBeGreaterThan(20);
      const kept = await api.db.query(
        `select customer_id::text as who, null as number, terms::text as terms from account_search
       union all select email_key, number, terms::text from guest_search order by who`,
      );
      expect(kept).toEqual(
        await api.db.query(
          `select c.id::text as who, null as number,
           person_terms(c.id, case when c.is_email_verified then c.email_key end)::text as terms from customer c
         union all
         (select distinct on (o.email_key) o.email_key, o.number, person_terms(null, o.email_key)::text from shop_order o
          where o.customer_id is null and o.company_id is null and o.email_key <> ''
            and o.email_key not in (select c.email_key from customer c where c.is_email_verified)
          order by o.email_key, o.placed_at desc, o.id desc) order by who`,
        ),
      );
    }, 60_000);
  },
);

/** Numbers from 0 below `limit`, the same in each test. */
function pseudoRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
