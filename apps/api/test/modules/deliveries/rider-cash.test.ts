import { kobo } from "@precise/cart-core/money";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRiderBalances, readRiderDetail } from "#api/modules/deliveries/rider-balances.ts";
import { remitCash } from "#api/modules/deliveries/rider-cash.ts";
import { riderFor } from "#api/modules/deliveries/riders.ts";
import { settleShortfall, writeOffShortfall } from "#api/modules/deliveries/shortfalls.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { handOver, putShippedOrder } from "./put-shipped-orders.ts";

describe.each(databaseKinds)("the cash of riders on %s", (kind) => {
  let opened: TestDatabase;
  let count = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  /** A rider who has handed over orders for these amounts. @returns the rider's id and the orders' numbers */
  async function riderWith(...naira: number[]): Promise<{ id: number; numbers: string[] }> {
    count += 1;
    const rider = { name: `Rider ${count}`, phone: `0803${String(1_000_000 + count)}` };
    const { id } = await opened.db.transaction((tx) => riderFor(tx, { rider }));
    const numbers: string[] = [];
    for (const amount of naira) numbers.push(await collect(rider, amount));
    return { id, numbers };
  }

  async function collect(rider: { name: string; phone: string }, naira: number): Promise<string> {
    count += 1;
    const number = `PR-${String(count).padStart(8, "0")}`;
    await handOver(opened.db, await putShippedOrder(opened.db, number, rider), naira);
    return number;
  }

  const cash = (naira: number, key?: string) => ({
    amount: kobo(naira * 100),
    method: "cash" as const,
    actor: "ada",
    key,
  });
  const remit = (id: number, naira: number, numbers?: readonly string[], key?: string) =>
    opened.db.transaction((tx) => remitCash(tx, id, cash(naira, key), numbers));
  const detailOf = (id: number) => readRiderDetail(opened.db, id);

  it("is held until it is handed over", async () => {
    const { id, numbers } = await riderWith(50_000, 30_000);
    expect(await detailOf(id)).toMatchObject({ held: { value: 80_000 }, uncounted: { value: 80_000 } });
    await remit(id, 80_000);
    const after = await detailOf(id);
    expect(after).toMatchObject({
      held: { value: 0 },
      remitted: { value: 80_000 },
      cash: [],
      shortfalls: [],
    });
    expect(after.remittances[0]?.numbers).toEqual(numbers);
  });

  it("leaves a shortfall with its orders where less comes, which is settled or written off", async () => {
    const { id, numbers } = await riderWith(50_000, 50_000);
    await remit(id, 98_000);
    const [shortfall] = (await detailOf(id)).shortfalls;
    expect(shortfall).toMatchObject({ amount: { value: 2_000 }, open: { value: 2_000 }, numbers });
    await opened.db.transaction((tx) => settleShortfall(tx, shortfall?.id ?? 0, cash(1_500)));
    expect(await detailOf(id)).toMatchObject({ held: { value: 500 }, short: { value: 500 } });
    await opened.db.transaction((tx) => writeOffShortfall(tx, shortfall?.id ?? 0, "Lost on the way."));
    expect(await detailOf(id)).toMatchObject({
      held: { value: 0 },
      short: { value: 0 },
      settled: { value: 1_500 },
      written_off: { value: 500 },
    });
    const again = opened.db.transaction((tx) => settleShortfall(tx, shortfall?.id ?? 0, cash(1)));
    await expect(again).rejects.toThrow(/Nothing of this shortfall/);
  });

  it("may be handed over for some orders alone", async () => {
    const { id, numbers } = await riderWith(10_000, 20_000);
    await remit(id, 10_000, numbers.slice(0, 1));
    expect(await detailOf(id)).toMatchObject({ held: { value: 20_000 }, shortfalls: [] });
    await expect(remit(id, 10_000, numbers)).rejects.toThrow(/holds no cash of/);
  });

  it("is never more than is due", async () => {
    const { id } = await riderWith(10_000);
    await expect(remit(id, 10_001)).rejects.toThrow("₦10,000 is due from");
    expect((await detailOf(id)).held.value).toBe(10_000);
  });

  it("counts a request that comes twice once", async () => {
    const { id } = await riderWith(10_000);
    await remit(id, 9_000, undefined, "the-same-request");
    expect(await remit(id, 9_000, undefined, "the-same-request")).toMatchObject({
      isRepeat: true,
      short: 100_000,
    });
    expect(await detailOf(id)).toMatchObject({ remitted: { value: 9_000 }, held: { value: 1_000 } });
  });

  it("always adds up, whatever happens in whichever order", async () => {
    const step = fc.record({
      act: fc.constantFrom("collect", "remit", "settle", "write-off"),
      part: fc.integer({ min: 0, max: 100 }),
      naira: fc.integer({ min: 1, max: 500_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await riderWith();
        const { name, phone } = await detailOf(id);
        for (const { act, part, naira } of steps) {
          const { uncounted, shortfalls } = await detailOf(id);
          const open = shortfalls.find((each) => each.open.value > 0);
          if (act === "collect") await collect({ name, phone: phone ?? "" }, naira);
          if (act === "remit" && uncounted.value > 0)
            await remit(id, Math.floor((uncounted.value * part) / 100));
          if (act === "settle" && open)
            await opened.db.transaction((tx) =>
              settleShortfall(tx, open.id, cash(Math.max(1, Math.floor((open.open.value * part) / 100)))),
            );
          if (act === "write-off" && open)
            await opened.db.transaction((tx) => writeOffShortfall(tx, open.id, "Agreed."));
          const rider = (await readRiderBalances(opened.db)).find((each) => each.id === id);
          if (!rider) throw new Error("the rider is gone");
          expect(rider.held.value).toBe(
            rider.collected.value - rider.remitted.value - rider.settled.value - rider.written_off.value,
          );
          expect(rider.held.value).toBe(rider.uncounted.value + rider.short.value);
          expect(Math.min(rider.uncounted.value, rider.short.value)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 15 },
    );
  });
});
