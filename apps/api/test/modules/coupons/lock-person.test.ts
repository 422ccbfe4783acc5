import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockPerson, type Person } from "#api/modules/coupons/lock-person.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const ada: Person = {
  email: "ada@example.com",
  phone: "+2348031234567",
  address: { state: "Lagos", lga: "Ikeja", line1: "7, Lantern Close." },
};

describe.each(databaseKinds)("a person who orders, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  /** What is locked for a person until the transaction ends. */
  const locksOf = (person: Person) =>
    opened.db.transaction(async (tx) => {
      const keys = await lockPerson(tx, person);
      const locks = await tx.query<{ lock: string }>(
        `select classid || ' ' || objid as lock from pg_locks
         where locktype = 'advisory' and pid = pg_backend_pid() order by 1`,
      );
      return { keys, locks: locks.map(({ lock }) => lock) };
    });
  const common = (one: readonly string[], other: readonly string[]) =>
    one.filter((lock) => other.includes(lock)).length;

  it("is locked by e-mail, phone and address, each apart", async () => {
    const { keys, locks } = await locksOf(ada);
    expect(keys.address).toBe("lagosikeja7lanternclose");
    expect(keys.phone).toBe("+2348031234567");
    expect(locks).toHaveLength(3);
    const changes: Partial<Person>[] = [
      { email: "chi@example.com" },
      { phone: "+2348030000000" },
      { address: { state: "Lagos", lga: "Ikeja", line1: "8 Lantern Close" } },
    ];
    for (const change of changes) expect(common(locks, (await locksOf({ ...ada, ...change })).locks)).toBe(2);
    const sameHouse = { state: "Lagos", lga: "Ikeja", line1: "7 LANTERN  close" };
    expect((await locksOf({ ...ada, address: sameHouse })).locks).toEqual(locks);
  });

  it("without a phone and an address is locked by the e-mail alone", async () => {
    const { keys, locks } = await locksOf({ ...ada, phone: null, address: null });
    expect([keys.phone, keys.address]).toEqual([null, null]);
    expect(locks).toHaveLength(1);
    expect(common(locks, (await locksOf(ada)).locks)).toBe(1);
  });
});
