import { expect, it } from "vitest";
import { slowCounts } from "./slow-counts.ts";

function countsOf(...numbers: number[]) {
  const left = [...numbers];
  let time = 0;
  const read = slowCounts(
    async () => {
      const count = left.shift();
      if (count === undefined) throw new Error("no database");
      return new Map([["low_stock", { count, oldest: null }]]);
    },
    () => time,
  );
  return {
    read: async (lowStock = 3) => (await read(lowStock)).get("low_stock")?.count,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

it("tells the last count at once, and a newer one to whoever asks later", async () => {
  const { read, wait } = countsOf(1, 2);
  expect(await read()).toBe(1);
  wait(16_000);
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
});

it("does not count again within fifteen seconds", async () => {
  const { read, wait } = countsOf(1, 2);
  await read();
  wait(14_000);
  await read();
  expect(await read()).toBe(1);
});

it("counts at once by another limit, and where nobody has asked for five minutes", async () => {
  const { read, wait } = countsOf(1, 2, 3);
  await read();
  expect(await read(5)).toBe(2);
  wait(301_000);
  expect(await read(5)).toBe(3);
});

it("what fails beside an answer is told once there is no young count left", async () => {
  const { read, wait } = countsOf(1);
  await read();
  wait(16_000);
  expect(await read()).toBe(1);
  wait(300_000);
  await expect(read()).rejects.toThrow("no database");
});
